type Child = Node | string | null | false
type Attribute = string | number | boolean | null | ((event: Event) => void)

/** A function is an event listener (`onclick`); null and false are left out. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, Attribute> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) setAttribute(made, name, value)
  made.append(...present(children))
  return made
}

export function replaceContent(parent: Element, ...children: Child[]) {
  parent.replaceChildren(...present(children))
}

/** Does not write unchanged text, so that screen readers do not repeat it. */
export function setText(parent: Element, text: string) {
  if (parent.textContent !== text) parent.textContent = text
}

function present(children: Child[]) {
  return children.filter((child) => child !== null && child !== false && child !== '') as (Node | string)[]
}

function setAttribute(made: HTMLElement, name: string, value: Attribute) {
  if (value === null || value === false) return
  if (typeof value === 'function') return made.addEventListener(name.slice(2), value)
  made.setAttribute(name, value === true ? '' : String(value))
}

const firstChunk = 40
const laterChunk = 150

export function appendInChunks(parent: Element, makers: readonly (() => Node)[], signal: AbortSignal) {
  const append = (from: number, count: number) => {
    if (signal.aborted) return
    parent.append(...makers.slice(from, from + count).map((make) => make()))
    const next = from + count
    if (next < makers.length) setTimeout(() => append(next, laterChunk))
  }
  append(0, firstChunk)
}
