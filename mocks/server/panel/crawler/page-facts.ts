/** An element of HTML. Elements of templates and of inline SVG are none of the page. */
export type HtmlElement = {
  tag: string
  attributes: Readonly<Record<string, string>>
  text: () => string
}

/** All elements of a document in its order, as they are without JavaScript. */
export type ParseHtml = (html: string) => HtmlElement[]

export type PageFacts = {
  language: string | null
  direction: string | null
  titles: readonly string[]
  /** By `name` or `property`, in lower case. */
  metas: readonly { name: string; content: string }[]
  canonicals: readonly string[]
  alternates: readonly { language: string; href: string }[]
  headings: readonly string[]
  links: number
  jsonLd: readonly string[]
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

export function pageFacts(elements: readonly HtmlElement[]): PageFacts {
  const all = (tag: string) => elements.filter((one) => one.tag === tag)
  const texts = (tag: string) => all(tag).map(({ text }) => oneLine(text()))
  const root = all('html')[0]?.attributes
  const links = all('link').map(({ attributes }) => attributes)
  return {
    language: root?.lang ?? null,
    direction: root?.dir ?? null,
    titles: texts('title'),
    metas: all('meta').flatMap(({ attributes: { name, property, content } }) => {
      const key = property ?? name
      return key === undefined || content === undefined ? [] : [{ name: key.toLowerCase(), content }]
    }),
    canonicals: links.flatMap(({ rel, href }) => (rel === 'canonical' && href !== undefined ? [href] : [])),
    alternates: links.flatMap(({ rel, hreflang, href }) =>
      rel === 'alternate' && hreflang !== undefined && href !== undefined
        ? [{ language: hreflang, href }]
        : [],
    ),
    headings: texts('h1'),
    links: all('a').filter(({ attributes }) => 'href' in attributes).length,
    jsonLd: all('script').flatMap(({ attributes, text }) =>
      attributes.type === 'application/ld+json' ? [text()] : [],
    ),
  }
}

/** The first one counts. */
export const metaOf = ({ metas }: PageFacts, name: string): string | null =>
  metas.find((meta) => meta.name === name)?.content ?? null

/** Facts in the first `bytes` of a page: all that some crawlers read. */
export type FactsWithin = (bytes: number) => PageFacts

export function factsWithin(html: string, parse: ParseHtml): FactsWithin {
  const bytes = new TextEncoder().encode(html)
  const whole = pageFacts(parse(html))
  return (count) =>
    count >= bytes.length ? whole : pageFacts(parse(new TextDecoder().decode(bytes.subarray(0, count))))
}

/** The document of the shop before its script has run: it has no words of a page. */
export const isShell = ({ headings, canonicals }: PageFacts): boolean =>
  headings.length === 0 && canonicals.length === 0
