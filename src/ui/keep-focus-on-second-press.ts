function keepFocus(event: MouseEvent) {
  if (event.detail > 1 && !(event.target instanceof HTMLInputElement)) event.preventDefault()
}

/** Ref of a form: what the first press of a double one shows may have moved the button from under the pointer. */
export function keepFocusOnSecondPress(form: HTMLFormElement | null) {
  form?.addEventListener('mousedown', keepFocus)
}
