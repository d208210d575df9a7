const fieldIn = (root: HTMLElement) => root.querySelector<HTMLInputElement>('[role=search] input')

/**
 * Live pages let people type before the shop has drawn the page. React takes a value by its event only, and opens the
 * suggestions then; it opens them again if the field gets the focus back.
 */
export function passTypedSearch(shown: HTMLElement, drawn: HTMLElement) {
  const [typed, field] = [fieldIn(shown), fieldIn(drawn)]
  if (!typed || !field || typed.value === typed.defaultValue) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, typed.value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  field.setSelectionRange(typed.selectionStart, typed.selectionEnd, typed.selectionDirection ?? undefined)
}
