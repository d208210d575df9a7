import { contentKinds } from '#contracts/content.ts'
import type { InputOf, OutputOf } from '#contracts/endpoint.ts'
import { Envelope, parsePayload } from '#contracts/envelope.ts'
import { rootCategoryId } from '#contracts/catalogue.ts'
import { endpoints } from '#contracts/registry.ts'
import type { EndpointName } from '#contracts/registry.ts'
import { wireOf } from '#contracts/verify/wire.ts'

/** `path` without a locale; `changedOn` is a day, `YYYY-MM-DD`. */
export type ShopPage = { path: string; changedOn?: string }

/** Asks for a path of the API, at whatever server knows the shop's pages. */
export type Ask = (path: string) => Promise<Response | undefined>

const fixed = [
  '/',
  '/search',
  '/about',
  '/contact',
  '/Request',
  '/employment',
  ...contentKinds.map((kind) => `/${kind}`),
]
const pageSize = 96

async function call<Name extends EndpointName>(
  ask: Ask,
  name: Name,
  input: InputOf<(typeof endpoints)[Name]>,
): Promise<OutputOf<(typeof endpoints)[Name]>> {
  const response = await ask(wireOf(name, input).path)
  const parsed = parsePayload(endpoints[name], Envelope.parse(await response?.json()))
  if (parsed.ok) return parsed.output as OutputOf<(typeof endpoints)[Name]>
  throw new Error(`The answer of ${name} breaks its contract; try "npm run contracts:verify" on the server.`)
}

/** Reads a list page by page, until it has all that its total promises or a page is empty. */
async function allOf<Item>(
  load: (page: number) => Promise<{ items: Item[]; total: number }>,
): Promise<Item[]> {
  const all: Item[] = []
  for (let page = 1, total = 1; all.length < total; page += 1) {
    const list = await load(page)
    all.push(...list.items)
    total = list.items.length > 0 ? list.total : 0
  }
  return all
}

const productPages = (ask: Ask): Promise<ShopPage[]> =>
  allOf(async (page) => {
    const { products, total } = await call(ask, 'products', { page, pageSize, sort: 'newest' })
    return { total, items: products.map(({ catLabel, label }) => ({ path: `/search/${catLabel}/${label}` })) }
  })

const contentPages = (ask: Ask, kind: (typeof contentKinds)[number]): Promise<ShopPage[]> =>
  allOf(async (page) => {
    const { entries, total } = await call(ask, 'contentList', { kind, page })
    const items = entries.map(({ label, publishedOn }) => ({
      path: `/${kind}/${label}`,
      changedOn: publishedOn,
    }))
    return { total, items }
  })

/** Every page that anyone may find: categories, products and content by what the server says of them. */
export async function pagesOf(ask: Ask): Promise<ShopPage[]> {
  const tree = await call(ask, 'category', { ParentId: rootCategoryId, Active: true, SortBy: 0 })
  const labels = tree.flatMap((top) => [top.label, ...top.children.map(({ label }) => label)])
  const content = await Promise.all(contentKinds.map((kind) => contentPages(ask, kind)))
  return [
    ...fixed.map((path) => ({ path })),
    ...labels.map((label) => ({ path: `/search/${label}` })),
    ...(await productPages(ask)),
    ...content.flat(),
  ]
}
