type Child = Node | string
type Attributes = Readonly<Record<string, string | number | boolean | ((event: Event) => void)>>

/** An element of the panel: `onclick` and its kin are listeners, a boolean attribute is there or not, texts stay texts. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(name.slice(2), value)
    else if (typeof value === 'boolean') made.toggleAttribute(name, value)
    else made.setAttribute(name, String(value))
  }
  made.append(...children)
  return made
}

/**
 * Draws into `place` what a value says, anew only when the value has changed: focus, scrolling and a selected text
 * survive each look at the session.
 */
export function drawing<Value>(
  place: HTMLElement,
  draw: (value: Value) => readonly Child[],
): (value: Value) => void {
  let last: string | undefined
  return (value) => {
    const text = JSON.stringify(value)
    if (text === last) return
    last = text
    const hadFocus = place.matches(':focus-within')
    place.replaceChildren(...draw(value))
    if (!hadFocus) return
    place.tabIndex = -1
    place.focus()
  }
}
