import { replaceContent } from './element.ts'
import type { Child } from './element.ts'

/** Renders only when the value changed, so that focus, scroll and selection survive polling. */
export function renderOnChange<Value>(
  place: HTMLElement,
  render: (value: Value) => readonly Child[],
): (value: Value) => void {
  let last: string | undefined
  return (value) => {
    const text = JSON.stringify(value)
    if (text === last) return
    last = text
    const hadFocus = place.matches(':focus-within')
    replaceContent(place, ...render(value))
    if (!hadFocus) return
    place.tabIndex = -1
    place.focus()
  }
}
