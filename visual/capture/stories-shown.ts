import type { Job } from './jobs.ts'
import type { Tab } from './tab.ts'

/** A leak has to come back after as many of the stories before it. */
const replayedStories = 12

/** Stories that each tab showed last. */
const shownIn = new WeakMap<Tab, Job[]>()

/** The stories that the tab showed before; a site page leaks into no story, and no story into it. */
export function noteShown(tab: Tab, job: Job): readonly Job[] {
  if (job.story.path !== undefined) return []
  const earlier = shownIn.get(tab) ?? []
  shownIn.set(tab, [...earlier, job].slice(-replayedStories))
  return earlier
}

export const forgetShown = (tab: Tab) => shownIn.delete(tab)

/** Nothing of the stories before it is left. */
export async function reload(tab: Tab) {
  await tab.reload()
  forgetShown(tab)
}
