import type { CrawledPage } from './cards.ts'
import { strictestBytes } from './crawlers.ts'
import { kilobytes } from './kilobytes.ts'
import { metaOf } from './page-facts.ts'
import type { PageFacts } from './page-facts.ts'
import { pictureProblem } from './pictures.ts'
import type { PictureFacts } from './pictures.ts'

type Page = Pick<CrawledPage, 'factsWithin' | 'pictures'> & { address: string }

const previewTags = ['title', 'description', 'og:title', 'og:description', 'og:image', 'twitter:image']

const has = (facts: PageFacts, tag: string) =>
  tag === 'title' ? facts.titles.length > 0 : metaOf(facts, tag) !== null

/** The address may lead to a copy of the site on this machine: only path and query are compared. */
const placeOf = (address: string) => {
  const url = URL.parse(address)
  return url ? url.pathname + url.search : address
}

/** What is wrong for every crawler, in plain words. */
export function pageWarnings({ address, factsWithin, pictures }: Page): string[] {
  const facts = factsWithin(Infinity)
  const start = factsWithin(strictestBytes)
  const isNoIndex = metaOf(facts, 'robots')?.includes('noindex') ?? false
  return [
    ...elements(facts),
    ...(isNoIndex ? ['robots says noindex: search engines leave the page out.'] : addresses(facts, address)),
    ...previewTags
      .filter((tag) => has(facts, tag) && !has(start, tag))
      .map(
        (tag) =>
          `${tag} stands after the first ${kilobytes(strictestBytes)}: strict previewers do not read it.`,
      ),
    ...pictureProblems(facts, pictures),
  ]
}

function elements(facts: PageFacts): string[] {
  const { titles, headings, language } = facts
  return [
    titles.length === 0 && 'There is no <title>.',
    titles.length > 1 && `There are ${titles.length} <title> elements; crawlers read the first.`,
    language === null && 'The page says no language: <html lang>.',
    headings.length === 0 && 'There is no <h1>.',
    headings.length > 1 && `There are ${headings.length} <h1> elements.`,
    !has(facts, 'description') && 'There is no description.',
    !has(facts, 'og:title') && 'There is no og:title: cards take the <title> with the brand.',
    repeatsSite(facts) && 'og:title repeats the name of the site, which og:site_name has.',
    !has(facts, 'og:image') && 'There is no og:image: cards have no picture.',
  ].filter((warning) => warning !== false)
}

function repeatsSite(facts: PageFacts): boolean {
  const site = metaOf(facts, 'og:site_name')
  return site !== null && metaOf(facts, 'og:title')?.endsWith(` · ${site}`) === true
}

function addresses({ canonicals, alternates }: PageFacts, address: string): string[] {
  const [canonical, ...others] = canonicals
  if (canonical === undefined) return ['There is no canonical address.']
  if (others.length > 0)
    return [`There are ${canonicals.length} canonical addresses; search engines ignore them all.`]
  if (placeOf(canonical) !== placeOf(address) && placeOf(canonical) !== new URL(address).pathname)
    return [`The canonical address is another page: ${canonical}`]
  const names = alternates.map(({ href }) => href)
  return names.length > 0 && !names.includes(canonical) ? ['hreflang does not name the page itself.'] : []
}

function pictureProblems(facts: PageFacts, pictures: Page['pictures']): string[] {
  return ['og:image', 'twitter:image'].flatMap((tag) => {
    const known = pictures.find(({ address }) => address === metaOf(facts, tag))
    return (known && (pictureProblem(tag, known) ?? smallPicture(tag, known))) ?? []
  })
}

const largeCard = { width: 1200, height: 630 }

function smallPicture(tag: string, { width, height }: PictureFacts): string | null {
  if (width === null || height === null) return null
  if (width >= largeCard.width && height >= largeCard.height) return null
  return `${tag} is ${width} × ${height}; large cards want ${largeCard.width} × ${largeCard.height} or more.`
}
