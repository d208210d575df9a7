import { delay } from '#src/platform/delay.ts'
import type { AppRouter } from './router.ts'

/** Milliseconds that the shell's skeleton waits for a page before the page's own header and skeleton replace it. */
const maxSkeletonWait = 1_000

/** Loads the first route, and what it redirects to: the router follows by itself only once it is drawn. */
export async function loadFirstRoute({ history, load }: AppRouter, isPrerendered: boolean) {
  const stop = history.subscribe(load)
  await (isPrerendered ? load() : Promise.race([load(), delay(maxSkeletonWait)]))
  stop()
}

/** Call the result after the page is drawn anew: it focuses the link that had the focus. */
export function keepFocus(): (root: HTMLElement) => void {
  const link = document.activeElement?.closest('a')?.pathname
  return (root) => {
    if (link === undefined || document.activeElement !== document.body) return
    const links = [...root.querySelectorAll('a')]
    links.find(({ pathname }) => pathname === link)?.focus({ preventScroll: true })
  }
}
