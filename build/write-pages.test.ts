import { cp, mkdir, mkdtemp, readFile, readdir, rm, stat, symlink } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { answer } from '../mocks/server/answer.ts'
import { rendererFolder, shareFolder } from './hosting.ts'
import type { Api } from './open-api.ts'
import { writePages, type Written } from './write-pages.ts'

const root = join(import.meta.dirname, '..')
let written: { folder: string; result: Written }
let folder = ''

type Goods = { label: string; price: { amount: number }; stockLeft?: number }
type Envelope = { list?: unknown[]; data: null | { total?: number; products?: Goods[]; entries?: unknown[] } }

const goodsIn = (value: unknown): Goods[] => {
  if (typeof value !== 'object' || value === null) return []
  const own = 'label' in value && 'price' in value ? [value as Goods] : []
  return [...own, ...Object.values(value).flatMap(goodsIn)]
}

/** The mock shop with `count` products, one department and one entry of each kind. `change` alters each product of an answer. */
const smallShop = ({
  count = 3,
  change = () => {},
}: {
  count?: number
  change?: (product: Goods) => void
}): Api => ({
  name: 'a small shop',
  async ask(path, { language }) {
    const headers = { 'accept-language': language }
    const response = (await answer(new Request(`http://shop.invalid${path}`, { headers })))!
    const envelope = (await response.json()) as Envelope
    const data = envelope.data
    if (path.startsWith('/api/category/')) envelope.list = envelope.list?.slice(0, 1)
    if (data?.products) {
      data.products = data.products.slice(0, count)
      data.total = data.products.length
    }
    if (data?.entries) {
      data.entries = data.entries.slice(0, 1)
      data.total = data.entries.length
    }
    goodsIn(envelope).forEach(change)
    return Response.json(envelope, { status: response.status })
  },
})

/** A built shop without pages. A link leads to its renderer, which is loaded once for all of them. */
async function emptyShop() {
  const empty = await mkdtemp(join(tmpdir(), 'written-pages-'))
  const renderer = join(empty, rendererFolder)
  await mkdir(dirname(renderer), { recursive: true })
  await symlink(join(root, 'dist', rendererFolder), renderer)
  await cp(join(root, 'dist/shell.html'), join(empty, 'shell.html'))
  return empty
}

beforeAll(async () => {
  const first = await emptyShop()
  written = { folder: first, result: (await writePages(root, first, smallShop({})))! }
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'written-pages-'))
  await cp(written.folder, folder, { recursive: true, verbatimSymlinks: true })
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})
afterAll(() => rm(written.folder, { recursive: true }))

const isProduct = (path: string) => /^\/search\/[^/]+\/[^/]+$/.test(path)
const read = (name: string) => readFile(join(folder, name), 'utf8')

test('only pages whose answers have changed are written again, and pages of gone products are removed', async () => {
  const products = written.result.pages.filter(isProduct)
  expect(products).toHaveLength(3)
  expect(written.result.written).toEqual(
    expect.arrayContaining(['/', '/en', '/ru', '/ru/blogs', ...products]),
  )
  expect(await read('index.html')).toContain('<html lang="fa-IR"')
  expect(await read('en.html')).toContain('<html lang="en-US"')
  expect(await read('ru/404.html')).toContain('content="noindex"')
  expect(await writePages(root, folder, smallShop({}))).toMatchObject({ written: [], gone: [] })

  const [changed] = products
  const label = changed!.split('/').at(-1)!
  const dearer = (product: Goods) => {
    if (product.label === label) product.price.amount += 10_000
  }
  const second = await writePages(root, folder, smallShop({ change: dearer }))
  const showing: string[] = []
  for (const address of written.result.pages) {
    const file = address === '/' ? '/index' : address
    if ((await read(`${file}.html`)).includes(`/${label}"`)) showing.push(address)
  }
  expect(second!.written.toSorted()).toEqual(showing.toSorted())
  expect(await read('fa-ir-sitemap.xml')).toMatch(RegExp(`${changed}</loc><lastmod>\\d{4}-`))

  const third = await writePages(root, folder, smallShop({ count: 2 }))
  expect(third!.gone).toHaveLength(3)
  for (const address of third!.gone) expect(existsSync(join(folder, `${address}.html`))).toBe(false)
})

test('a page that a list cannot name, since its card breaks the contract, stays', async () => {
  const [broken] = written.result.pages.filter(isProduct)
  const shop = smallShop({})
  const withBrokenCard: Api = {
    name: 'a shop with a broken card',
    async ask(path, options) {
      const response = await shop.ask(path, options)
      if (!path.startsWith('/api/products/products?')) return response
      const body = await response.text()
      return new Response(body.replaceAll(`"label":"${broken!.split('/').at(-1)}"`, '"label":null'))
    },
  }
  const result = (await writePages(root, folder, withBrokenCard))!
  expect([result.gone, result.failed]).toEqual([[], []])
  expect(existsSync(join(folder, `${broken}.html`))).toBe(true)
  expect(await read('ru-ru-sitemap.xml')).toContain(`/ru${broken}</loc>`)
})

test('a page that lacks a part because its call was refused is written again once it is answered', async () => {
  const shop = smallShop({})
  const isRelated = (path: string) => path.endsWith('inStock=true&pageSize=6')
  const refusing: Api = {
    name: 'a shop without related products',
    ask: async (path, options) =>
      isRelated(path)
        ? Response.json({ isSuccess: false, messages: [], data: null }, { status: 404 })
        : shop.ask(path, options),
  }
  const without = await writePages(root, folder, refusing)
  const products = without!.pages.filter((path) => /^(\/\w\w)?\/search\/[^/]+\/[^/]+$/.test(path))
  expect(await writePages(root, folder, refusing)).toMatchObject({ written: [] })
  expect((await writePages(root, folder, shop))!.written.toSorted()).toEqual(products.toSorted())
})

const silent: Api = { name: 'a dead server', ask: async () => new Response('', { status: 502 }) }

test('without an API a new build answers every address with the shell, until its pages are written', async () => {
  vi.stubEnv('API_TARGET', 'https://api.example.com/api')
  const empty = await emptyShop()
  expect(await writePages(root, empty, silent)).toBeNull()
  const readEmpty = (name: string) => readFile(join(empty, name), 'utf8')
  expect(await readEmpty('index.html')).toBe(await read('shell.html'))
  expect(await readEmpty('_redirects')).toMatch(/\n\/\* \/shell 200\n$/)
  expect(await readEmpty('_redirects')).toContain('/api/* https://api.example.com/api/:splat 200\n')
  expect(await readEmpty('.vite/nginx/pages.conf')).toContain('default "/shell.html";')
  const shop = smallShop({})
  const withoutProducts: Api = {
    name: 'a shop whose products fail',
    ask: async (path, options) =>
      path.startsWith('/api/products/product?') ? new Response('', { status: 502 }) : shop.ask(path, options),
  }
  expect((await writePages(root, empty, withoutProducts))!.failed).not.toEqual([])
  expect(await readEmpty('_redirects')).toMatch(/\n\/\* \/shell 200\n$/)
  await writePages(root, empty, shop)
  expect(await readEmpty('_redirects')).toMatch(/\n\/ru\/\* \/ru\/404.html 404\n$/)
  expect(await readEmpty('.vite/nginx/pages.conf')).toContain('default "$shell_or_page";')
  await rm(empty, { recursive: true })
})

test('a link preview that has not changed is not written again', async () => {
  const [product] = written.result.pages.filter(isProduct)
  const previews = join(folder, shareFolder)
  const writeTimes = async () =>
    Promise.all(
      (await readdir(previews)).map(async (name) => [name, (await stat(join(previews, name))).mtimeMs]),
    )
  const before = await writeTimes()
  const withLess = smallShop({ change: (shown) => void (shown.stockLeft = 1) })
  expect((await writePages(root, folder, withLess))!.written).toContain(product)
  expect(await writeTimes()).toEqual(before)
})

test('without an API the pages of the last time stay', async () => {
  const before = await read('index.html')
  expect(await writePages(root, folder, silent)).toBeNull()
  expect(await read('index.html')).toBe(before)
})

const isOf = (path: string, address: string | undefined) =>
  path.startsWith('/api/products/product?') && path.includes(address!.split('/').at(-1)!)

test('a page that fails is left as it was, a product that is hidden or gone is removed, and the others are written', async () => {
  const [failing, hidden, discontinued] = written.result.pages.filter(isProduct)
  const shop = smallShop({ change: (product) => void (product.price.amount += 10_000) })
  const broken: Api = {
    name: 'a broken shop',
    ask: async (path, options) =>
      isOf(path, failing)
        ? new Response('', { status: 502 })
        : isOf(path, hidden) || isOf(path, discontinued)
          ? Response.json(
              { isSuccess: false, messages: [], data: null },
              { status: isOf(path, hidden) ? 404 : 410 },
            )
          : shop.ask(path, options),
  }
  const before = await read(`${failing}.html`)
  const result = await writePages(root, folder, broken)
  expect(result!.failed).toEqual([failing, `/en${failing}`, `/ru${failing}`])
  expect(result!.reason).toBe(`${failing} is answered with 503: The server answered 502`)
  expect(result!.gone.toSorted()).toEqual(
    [hidden, discontinued].flatMap((path) => [path!, `/en${path}`, `/ru${path}`]).toSorted(),
  )
  expect(result!.written).toContain('/search')
  expect(await read(`${failing}.html`)).toBe(before)
  for (const path of result!.gone) expect(existsSync(join(folder, `${path}.html`))).toBe(false)
  expect(await read('fa-ir-sitemap.xml')).not.toContain(hidden)
})

test('a page whose call is not answered, or with HTML, is left as it was, and the others are written', async () => {
  const [unreached, garbled] = written.result.pages.filter(isProduct)
  const shop = smallShop({ change: (product) => void (product.price.amount += 20_000) })
  const broken: Api = {
    name: 'a broken shop',
    async ask(path, options) {
      if (isOf(path, unreached)) throw new TypeError('fetch failed')
      return isOf(path, garbled) ? new Response('<!doctype html><h1>Hello</h1>') : shop.ask(path, options)
    },
  }
  const kept = [unreached, garbled].flatMap((path) => [path!, `/en${path}`, `/ru${path}`])
  const readKept = () => Promise.all(kept.map((path) => read(`${path}.html`)))
  const before = await readKept()
  const result = (await writePages(root, folder, broken))!
  expect(result.failed.toSorted()).toEqual(kept.toSorted())
  expect(result.written).toContain('/search')
  expect(result.gone).toEqual([])
  expect(await readKept()).toEqual(before)
})

test('the other pages of a list stay when its first page fails', async () => {
  const shop = smallShop({})
  const inPages = (isRefused: (path: string, language: string) => boolean): Api => ({
    name: 'a shop with lists of two pages',
    async ask(path, options) {
      if (isRefused(path, options.language)) return new Response('', { status: 502 })
      const response = await shop.ask(path, options)
      if (!/\/products\?page=\d&pageSize=24$/.test(path)) return response
      const envelope = (await response.json()) as Envelope
      return Response.json({ ...envelope, data: { ...envelope.data, total: 30 } })
    },
  })
  const all = await writePages(
    root,
    folder,
    inPages(() => false),
  )
  expect(all!.pages).toContain('/search?page=2')
  const { failed, gone } = (await writePages(
    root,
    folder,
    inPages((path, language) => language === 'fa-IR' && path.endsWith('/products?page=1&pageSize=24')),
  ))!
  expect({ failed, gone }).toEqual({ failed: ['/search'], gone: [] })
  expect(existsSync(join(folder, 'search.page-2.html'))).toBe(true)
})
