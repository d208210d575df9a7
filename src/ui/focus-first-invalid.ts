import { flushSync } from 'react-dom'

/** The errors must be rendered before focus makes a screen reader read the first. */
export function focusFirstInvalid(form: HTMLFormElement | null, showErrors: () => void) {
  flushSync(showErrors)
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
