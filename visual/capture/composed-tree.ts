declare global {
  /** The document together with its open shadow roots, as it is drawn. */
  var composedTree: {
    /** In the order in which they are drawn. */
    all(selector: string): HTMLElement[]
    /** The slot of a slotted element, the host of a root's child, else the parent. */
    parentOf(element: Element): Element | null
    closest(element: Element, selector: string): Element | null
    contains(ancestor: Element, element: Element): boolean
    elementAt(x: number, y: number): Element | null
    textOf(element: Element): string
    /** `innerText` of the document, then the texts of its shadow roots. */
    visibleText(): string
  }
}

/** Runs in the page before its scripts. */
function installComposedTree() {
  const inShadow = (node: Node) => node.getRootNode() instanceof ShadowRoot

  function childNodesOf(element: Element): Node[] {
    if (element.shadowRoot) return [...element.shadowRoot.childNodes]
    const assigned = element instanceof HTMLSlotElement ? element.assignedNodes() : []
    return assigned.length > 0 ? assigned : [...element.childNodes]
  }

  const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE

  function* elementsIn(element: Element): Generator<Element> {
    for (const child of childNodesOf(element))
      if (isElement(child)) {
        yield child
        yield* elementsIn(child)
      }
  }

  function parentOf(element: Element): Element | null {
    const root = element.getRootNode()
    return element.assignedSlot ?? element.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
  }

  function closest(element: Element | null, selector: string): Element | null {
    if (!element || element.matches(selector)) return element
    return closest(parentOf(element), selector)
  }

  function contains(ancestor: Element, element: Element | null): boolean {
    return element !== null && (ancestor === element || contains(ancestor, parentOf(element)))
  }

  function textOf(node: Node): string {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent!
    if (!isElement(node) || (node.localName === 'style' && inShadow(node))) return ''
    return childNodesOf(node).map(textOf).join('')
  }

  /** Of a text that is not drawn a range has no boxes. */
  function isDrawn(text: Node): boolean {
    const range = document.createRange()
    range.selectNodeContents(text)
    const parent = text.parentElement ?? (text.getRootNode() as ShadowRoot).host
    return range.getClientRects().length > 0 && getComputedStyle(parent).visibility === 'visible'
  }

  function drawnTexts(root: ShadowRoot): string[] {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const lines: string[] = []
    while (texts.nextNode())
      if (isDrawn(texts.currentNode)) lines.push(texts.currentNode.textContent!.replaceAll(/\s+/g, ' '))
    return lines
  }

  const all = (selector: string) =>
    [...elementsIn(document.body)].filter((one): one is HTMLElement => one.matches(selector))

  globalThis.composedTree = {
    all,
    parentOf,
    closest,
    contains,
    textOf,
    elementAt(x, y) {
      let hit = document.elementFromPoint(x, y)
      while (hit?.shadowRoot) {
        const inner = hit.shadowRoot.elementFromPoint(x, y)
        if (inner?.getRootNode() !== hit.shadowRoot) break
        hit = inner
      }
      return hit
    },
    visibleText: () =>
      [
        document.body.innerText,
        ...all('*').flatMap(({ shadowRoot }) => (shadowRoot ? drawnTexts(shadowRoot) : [])),
      ].join('\n'),
  }
}

export const composedTreeScript = `(${installComposedTree.toString()})()`
