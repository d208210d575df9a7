import { crawlers } from './crawlers.ts'
import type { Crawler, CrawlerName } from './crawlers.ts'
import { metaOf } from './page-facts.ts'
import type { FactsWithin, PageFacts } from './page-facts.ts'
import { kilobytes } from './kilobytes.ts'
import { pictureLimits, pictureProblem } from './pictures.ts'
import type { PictureFacts } from './pictures.ts'

export type CardText = {
  text: string
  /** Where it is from: `og:title`, or `title` for the element. */
  tag: string
  isCut: boolean
}

export type Card = {
  crawler: CrawlerName
  site: string
  /** Null: there is no card, only the address. */
  title: CardText | null
  description: CardText | null
  picture: (PictureFacts & { tag: string }) | null
  isLarge: boolean
  warnings: readonly string[]
}

/** `pictures` has what is known of each address that a tag names. */
export type CrawledPage = { host: string; factsWithin: FactsWithin; pictures: readonly PictureFacts[] }

type Found = { tag: string; value: string }

const read = (facts: PageFacts, tag: string) => (tag === 'title' ? facts.titles[0] : metaOf(facts, tag))

function firstOf(facts: PageFacts, tags: readonly string[]): Found | null {
  for (const tag of tags) {
    const value = read(facts, tag)
    if (value) return { tag, value }
  }
  return null
}

const letters = new Intl.Segmenter()

function cut({ tag, value }: Found, length: number): CardText {
  const all = Array.from(letters.segment(value), ({ segment }) => segment)
  if (all.length <= length) return { text: value, tag, isCut: false }
  return {
    text: `${all
      .slice(0, length - 1)
      .join('')
      .trimEnd()}…`,
    tag,
    isCut: true,
  }
}

export function cardOf(name: CrawlerName, { host, factsWithin, pictures }: CrawledPage): Card {
  const crawler: Crawler = crawlers[name]
  const facts = factsWithin(crawler.bytes)
  const [title, description, picture] = [crawler.title, crawler.description, crawler.picture].map((tags) =>
    firstOf(facts, tags),
  )
  const known = picture && pictures.find(({ address }) => address === picture.value)
  const limits = picture && known ? pictureLimits(crawler, picture.tag, known) : []
  const isShown = picture && known && limits.length === 0 && pictureProblem(picture.tag, known) === null
  return {
    crawler: name,
    site: metaOf(facts, 'og:site_name') ?? host,
    title: title ? cut(title, crawler.titleLength) : null,
    description: description ? cut(description, crawler.descriptionLength) : null,
    picture: isShown ? { ...known, tag: picture.tag } : null,
    isLarge: name !== 'x' || metaOf(facts, 'twitter:card') === 'summary_large_image',
    warnings: [
      ...(title ? [] : [`${crawler.name} finds no title and shows the bare address.`]),
      ...lateTags(crawler, facts, factsWithin(Infinity)),
      ...limits,
    ],
  }
}

/** Tags that a crawler would take if it read the whole page. */
function lateTags({ name, bytes, ...tags }: Crawler, start: PageFacts, whole: PageFacts): string[] {
  return [tags.title, tags.description, tags.picture].flatMap((some) => {
    const [early, all] = [firstOf(start, some), firstOf(whole, some)]
    if (!all || early?.value === all.value) return []
    return [`${all.tag} stands after the first ${kilobytes(bytes)}, which are all that ${name} reads.`]
  })
}
