import { defaultTreeAdapter as tree, html as names, parse } from 'parse5'
import type { DefaultTreeAdapterTypes as Tree, Token } from 'parse5'
import { allowedAttributes, allowedTags } from './allowed-html.ts'

/** Removed with their content; of other unknown elements the content stays. The list of DOMPurify (`FORBID_CONTENTS`). */
const removedWithContent = new Set(
  'annotation-xml audio colgroup desc foreignobject head iframe math mi mn mo ms mtext noembed noframes noscript plaintext script selectedcontent style svg template thead title video xmp'.split(
    ' ',
  ),
)

/** What a browser could take for the end of a comment or of an element, if the HTML were parsed once more. */
const closesElement = /((--!?|])>)|<\/(style|script|title|xmp|textarea|noscript|iframe|noembed|noframes)/i

/** The rule of DOMPurify: known schemes and relative addresses. */
const allowedAddress =
  /^(?:(?:(?:f|ht)tps?|mailto|tel|callto|sms|cid|xmpp|matrix):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i
// oxlint-disable-next-line no-control-regex -- invisible characters that browsers skip in a scheme
const skippedInAddress = /[\u0000-\u0020\u00A0\u1680\u180E\u2000-\u2029\u205F\u3000]/g

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('\u00A0', '&nbsp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const escapeAttribute = (text: string) => escapeText(text).replaceAll('"', '&quot;')

/** Security: editors' HTML by the same allow-list and with the same result as in a browser (`sanitize.ts`). */
export function sanitize(html: string): string {
  const document = parse(html, { scriptingEnabled: false })
  const root = document.childNodes.find(tree.isElementNode)
  const body = root?.childNodes.find((node) => node.nodeName === 'body')
  return body && tree.isElementNode(body) ? contentOf(body) : ''
}

const contentOf = (parent: Tree.ParentNode): string => tree.getChildNodes(parent).map(serialize).join('')

function serialize(node: Tree.ChildNode): string {
  if (tree.isTextNode(node)) return escapeText(tree.getTextNodeContent(node))
  if (!tree.isElementNode(node)) return ''
  const { tagName, namespaceURI } = node
  if (namespaceURI !== names.NS.HTML || removedWithContent.has(tagName) || hidesMarkup(node)) return ''
  if (!allowedTags.includes(tagName)) return contentOf(node)
  const opening = `<${tagName}${node.attrs.map(trimmed).filter(isAllowed).map(attributeText).join('')}>`
  return tagName === 'br' ? opening : `${opening}${contentOf(node)}</${tagName}>`
}

/** A comment beside a text that looks like markup: together they could become markup. */
function hidesMarkup({ childNodes }: Tree.Element): boolean {
  if (childNodes.some(tree.isElementNode) || !childNodes.some(tree.isCommentNode)) return false
  return /<[/\w!]/.test(childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join(''))
}

const trimmed = ({ name, value }: Token.Attribute) => ({ name, value: value.trim() })

const isAllowed = ({ name, value }: Token.Attribute) =>
  allowedAttributes.includes(name) &&
  !closesElement.test(value) &&
  (value === '' || allowedAddress.test(value.replace(skippedInAddress, '')))

const attributeText = ({ name, value }: Token.Attribute) => ` ${name}="${escapeAttribute(value)}"`
