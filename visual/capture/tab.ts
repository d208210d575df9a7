import type { Mode } from '../modes.ts'
import { delegateCapturable } from './frozen-page.ts'
import type { Capturable } from './frozen-page.ts'
import type { Story } from './story.ts'
import type { Rendering } from './story-switcher.ts'

export type StoryInMode = { mode: Mode; story: Story }

export type Tab = Capturable & {
  show(shown: StoryInMode): Promise<Rendering>
  /** Discards what earlier stories left behind. */
  reload(): Promise<void>
  /** Gives the page up, and waits for nothing; the next `show` or `reload` opens another. */
  recreate(): Promise<void>
}

export function combineTabs(stories: Tab, pages: Omit<Tab, 'reload'>): Tab {
  let current: Omit<Tab, 'reload'> = stories
  return {
    show(shown) {
      current = shown.story.path === undefined ? stories : pages
      return current.show(shown)
    },
    ...delegateCapturable(() => current),

    reload: () => stories.reload(),
    recreate: () => current.recreate(),
  }
}
