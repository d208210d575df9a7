export type JsonLdNode = Readonly<Record<string, unknown>>

/** Problems of a node, which is of `type`; an inner node is checked by itself. */
export type NodeCheck = (type: string, node: JsonLdNode) => readonly string[]

export type Verdict = {
  types: readonly string[]
  problems: readonly string[]
}

/** Without these a node says nothing: https://schema.org */
const required: Record<string, readonly string[]> = {
  Article: ['headline'],
  BlogPosting: ['headline'],
  BreadcrumbList: ['itemListElement'],
  Event: ['name', 'startDate', 'location'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
  Offer: ['price', 'priceCurrency'],
  Organization: ['name'],
  Product: ['name'],
  ProductGroup: ['name', 'hasVariant'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
  WebSite: ['name', 'url'],
}

const isMissing = (value: unknown) => value === undefined || value === null || value === ''

const basicCheck: NodeCheck = (type, node) =>
  (Object.hasOwn(required, type) ? required[type]! : [])
    .filter((name) => isMissing(node[name]))
    .map((name) => `${type} has no ${name}`)

/** Judges the text of a `<script type="application/ld+json">`. */
export function judgeJsonLd(text: string, check: NodeCheck = basicCheck): Verdict {
  const { data, problem } = parsed(text)
  if (problem !== undefined) return { types: [], problems: [problem] }
  const roots = (Array.isArray(data) ? data : [data]).filter(isNode)
  if (roots.length === 0) return { types: [], problems: ['It is no object'] }
  const outer = roots.flatMap((root) =>
    Array.isArray(root['@graph']) ? root['@graph'].filter(isNode) : [root],
  )
  return {
    types: outer.flatMap(typesOf),
    problems: [
      ...(roots.every(hasContext) ? [] : ['It has no @context of schema.org']),
      ...outer.filter((node) => typesOf(node).length === 0).map(() => 'A node has no @type'),
      ...outer.flatMap((node) => problemsOf(node, check)),
    ],
  }
}

function parsed(text: string): { data?: unknown; problem?: string } {
  try {
    return { data: JSON.parse(text) }
  } catch (error) {
    return { problem: `It does not parse: ${(error as Error).message}` }
  }
}

const isNode = (value: unknown): value is JsonLdNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const hasContext = ({ '@context': context }: JsonLdNode) =>
  typeof context === 'string' && /^https?:\/\/schema\.org\/?$/.test(context)

const typesOf = ({ '@type': type }: JsonLdNode): string[] =>
  (Array.isArray(type) ? type : [type]).filter((one) => typeof one === 'string')

function problemsOf(node: JsonLdNode, check: NodeCheck): string[] {
  const inner = Object.values(node).flat().filter(isNode)
  return [
    ...typesOf(node).flatMap((type) => check(type, node)),
    ...inner.flatMap((one) => problemsOf(one, check)),
  ]
}
