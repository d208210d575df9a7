import type { MouseEvent } from 'react'

/** For `onMouseDown`: blur would show an error message that moves the button away from the pointer. */
export function preventFocusLoss(event: MouseEvent) {
  event.preventDefault()
}
