/** As a `ref`: takes the focus when it is drawn, and then no more. */
export function focusOnMount(node: HTMLElement | null) {
  node?.focus()
}

/** As a `ref`: takes the focus when it is drawn in place of what had it; who is elsewhere by then is left there. */
export function focusIfLost(node: HTMLElement | null) {
  if (document.activeElement === document.body) node?.focus()
}

/** As a `ref`: gives the focus to its first field when it is drawn. */
export function focusFieldOnMount(node: HTMLElement | null) {
  node?.querySelector('input')?.focus()
}
