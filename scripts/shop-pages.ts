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

async function productPages(ask: Ask): Promise<ShopPage[]> {
  const pages: ShopPage[] = []
  for (let page = 1, total = 1; pages.length < total; page += 1) {
    const list = await call(ask, 'products', { page, pageSize, sort: 'newest' })
    pages.push(...list.products.map(({ catLabel, label }) => ({ path: `/search/${catLabel}/${label}` })))
    total = list.products.length > 0 ? list.total : 0
  }
  return pages
}

async function contentPages(ask: Ask, kind: (typeof contentKinds)[number]): Promise<ShopPage[]> {
  const pages: ShopPage[] = []
  for (let page = 1, total = 1; pages.length < total; page += 1) {
    const list = await call(ask, 'contentList', { kind, page })
    pages.push(
      ...list.entries.map(({ label, publishedOn }) => ({
        path: `/${kind}/${label}`,
        changedOn: publishedOn,
      })),
    )
    total = list.entries.length > 0 ? list.total : 0
  }
  return pages
}

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
