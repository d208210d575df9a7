import { cardOf } from './cards.ts'
import type { Card } from './cards.ts'
import type { CrawlerName } from './crawlers.ts'
import { judgeJsonLd } from './json-ld.ts'
import type { NodeCheck, Verdict } from './json-ld.ts'
import { factsWithin, isShell, metaOf } from './page-facts.ts'
import type { PageFacts, ParseHtml } from './page-facts.ts'
import { pageWarnings } from './page-warnings.ts'
import type { FetchPicture, PictureFacts } from './pictures.ts'

export type FetchedPage = {
  address: string
  /** The address that was asked first and led here. */
  redirect: { from: string; status: number | null } | null
  status: number
  headers: Readonly<Record<string, string>>
  html: string
  compressedBytes: number | null
}

export type CrawlReport = Omit<FetchedPage, 'html'> & {
  bytes: number
  isShell: boolean
  facts: PageFacts
  warnings: readonly string[]
  /** `og:image` and `twitter:image` name them. */
  pictures: readonly PictureFacts[]
  jsonLd: readonly Verdict[]
  cards: readonly Card[]
}

export type CrawlTools = {
  parse: ParseHtml
  fetchPicture: FetchPicture
  check?: NodeCheck
}

const shownHeaders = [
  'content-type',
  'cache-control',
  'link',
  'location',
  'retry-after',
  'set-cookie',
  'vary',
  'x-robots-tag',
]

const shellWarning =
  'This server answers the shell: run npm run build && npm run preview. Basket, profile and sign-in are always the shell.'

/** What crawlers make of a page, without JavaScript and without cookies. */
export async function crawlReport(
  { html, ...page }: FetchedPage,
  names: readonly CrawlerName[],
  { parse, fetchPicture, check }: CrawlTools,
): Promise<CrawlReport> {
  const within = factsWithin(html, parse)
  const facts = within(Infinity)
  const type = page.headers['content-type'] ?? ''
  const isPage = /^text\/html\b/.test(type)
  const pictures = await Promise.all(
    pictureAddresses(facts).map(async (address) => {
      const fetchedFrom = servedAddress(address, page.address, facts)
      return { address, fetchedFrom, ...(await fetchPicture(fetchedFrom)) }
    }),
  )
  const crawled = { host: hostOf(facts, page.address), factsWithin: within, pictures }
  return {
    ...page,
    headers: Object.fromEntries(shownHeaders.flatMap((name) => headerOf(page.headers, name))),
    bytes: new TextEncoder().encode(html).length,
    isShell: isPage && isShell(facts),
    facts,
    warnings: [
      ...(page.headers['set-cookie'] ? ['The answer sets a cookie: no cache keeps it.'] : []),
      ...warningsOf(isPage, facts, type, () => pageWarnings({ ...crawled, address: page.address })),
    ],
    pictures,
    jsonLd: facts.jsonLd.map((text) => judgeJsonLd(text, check)),
    cards: isPage ? names.map((name) => cardOf(name, crawled)) : [],
  }
}

function warningsOf(isPage: boolean, facts: PageFacts, type: string, ofPage: () => string[]): string[] {
  if (!isPage) return [`The answer is ${type || 'without a content type'}, which is no page.`]
  return isShell(facts) ? [shellWarning] : ofPage()
}

const headerOf = (headers: FetchedPage['headers'], name: string): [string, string][] => {
  const value = headers[name]
  return value === undefined ? [] : [[name, value]]
}

const pictureAddresses = (facts: PageFacts) => [
  ...new Set(['og:image', 'twitter:image'].flatMap((tag) => metaOf(facts, tag) ?? [])),
]

const siteOf = (facts: PageFacts) => URL.parse(facts.canonicals[0] ?? metaOf(facts, 'og:url') ?? '')

const hostOf = (facts: PageFacts, address: string) => (siteOf(facts) ?? new URL(address)).host

function servedAddress(picture: string, address: string, facts: PageFacts): string {
  const url = URL.parse(picture, address)
  if (!url) return picture
  return url.origin === siteOf(facts)?.origin ? new URL(url.pathname + url.search, address).href : url.href
}
