import { delay } from '#src/platform/delay.ts'
import type { AppRouter } from './router.ts'

/** How long the first screen waits for what the page shows, milliseconds; longer, and its header is wanted. */
const patience = 1_000

/**
 * The page is loaded, or takes long: the first screen gives way to a page, and not to the beginnings of one. Before the
 * shop is drawn nobody but this follows where it is led on.
 */
export async function loadedSoon({ history, load }: AppRouter) {
  const stop = history.subscribe(load)
  await Promise.race([load(), delay(patience)])
  stop()
}

/** To be called once the page is drawn anew: a link that has the focus now has it then. */
export function focusWithin(root: HTMLElement): () => void {
  const link = document.activeElement?.closest('a')?.pathname
  return () => {
    if (link === undefined || document.activeElement !== document.body) return
    const links = [...root.querySelectorAll('a')]
    links.find(({ pathname }) => pathname === link)?.focus({ preventScroll: true })
  }
}
