import { expect, test } from 'vitest'
import type { PageFacts } from './page-facts.ts'
import { pageWarnings } from './page-warnings.ts'
import type { PictureFacts } from './pictures.ts'

const address = 'http://localhost:4173/en/pot'
const metas = {
  description: 'A pot of copper.',
  'og:title': 'Pot',
  'og:description': 'Hammered by hand.',
  'og:image': 'https://shop.test/pot.png',
}
const facts: PageFacts = {
  language: 'en-US',
  direction: 'ltr',
  titles: ['Pot · Zarrin'],
  metas: Object.entries(metas).map(([name, content]) => ({ name, content })),
  canonicals: ['https://shop.test/en/pot'],
  alternates: [
    { language: 'fa', href: 'https://shop.test/pot' },
    { language: 'en', href: 'https://shop.test/en/pot' },
  ],
  headings: ['Pot'],
  links: 1,
  jsonLd: [],
}
const picture: PictureFacts = {
  address: metas['og:image'],
  fetchedFrom: metas['og:image'],
  status: 200,
  type: 'image/png',
  bytes: 9_000,
  width: 1200,
  height: 630,
}

const warnings = (change: Partial<PageFacts>, more: object = {}) => {
  const whole = { ...facts, ...change }
  return pageWarnings({ address, factsWithin: () => whole, pictures: [picture], ...more })
}
const without = (name: string) => ({ metas: facts.metas.filter((meta) => meta.name !== name) })

test('a complete page has no warning', () => {
  expect(warnings({})).toEqual([])
})

test.each<[string, Partial<PageFacts>]>([
  ['There is no <title>.', { titles: [] }],
  ['There are 2 <title> elements; crawlers read the first.', { titles: ['Pot', 'Pot'] }],
  ['There is no canonical address.', { canonicals: [] }],
  ['There are 2 canonical addresses; search engines ignore them all.', { canonicals: ['a', 'b'] }],
  [
    'The canonical address is another page: https://shop.test/en/pan',
    { canonicals: ['https://shop.test/en/pan'] },
  ],
  ['hreflang does not name the page itself.', { alternates: facts.alternates.slice(0, 1) }],
  ['The page says no language: <html lang>.', { language: null }],
  ['There is no <h1>.', { headings: [] }],
  ['There are 2 <h1> elements.', { headings: ['Pot', 'Pan'] }],
  ['There is no description.', without('description')],
  ['There is no og:title: cards take the <title> with the brand.', without('og:title')],
  ['There is no og:image: cards have no picture.', without('og:image')],
])('a page gets the warning: %s', (warning, change) => {
  expect(warnings(change)).toEqual([warning])
})

test('a page that is not to be indexed needs neither canonical nor hreflang', () => {
  const noIndex = { metas: [...facts.metas, { name: 'robots', content: 'noindex' }] }
  expect(warnings({ ...noIndex, canonicals: [], alternates: [] })).toEqual([
    'robots says noindex: search engines leave the page out.',
  ])
})

test('tags after the bytes that the strictest previewers read are named', () => {
  const start = { ...facts, ...without('og:image'), titles: [] }
  const late = { factsWithin: (bytes: number) => (bytes <= 16_000 ? start : facts) }
  expect(warnings({}, late)).toEqual([
    'title stands after the first 16 kB: strict previewers do not read it.',
    'og:image stands after the first 16 kB: strict previewers do not read it.',
  ])
})

test('a title of cards that repeats the name of the site is a warning', () => {
  const branded = [
    { name: 'description', content: 'A pot.' },
    { name: 'og:title', content: 'Pot · Zarrin' },
    { name: 'og:site_name', content: 'Zarrin' },
    { name: 'og:image', content: metas['og:image'] },
  ]
  expect(warnings({ metas: branded })).toEqual([
    'og:title repeats the name of the site, which og:site_name has.',
  ])
})

test('a picture that is too small for large cards is a warning', () => {
  const small = { pictures: [{ ...picture, width: 600, height: 600 }] }
  expect(warnings({}, small)).toEqual(['og:image is 600 × 600; large cards want 1200 × 630 or more.'])
})

test('a picture that no messenger shows is a warning', () => {
  const svg = { pictures: [{ ...picture, type: 'image/svg+xml' }] }
  expect(warnings({}, svg)).toEqual(['og:image is an SVG: no messenger shows it.'])
})

test('a canonical address with a query is that of the page with this query', () => {
  const second = { canonicals: ['https://shop.test/en/pot?page=2'], alternates: [] }
  expect(warnings(second, { address: `${address}?page=2` })).toEqual([])
  expect(warnings({}, { address: `${address}?utm_source=telegram` })).toEqual([])
})
