export function focusOnMount(node: HTMLElement | null) {
  node?.focus()
}

/** For what replaces the focused element: leaves focus alone if it has moved on. */
export function focusIfLost(node: HTMLElement | null, options?: FocusOptions) {
  if (document.activeElement === document.body) node?.focus(options)
}

export function focusFieldOnMount(node: HTMLElement | null) {
  node?.querySelector('input')?.focus()
}
