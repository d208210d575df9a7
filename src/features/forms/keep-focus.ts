import type { MouseEvent } from 'react'

/**
 * For a press on a button: a field that is left says what is wrong with it, and what it says would push the button from
 * under it.
 */
export function keepFocus(event: MouseEvent) {
  event.preventDefault()
}
