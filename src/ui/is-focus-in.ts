/** Also true of a lost focus. */
export const isFocusIn = (part: Element | null | undefined): boolean =>
  document.activeElement === document.body || Boolean(part?.contains(document.activeElement))
