/** Whether `index.html` shows one, or is about to: it gives way to a page, and not to the beginnings of one. */
export const hasFirstScreen = () => document.getElementById('splash')?.hidden === true

/** To be called once the page is drawn anew: a link that has the focus now has it then. */
export function focusWithin(root: HTMLElement): () => void {
  const link = document.activeElement?.closest('a')?.pathname
  return () => {
    if (link === undefined || document.activeElement !== document.body) return
    const links = [...root.querySelectorAll('a')]
    links.find(({ pathname }) => pathname === link)?.focus({ preventScroll: true })
  }
}
