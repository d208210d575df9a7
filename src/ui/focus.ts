/** As a `ref`: takes the focus when it is drawn, and then no more. */
export function focusOnMount(node: HTMLElement | null) {
  node?.focus()
}

/** As a `ref`: gives the focus to its first field when it is drawn. */
export function focusFieldOnMount(node: HTMLElement | null) {
  node?.querySelector('input')?.focus()
}
