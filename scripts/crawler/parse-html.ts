import { defaultTreeAdapter as tree, html as names, parse } from 'parse5'
import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import type { HtmlElement, ParseHtml } from '#mocks/server/panel/crawler/page-facts.ts'

export const parseHtml: ParseHtml = (html) => elementsOf(parse(html, { scriptingEnabled: false }))

/** The content of a template is no child of it. */
function elementsOf(parent: Tree.ParentNode): HtmlElement[] {
  return parent.childNodes.flatMap((node) => {
    if (!tree.isElementNode(node) || node.namespaceURI !== names.NS.HTML) return []
    const own: HtmlElement = {
      tag: node.tagName,
      attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
      text: () => textOf(node),
    }
    return [own, ...elementsOf(node)]
  })
}

const textOf = (parent: Tree.ParentNode): string =>
  parent.childNodes
    .map((node) => {
      if (tree.isTextNode(node)) return node.value
      return tree.isElementNode(node) ? textOf(node) : ''
    })
    .join('')
