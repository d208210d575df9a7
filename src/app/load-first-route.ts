import { delay } from '#src/platform/delay.ts'
import type { AppRouter } from './router.ts'

/** Milliseconds that the shell's skeleton waits for a page before the page's own header and skeleton replace it. */
const maxSkeletonWait = 1_000

/**
 * Loads the first route, and what it redirects to until the returned function is called: the router follows by itself only
 * once it is mounted, and a slow phone shows the skeleton before the redirect has come.
 */
export async function loadFirstRoute({ history, load }: AppRouter, isPrerendered: boolean) {
  const stopFollowing = history.subscribe(load)
  await (isPrerendered ? load() : Promise.race([load(), delay(maxSkeletonWait)]))
  return stopFollowing
}
