import { contentKinds } from '#contracts/content.ts'
import type { InputOf, OutputOf } from '#contracts/endpoint.ts'
import { Envelope } from '#contracts/envelope.ts'
import { readTolerantly } from '#contracts/read-tolerantly.ts'
import { rootCategoryId } from '#contracts/catalogue.ts'
import { endpoints } from '#contracts/registry.ts'
import type { EndpointName } from '#contracts/registry.ts'
import { encodeCall } from '#contracts/wire.ts'

/** `path` has no locale. */
export type ShopPage = { path: string }

export type FetchApi = (path: string) => Promise<Response | undefined>

type Api = {
  fetchApi: FetchApi
  /** Gets each issue of an answer that breaks its contract: its lists may lack items. */
  onIssue: (issue: string) => void
}

const staticPaths = [
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
  { fetchApi, onIssue }: Api,
  name: Name,
  input: InputOf<(typeof endpoints)[Name]>,
): Promise<OutputOf<(typeof endpoints)[Name]>> {
  const response = await fetchApi(encodeCall(endpoints[name], input).path)
  const { output, issues } = readTolerantly(endpoints[name], Envelope.parse(await response?.json()))
  for (const { path, message } of issues) onIssue(`${endpoints[name].path} ${path.join('.')} ${message}`)
  if (output !== undefined) return output as OutputOf<(typeof endpoints)[Name]>
  throw new Error(
    `The answer of ${name} breaks its contract; try "npm run contracts -- verify" on the server.`,
  )
}

type Load<Item> = (page: number) => Promise<{ items: Item[]; total: number }>

const maxAttempts = 3

/** Pages are read by offset: an item that is removed meanwhile moves another one to a page that was read before. */
async function loadAll<Item>(load: Load<Item>, attempt = 1): Promise<Item[]> {
  const all = await loadUnchanged(load)
  if (all) return all
  if (attempt < maxAttempts) return loadAll(load, attempt + 1)
  throw new Error(`A list changed in each of ${maxAttempts} attempts to read it; try again.`)
}

/** Null if the list changes meanwhile. */
async function loadUnchanged<Item>(load: Load<Item>): Promise<Item[] | null> {
  const first = await load(1)
  const all = [...first.items]
  for (let page = 2; all.length < first.total; page += 1) {
    const { items, total } = await load(page)
    if (total !== first.total) return null
    if (items.length === 0) break
    all.push(...items)
  }
  return all
}

const productPages = (api: Api): Promise<ShopPage[]> =>
  loadAll(async (page) => {
    const { products, total } = await call(api, 'products', { page, pageSize, sort: 'newest' })
    return { total, items: products.map(({ catLabel, label }) => ({ path: `/search/${catLabel}/${label}` })) }
  })

const contentPages = (api: Api, kind: (typeof contentKinds)[number]): Promise<ShopPage[]> =>
  loadAll(async (page) => {
    const { entries, total } = await call(api, 'contentList', { kind, page })
    return { total, items: entries.map(({ label }) => ({ path: `/${kind}/${label}` })) }
  })

export async function publicPages(
  fetchApi: FetchApi,
  onIssue: Api['onIssue'] = () => {},
): Promise<ShopPage[]> {
  const api = { fetchApi, onIssue }
  const tree = await call(api, 'category', { ParentId: rootCategoryId, Active: true, SortBy: 0 })
  const labels = tree.flatMap((top) => [top.label, ...top.children.map(({ label }) => label)])
  const content = await Promise.all(contentKinds.map((kind) => contentPages(api, kind)))
  return [
    ...staticPaths.map((path) => ({ path })),
    ...labels.map((label) => ({ path: `/search/${label}` })),
    ...(await productPages(api)),
    ...content.flat(),
  ]
}
