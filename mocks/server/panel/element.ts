type Child = Node | string
type Attributes = Readonly<Record<string, string | number | boolean | ((event: Event) => void)>>

/** Function attributes like `onclick` become listeners, booleans toggle; children are text, never HTML. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') node.addEventListener(name.slice(2), value)
    else if (typeof value === 'boolean') node.toggleAttribute(name, value)
    else node.setAttribute(name, String(value))
  }
  node.append(...children)
  return node
}

/** Renders only when the value changed, so that focus, scroll and selection survive polling. */
export function renderOnChange<Value>(
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
