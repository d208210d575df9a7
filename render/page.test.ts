import { beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '#contracts/product.ts'
import { formattersOf, toman } from '#i18n/formatters.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import { locales, localizedPath, localeTable } from '#i18n/locales.ts'
import { shellTexts } from '#i18n/shell-texts.ts'
import { site } from '#src/platform/site.ts'
import { parsePage } from './parse-page.ts'
import type { PageElement, ParsedPage } from './parse-page.ts'
import { planOf } from './plan.ts'
import { thingsIn, violations, withNested } from './structured-data.ts'
import { mockServer, publicPaths, render, renderLive } from './test-pages.ts'

type PublicPage = ParsedPage & {
  address: string
  path: string
  html: string
  answers: Record<string, unknown>
}

async function publicPage(locale: Locales, path: string): Promise<PublicPage> {
  const address = localizedPath(locale, path)
  const { status, html, payload } = await render(address)
  if (status !== 200) throw new Error(`${address} is ${status}`)
  return { address, path, html: html!, answers: payload!.answers, ...parsePage(html!) }
}

const anyWord: unknown = expect.stringMatching(/\S/)
const persian = /\p{Script=Arabic}/u
const russian = /\p{Script=Cyrillic}/u
/** Latin words are names and units in every language. */
const otherScripts: Record<Locales, RegExp[]> = { fa: [russian], en: [persian, russian], ru: [persian] }

const productOf = ({ answers }: PublicPage) => {
  const call = Object.keys(answers).find((path) => path.startsWith('/api/products/product?'))
  return call === undefined ? null : (answers[call] as { data: Product }).data
}

let paths: string[]

beforeAll(async () => {
  paths = await publicPaths()
})

describe.each(locales)('every address of the sitemap: %s', (locale) => {
  let pages: PublicPage[]

  beforeAll(async () => {
    pages = []
    for (const path of paths) pages.push(await publicPage(locale, path))
  }, 120_000)

  /** By address, so that a failure names its page. */
  const ofEach = <Fact>(factOf: (page: PublicPage) => Fact) =>
    Object.fromEntries(pages.map((page) => [page.address, factOf(page)]))

  test('has its language, direction and manifest', () => {
    const { tag, direction } = localeTable[locale]
    expect(
      ofEach(({ select }) => select({ tag: 'html' }).map(({ attributes: { lang, dir } }) => [lang, dir])),
    ).toEqual(ofEach(() => [[tag, direction]]))
    expect(
      ofEach(({ select }) =>
        select({ tag: 'link', rel: 'manifest' }).map(({ attributes }) => attributes.href),
      ),
    ).toEqual(ofEach(() => [`/manifest-${locale}.webmanifest`]))
  })

  test('has one title, which no other page has, and one description', () => {
    const titles = ofEach(({ select }) => select({ tag: 'title' }).map(({ text }) => text))
    expect(new Set(Object.values(titles).map(([title]) => title)).size).toBe(pages.length)
    expect(titles).toEqual(ofEach(() => [anyWord]))
    expect(
      ofEach(({ select }) =>
        select({ tag: 'meta', name: 'description' }).map(({ attributes }) => attributes.content),
      ),
    ).toEqual(ofEach(() => [anyWord]))
  })

  test('is its own canonical page, and names itself in all languages', () => {
    expect(
      ofEach(({ select }) =>
        select({ tag: 'link', rel: 'canonical' }).map(({ attributes }) => attributes.href),
      ),
    ).toEqual(ofEach(({ address }) => [site.origin + address]))
    expect(
      ofEach(({ select }) =>
        select({ tag: 'link', rel: 'alternate' }).map(({ attributes }) => [
          attributes.hreflang,
          attributes.href,
        ]),
      ),
    ).toEqual(
      ofEach(({ path }) => [
        ...locales.map((other) => [other, site.origin + localizedPath(other, path)]),
        ['x-default', site.origin + path],
      ]),
    )
  })

  test('has no word of another language', () => {
    const isWrong = (text: string) => otherScripts[locale].some((script) => script.test(text))
    expect(ofEach(({ words }) => words.filter(isWrong))).toEqual(ofEach(() => []))
  })

  test('has one heading, which is the name of its product', () => {
    expect(ofEach(({ select }) => select({ tag: 'h1' }).map(({ text }) => text))).toEqual(
      ofEach((page) => [productOf(page)?.title ?? anyWord]),
    )
  })

  test('names a picture of its product', () => {
    const isNamed = (page: PublicPage) => {
      const names = productOf(page)?.items.flatMap(({ pictures }) => pictures.map(({ alt }) => alt))
      return names?.some((name) => page.select({ tag: 'img', alt: name }).length > 0) !== false
    }
    expect(ofEach(isNamed)).toEqual(ofEach(() => true))
  })

  test('shows the price of its product', () => {
    const { digits } = formattersOf(locale)
    const pricesIn = (page: PublicPage) => {
      const prices = productOf(page)?.items.map(({ price }) => digits(toman(price)))
      return prices?.filter((price) => page.words.includes(price)).length !== 0
    }
    expect(ofEach(pricesIn)).toEqual(ofEach(() => true))
  })

  test('is drawn to its end', () => {
    expect(ofEach(({ html }) => /\$RC|hidden id="S:|undefined|NaN|\[object/.exec(html)?.[0])).toEqual(
      ofEach(() => undefined),
    )
  })

  test('has no script that runs', () => {
    const typesOf = ({ select }: PublicPage) =>
      select({ tag: 'script' }).map(({ attributes }) => attributes.type)
    expect(ofEach((page) => typesOf(page).filter((type) => !type?.endsWith('json')))).toEqual(
      ofEach(() => []),
    )
  })

  test('has no control that looks alive', () => {
    const isAlive = ({ attributes, text }: PageElement) =>
      attributes.inert === undefined && text !== shellTexts[locale].reload
    const controls = ['button', 'form', 'input', 'select', 'textarea']
    expect(ofEach(({ select }) => controls.flatMap((tag) => select({ tag })).filter(isAlive))).toEqual(
      ofEach(() => []),
    )
  })

  test('links no view of another page, which only the shell answers', () => {
    const isView = (href = '') => {
      const plan = planOf(href)
      return href.startsWith('/') && plan.kind === 'shell' && plan.canonical !== null
    }
    const linksOf = ({ select }: PublicPage) => select({ tag: 'a' }).map(({ attributes }) => attributes.href)
    expect(ofEach((page) => linksOf(page).filter(isView))).toEqual(ofEach(() => []))
    expect(ofEach(({ select }) => select({ tag: 'a', rel: 'nofollow' }))).toEqual(ofEach(() => []))
  })

  test('marks its head tags, so that the shop can remove them', () => {
    const headOf = ({ select }: PublicPage) => [
      ...select({ tag: 'title' }),
      ...select({ tag: 'meta' }),
      ...select({ tag: 'link', rel: 'canonical' }),
    ]
    expect(
      ofEach((page) => headOf(page).filter(({ attributes }) => attributes['data-prerendered'] === undefined)),
    ).toEqual(ofEach(() => []))
  })

  test('has its head in the first 8 kB', () => {
    const headSize = ({ html }: PublicPage) =>
      Buffer.byteLength(html.slice(0, html.lastIndexOf(' data-prerendered')))
    expect(ofEach((page) => headSize(page) < 8_000)).toEqual(ofEach(() => true))
  })

  test('has its head tags in the order in which link previews need them', () => {
    const order = ['title', 'description', 'canonical', 'og', 'twitter:card', 'hreflang']
    const kindOf = ({ tag, attributes: { name, property, rel, hreflang } }: PageElement) =>
      hreflang ? 'hreflang' : (property?.split(':')[0] ?? name ?? rel ?? tag)
    const orderOf = ({ select }: PublicPage) => {
      const kinds = select({ 'data-prerendered': '' }).map(kindOf)
      return kinds.filter((kind, at) => order.includes(kind) && kind !== kinds[at - 1])
    }
    expect(ofEach(orderOf)).toEqual(ofEach(() => order))
  })

  test('has one of each tag that link previews read, and a title without the name of the shop', () => {
    const metaOf = ({ select }: PublicPage, wanted: Record<string, string>) =>
      select({ tag: 'meta', ...wanted }).map(({ attributes }) => attributes.content)
    expect(
      ofEach((page) => [
        metaOf(page, { property: 'og:title' }).map((title) => `${title} · ${site.name[locale]}`),
        metaOf(page, { property: 'og:description' }),
        metaOf(page, { property: 'og:url' }),
        metaOf(page, { property: 'og:site_name' }),
        metaOf(page, { name: 'twitter:card' }),
      ]),
    ).toEqual(
      ofEach((page) => [
        page.select({ tag: 'title' }).map(({ text }) => text),
        metaOf(page, { name: 'description' }),
        [site.origin + page.address],
        [site.name[locale]],
        ['summary_large_image'],
      ]),
    )
  })

  test('tells Torob the price of its product in Toman, in Persian only', () => {
    const pricesOf = ({ select }: PublicPage, wanted: Record<string, string>) =>
      select({ tag: 'meta', ...wanted }).map(({ attributes }) => Number(attributes.content))
    expect(ofEach((page) => pricesOf(page, { name: 'product_price' }))).toEqual(
      ofEach((page) =>
        locale === 'fa'
          ? pricesOf(page, { property: 'product:price:amount' }).map((rials) => rials / 10)
          : [],
      ),
    )
  })

  test('tells Google what it asks for', () => {
    expect(ofEach(({ html }) => withNested(thingsIn(html)).flatMap(violations))).toEqual(ofEach(() => []))
  })
})

test.each(['/en/about', '/en/contact', '/en/blogs'])('the footer of %s has the categories', async (path) => {
  expect(parsePage((await render(path)).html!).select({ tag: 'a', href: '/en/search/rugs' })).not.toEqual([])
})

test('a page without JavaScript says how to buy', async () => {
  expect((await render('/en/about')).html).toContain(
    '<noscript><p class="container">To buy, please turn on JavaScript, or call us: <a href="tel:02188880000">',
  )
})

test.each(locales)(
  'on a host of live pages the form of the header searches by itself: %s',
  async (locale) => {
    const { select } = parsePage((await renderLive(localizedPath(locale, '/about'))).html!)
    const controls = ['button', 'form', 'input', 'select', 'textarea'].flatMap((tag) => select({ tag }))
    const alive = controls.filter(
      ({ attributes, text }) => attributes.inert === undefined && text !== shellTexts[locale].reload,
    )
    const { action, method = 'get', role } = select({ tag: 'form' })[0]!.attributes
    expect({ action, method, role }).toEqual({
      action: localizedPath(locale, '/search'),
      method: 'get',
      role: 'search',
    })
    expect(alive.map(({ tag, attributes }) => [tag, attributes.name ?? attributes.type])).toEqual([
      ['button', 'submit'],
      ['form', undefined],
      ['input', 'text'],
    ])
  },
)

test('the field of a search that was drawn has its text', async () => {
  const { html } = await renderLive('/en/search?text=copper+%22tray%22')
  expect(parsePage(html!).select({ tag: 'input', name: 'text' })[0]!.attributes.value).toBe('copper "tray"')
})

test('pages of all languages that are rendered at once are the same as each one alone', async () => {
  const some = [
    '/',
    '/search',
    '/search/copper',
    '/blogs/real-saffron',
    '/nowhere',
    '/search?text=a',
    paths.find((path) => path.split('/').length === 4)!,
  ]
  const addresses = some.flatMap((path) => locales.map((locale) => localizedPath(locale, path)))
  const drawn = async (address: string) => (await render(address)).html?.replace(/("at":)\d+/, '$1')
  const alone: (string | undefined)[] = []
  for (const address of addresses) alone.push(await drawn(address))
  const together = await Promise.all(addresses.map(drawn))
  expect(together).toEqual(alone)
})

test('a page asks only what anyone may read', async () => {
  const asked: string[] = []
  await render('/search/handwoven-carpets/kashan-medallion-carpet', (path, options) => {
    asked.push(path)
    return mockServer(path, options)
  })
  expect(asked.toSorted()).toEqual([
    '/api/category/category?ParentId=42&Active=true&SortBy=0',
    '/api/products/product?catLabel=handwoven-carpets&label=kashan-medallion-carpet',
    '/api/products/products?category=handwoven-carpets&inStock=true&pageSize=6',
  ])
})

test('a page that lacks the answer of one part is a 503, too', async () => {
  const page = await render('/about', async () => Response.json({ not: 'an envelope' }))
  expect(page).toMatchObject({ status: 503, html: null, payload: null })
})

test('an `ask` may use the fetch of Node', async () => {
  const envelope = JSON.stringify({ isSuccess: true, messages: [], list: [] })
  const page = await render('/about', async () => fetch(`data:application/json,${envelope}`))
  expect(page.status).toBe(200)
})
