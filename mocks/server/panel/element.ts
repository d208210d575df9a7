export type Child = Node | string | null | false
type Attribute = string | number | boolean | null | ((event: Event) => void)
type Attributes = Readonly<Record<string, Attribute>>

/** A function is an event listener (`onclick`); null and false are left out. Children are text, never HTML. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) setAttribute(made, name, value)
  replaceContent(made, ...children)
  return made
}

/** Does not submit a form around it. */
export function button(label: string, onclick: () => void, attributes: Attributes = {}): HTMLButtonElement {
  return element('button', { type: 'button', onclick, ...attributes }, label)
}

export function replaceContent(parent: Element, ...children: readonly Child[]) {
  parent.replaceChildren(...children.filter((child) => child !== null && child !== false))
}

/** Does not write unchanged text, so that screen readers do not repeat it. */
export function setText(parent: Element, text: string) {
  if (parent.textContent !== text) parent.textContent = text
}

function setAttribute(made: HTMLElement, name: string, value: Attribute) {
  if (value === null || value === false) return
  if (typeof value === 'function') return made.addEventListener(name.slice(2), value)
  made.setAttribute(name, value === true ? '' : String(value))
}
