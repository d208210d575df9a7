import Validator from '@adobe/structured-data-validator'
import { beforeAll, expect, test } from 'vitest'
import { formattersOf, toman } from '#i18n/formatters.ts'
import { locales, localizedPath } from '#i18n/locales.ts'
import { pageAddress } from '#src/platform/page-address.ts'
import { googleRequirements } from './google-requirements.ts'
import { schemaVocabulary } from './schema-vocabulary.ts'
import { thingsIn, violations, withNested } from './structured-data.ts'
import type { StructuredThing } from './structured-data.ts'
import { mockServer, publicPaths, render } from './test-pages.ts'

type Variant = { url: string; offers: { price: number; priceSpecification?: { price: number }[] } }

const validator = new Validator(schemaVocabulary())

let paths: string[]
let products: string[]

beforeAll(async () => {
  paths = await publicPaths()
  products = paths.filter((path) => /^\/search\/[^/]+\/./.test(path))
})

async function htmlOf(path: string, ask = mockServer): Promise<string> {
  const { html } = await render(path, ask)
  return html!
}

/** One of the variants of a product, another one for each `turn`. */
async function itemIdOf(path: string, turn: number): Promise<number> {
  const [catLabel, label] = path.split('/').slice(2) as [string, string]
  const response = await mockServer(`/api/products/product?catLabel=${catLabel}&label=${label}`, {
    language: 'fa-IR',
  })
  const { items } = ((await response.json()) as { data: { items: { id: number }[] } }).data
  return items[turn % items.length]!.id
}

/** Errors, and warnings about what the table does not allow to be missing. */
async function secondOpinion(thing: StructuredThing): Promise<string[]> {
  const issues = await validator.validate({ jsonld: { [thing['@type']]: [thing] } })
  const unexpected = issues.filter(({ severity, fieldNames, path }) => {
    const { whereKnown = [], omitted = [] } = googleRequirements[path.at(-1)?.type ?? ''] ?? {}
    return severity === 'ERROR' || !fieldNames.every((name) => [...whereKnown, ...omitted].includes(name))
  })
  return unexpected.map(
    ({ issueMessage, path }) => `${path.map(({ type }) => type).join('.')}: ${issueMessage}`,
  )
}

async function expectComplete(address: string, things: StructuredThing[]) {
  expect({ address, violations: withNested(things).flatMap(violations) }).toEqual({ address, violations: [] })
  for (const thing of things)
    expect({ address, issues: await secondOpinion(thing) }).toEqual({ address, issues: [] })
}

/** The mock server with one field of each product changed. */
const rewriting =
  (field: string, change: (value: unknown) => unknown): typeof mockServer =>
  async (path, options) => {
    const response = await mockServer(path, options)
    if (!path.startsWith('/api/products/product?')) return response
    const { data, ...envelope } = (await response.json()) as { data: Record<string, unknown> }
    return Response.json({ ...envelope, data: { ...data, [field]: change(data[field]) } })
  }

const withOneVariant = rewriting('items', (items) => (items as unknown[]).slice(0, 1))

/** By the path without its locale. */
const typesOfPages: [RegExp, string[]][] = [
  [/^\/$/, ['Organization', 'WebSite']],
  [/^\/search$/, ['BreadcrumbList']],
  [/^\/search\/[^/]+$/, ['BreadcrumbList']],
  [/^\/search\/[^/]+\/./, ['ProductGroup', 'BreadcrumbList']],
  [/^\/search\/musical-instruments\/shiraz-carved-setar$/, ['ProductGroup', 'VideoObject', 'BreadcrumbList']],
  [/^\/blogs\/./, ['Article', 'BreadcrumbList']],
  [/^\/brand\/./, ['Organization', 'BreadcrumbList']],
  [/^\/video\/./, ['VideoObject', 'BreadcrumbList']],
  [/^\/gallery\/./, ['ImageGallery', 'BreadcrumbList']],
  [/^\/services\/./, ['Service', 'BreadcrumbList']],
  [/^\/exhibition\/./, ['Event', 'BreadcrumbList']],
  [/^\/help\/faq$/, ['FAQPage', 'BreadcrumbList']],
  [/^\/help\/(?!faq)./, ['WebPage', 'BreadcrumbList']],
  [/^\/(blogs|brand|video|gallery|services|exhibition|help)$/, ['BreadcrumbList']],
  [/^\/(about|contact|Request|employment)$/, []],
]

test.each(locales)(
  'pages of every kind tell Google what it asks for: %s',
  { timeout: 120_000 },
  async (locale) => {
    for (const [pattern, types] of typesOfPages)
      for (const path of paths.filter((each) => pattern.test(each)).slice(0, 2)) {
        const things = thingsIn(await htmlOf(localizedPath(locale, path)))
        expect({ path, types: things.map((thing) => thing['@type']) }).toEqual({ path, types })
        await expectComplete(path, things)
      }
  },
)

test('every kind of page is in the table', () => {
  expect(paths.filter((path) => !typesOfPages.some(([pattern]) => pattern.test(path)))).toEqual([])
})

test('a price in rials stands on the page of its variant in Toman', { timeout: 120_000 }, async () => {
  const some = products.filter((_, index) => index % 3 === 0)
  for (const [turn, path] of some.entries()) {
    const locale = locales[turn % locales.length]!
    const id = await itemIdOf(path, turn)
    const html = await htmlOf(`${localizedPath(locale, path)}?item=${id}`)
    const [group] = thingsIn(html)
    const address = pageAddress(locale, path)
    expect(group).toMatchObject({ '@type': 'ProductGroup', url: address })
    await expectComplete(path, [group!])
    const variant = (group!.hasVariant as Variant[]).find(({ url }) => url === `${address}?item=${id}`)
    const { price, priceSpecification = [] } = variant!.offers
    const [article] = /<article[\s\S]*?<\/article>/.exec(html)!
    for (const amount of [price, ...priceSpecification.map((one) => one.price)])
      expect(article).toContain(`>${formattersOf(locale).digits(toman({ amount, unit: 'IRR' }))}<`)
  }
})

test('a product with one variant is a Product that tells Google what it asks for', async () => {
  const [path] = products as [string]
  const html = await htmlOf(
    path,
    rewriting('items', (items) => (items as unknown[]).slice(0, 1)),
  )
  const things = thingsIn(html)
  expect(things[0]).toMatchObject({ '@type': 'Product', url: pageAddress('fa', path) })
  await expectComplete(path, things)
})

test('each property that the table requires where known is on some page', async () => {
  const some = ['/', ...products.slice(0, 6), paths.find((path) => path.startsWith('/brand/'))!]
  const pages = [await htmlOf(products[0]!, withOneVariant)]
  for (const path of some) pages.push(await htmlOf(path))
  const things = withNested(pages.map(thingsIn))
  const seen = new Set(
    things.flatMap((thing) => Object.keys(thing).map((property) => `${thing['@type']}.${property}`)),
  )
  const never = Object.entries(googleRequirements).flatMap(([type, { whereKnown = [] }]) =>
    whereKnown.map((property) => `${type}.${property}`).filter((property) => !seen.has(property)),
  )
  expect(never).toEqual([])
})

test('no text of the catalogue ends the script', async () => {
  const hostile = '</script><script>alert(1)</script><!--'
  const html = await htmlOf(
    products[0]!,
    rewriting('title', () => hostile),
  )
  expect(thingsIn(html)[0]).toMatchObject({ name: hostile })
  expect(html).not.toContain('<script>alert')
})
