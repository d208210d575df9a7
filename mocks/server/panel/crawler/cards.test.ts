import { expect, test } from 'vitest'
import { cardOf } from './cards.ts'
import type { PageFacts } from './page-facts.ts'

const facts = (metas: Record<string, string>, title = 'Pot · Zarrin'): PageFacts => ({
  language: 'en-US',
  direction: 'ltr',
  titles: title ? [title] : [],
  metas: Object.entries(metas).map(([name, content]) => ({ name, content })),
  canonicals: ['https://shop.test/en/pot'],
  alternates: [],
  headings: ['Pot'],
  links: 1,
  jsonLd: [],
})

const complete = {
  description: 'A pot of copper.',
  'og:title': 'Pot',
  'og:description': 'Hammered by hand.',
  'og:image': 'https://shop.test/pot.png',
  'og:site_name': 'Zarrin',
  'twitter:card': 'summary_large_image',
}
const picture = {
  address: 'https://shop.test/pot.png',
  fetchedFrom: 'https://shop.test/pot.png',
  status: 200,
  type: 'image/png',
  bytes: 200_000,
  width: 1200,
  height: 630,
}

const page = (whole: PageFacts, pictures = [picture]) => ({
  host: 'shop.test',
  factsWithin: () => whole,
  pictures,
})

test('a card has the Open Graph tags with the tag that each is from', () => {
  expect(cardOf('telegram', page(facts(complete)))).toEqual({
    crawler: 'telegram',
    site: 'Zarrin',
    title: { text: 'Pot', tag: 'og:title', isCut: false },
    description: { text: 'Hammered by hand.', tag: 'og:description', isCut: false },
    picture: { ...picture, tag: 'og:image' },
    isLarge: true,
    warnings: [],
  })
})

test.each([
  ['telegram', 'title', 'description'],
  ['slack', 'title', 'description'],
  ['whatsapp', 'title', 'description'],
  ['instagram', 'title', 'description'],
  ['google', 'title', 'description'],
] as const)('%s falls back to title and description', (name, titleTag, descriptionTag) => {
  const card = cardOf(name, page(facts({ description: 'A pot of copper.' }), []))
  expect(card.title).toMatchObject({ text: 'Pot · Zarrin', tag: titleTag })
  expect(card.description).toMatchObject({ text: 'A pot of copper.', tag: descriptionTag })
  expect(card).toMatchObject({ site: 'shop.test', picture: null })
})

test('X takes its own tags before Open Graph, and no <title>', () => {
  const own = { ...complete, 'twitter:title': 'Copper pot' }
  expect(cardOf('x', page(facts(own))).title).toMatchObject({ text: 'Copper pot', tag: 'twitter:title' })
  const bare = cardOf('x', page(facts({ description: 'A pot of copper.' })))
  expect(bare).toMatchObject({ title: null, description: null })
  expect(bare.warnings).toContain('X finds no title and shows the bare address.')
})

test('X shows a large picture only for summary_large_image', () => {
  const { 'twitter:card': _card, ...others } = complete
  expect(cardOf('x', page(facts(others))).isLarge).toBe(false)
  expect(cardOf('x', page(facts(complete))).isLarge).toBe(true)
})

test('a text is cut where the messenger cuts it, between letters', () => {
  const long = 'دیگ مسی زنجان '.repeat(30)
  const { description } = cardOf('whatsapp', page(facts({ ...complete, 'og:description': long })))
  expect(description).toMatchObject({ isCut: true })
  expect(description?.text).toHaveLength(80)
  expect(description?.text.endsWith('…')).toBe(true)
  const flags = cardOf('x', page(facts({ ...complete, 'og:title': '🇮🇷'.repeat(71) })))
  expect(flags.title?.text).toBe(`${'🇮🇷'.repeat(69)}…`)
})

test('a tag that stands after the bytes that a crawler reads is missing in its card, which says so', () => {
  const whole = facts(complete)
  const start = facts({ description: 'A pot of copper.' })
  const long = { ...page(whole), factsWithin: (bytes: number) => (bytes < 300_000 ? start : whole) }
  expect(cardOf('whatsapp', long).warnings).toEqual([])
  const slack = cardOf('slack', long)
  expect(slack.title).toMatchObject({ tag: 'title' })
  expect(slack.picture).toBeNull()
  expect(slack.warnings).toEqual([
    'og:title stands after the first 32 kB, which are all that Slack reads.',
    'og:description stands after the first 32 kB, which are all that Slack reads.',
    'og:image stands after the first 32 kB, which are all that Slack reads.',
  ])
})

test('a picture that a messenger cannot show is left out of its card', () => {
  const svg = [{ ...picture, type: 'image/svg+xml' }]
  expect(cardOf('telegram', page(facts(complete), svg))).toMatchObject({ picture: null, warnings: [] })
  const heavy = [{ ...picture, bytes: 900_000 }]
  expect(cardOf('telegram', page(facts(complete), heavy)).picture).not.toBeNull()
  expect(cardOf('whatsapp', page(facts(complete), heavy))).toMatchObject({
    picture: null,
    warnings: ['og:image has 900 kB; WhatsApp shows at most 600 kB.'],
  })
})
