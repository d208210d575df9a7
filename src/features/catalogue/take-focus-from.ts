import { focusIfLost } from '#src/ui/focus.ts'

/** Ref of the first item that a press adds: takes the focus of the pressed button, unless the focus has moved on. */
export const takeFocusFrom = (pressed: HTMLElement) => (item: HTMLElement | null) => {
  if (document.activeElement === pressed) item?.focus()
  else focusIfLost(item)
}
