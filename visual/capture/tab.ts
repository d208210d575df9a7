import type { Mode } from '../modes.ts'
import { viewOf } from './camera.ts'
import type { View } from './camera.ts'
import type { Story } from './story.ts'
import type { Rendering } from './switching.ts'

export type Shown = { mode: Mode; story: Story }

/** Shows one story after another, each as a `View`. */
export type Tab = View & {
  show(shown: Shown): Promise<Rendering>
  /** What an earlier story left behind is gone. */
  reload(): Promise<void>
  /** Begins with another page: this one hangs, or has crashed. */
  renew(): Promise<void>
}

/** Stories are shown by one tab, pages of the site by the other. */
export function oneTabOf(stories: Tab, pages: Omit<Tab, 'reload'>): Tab {
  let current: Omit<Tab, 'reload'> = stories
  return {
    show(shown) {
      current = shown.story.path === undefined ? stories : pages
      return current.show(shown)
    },
    ...viewOf(() => current),

    /** A page of the site is shown as if it were the first, always. */
    reload: () => stories.reload(),
    renew: () => current.renew(),
  }
}
