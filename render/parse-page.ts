import { defaultTreeAdapter as tree, parse } from 'parse5'
import type { DefaultTreeAdapterTypes as Tree } from 'parse5'

export type PageElement = { tag: string; attributes: Record<string, string>; text: string }

export type ParsedPage = {
  /** Elements with these attributes, in the order of the page; `tag` is their name. */
  select: (wanted: Record<string, string>) => PageElement[]
  /** What is read, heard or shown by a messenger, except where `lang` says that it is in another language. */
  words: string[]
}

const attributesOf = ({ attrs }: Tree.Element) =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]))

const textOf = (node: Tree.ChildNode): string => {
  if (tree.isTextNode(node)) return node.value
  return tree.isElementNode(node) ? node.childNodes.map(textOf).join('') : ''
}

const elementsOf = (parent: Tree.ParentNode): PageElement[] =>
  parent.childNodes
    .filter(tree.isElementNode)
    .flatMap((node) => [
      { tag: node.tagName, attributes: attributesOf(node), text: textOf(node) },
      ...elementsOf(node),
    ])

function wordsOf(node: Tree.ChildNode): string[] {
  if (tree.isTextNode(node)) return [node.value]
  if (!tree.isElementNode(node) || ['script', 'noscript', 'style'].includes(node.tagName)) return []
  const { lang, alt, title, placeholder, content, 'aria-label': name } = attributesOf(node)
  if (lang !== undefined && node.tagName !== 'html') return []
  return [alt, title, placeholder, content, name, ...node.childNodes.flatMap(wordsOf)].filter(
    (text) => text !== undefined,
  )
}

/** A page as a crawler parses it. */
export function parsePage(html: string): ParsedPage {
  const document = parse(html, { scriptingEnabled: false })
  const elements = elementsOf(document)
  return {
    select: ({ tag, ...wanted }) =>
      elements.filter(
        (element) =>
          (tag === undefined || element.tag === tag) &&
          Object.entries(wanted).every(([name, value]) => element.attributes[name] === value),
      ),
    words: document.childNodes
      .flatMap(wordsOf)
      .map((text) => text.trim())
      .filter(Boolean),
  }
}
