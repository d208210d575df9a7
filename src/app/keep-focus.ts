/** Call the result after the page is drawn anew: it focuses the link or the part that had the focus in `shown`. */
export function keepFocus(shown: HTMLElement): (drawn: HTMLElement) => void {
  const focused = document.activeElement as HTMLAnchorElement
  const equals = (root: HTMLElement) =>
    [...root.querySelectorAll<HTMLAnchorElement>(focused.tagName)].filter(({ href }) => href === focused.href)
  const position = equals(shown).indexOf(focused)
  return (drawn) => {
    if (document.activeElement === document.body) equals(drawn)[position]?.focus({ preventScroll: true })
  }
}
