export function focusOnMount(node: HTMLElement | null) {
  node?.focus()
}

/** Also true of a lost focus. */
export const isFocusIn = (part: Element | null | undefined): boolean =>
  document.activeElement === document.body || Boolean(part?.contains(document.activeElement))

/** For what replaces the focused element: leaves focus alone if it has moved on. */
export function focusIfLost(node: HTMLElement | null, options?: FocusOptions) {
  if (document.activeElement === document.body) node?.focus(options)
}

export function focusFieldOnMount(node: HTMLElement | null) {
  node?.querySelector('input')?.focus()
}
