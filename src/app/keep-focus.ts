const linksTo = (root: HTMLElement, href: string) =>
  [...root.querySelectorAll('a')].filter((link) => link.href === href)

/** Call the result after the page is drawn anew: it focuses the link that had the focus in `shown`. */
export function keepFocus(shown: HTMLElement): (drawn: HTMLElement) => void {
  const link = document.activeElement?.closest('a')
  if (!link || !shown.contains(link)) return () => {}
  const position = linksTo(shown, link.href).indexOf(link)
  return (drawn) => {
    if (document.activeElement !== document.body) return
    linksTo(drawn, link.href)[position]?.focus({ preventScroll: true })
  }
}
