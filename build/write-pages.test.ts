import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answer } from '../mocks/server/answer.ts'
import { rendererFolder } from './hosting.ts'
import type { Api } from './open-api.ts'
import { writePages } from './write-pages.ts'

const root = join(import.meta.dirname, '..')
let folder = ''

type Goods = { label: string; price: { amount: number } }
type Envelope = { data: null | { total?: number; products?: Goods[]; entries?: unknown[] } }

const goodsIn = (value: unknown): Goods[] => {
  if (typeof value !== 'object' || value === null) return []
  const own = 'label' in value && 'price' in value ? [value as Goods] : []
  return [...own, ...Object.values(value).flatMap(goodsIn)]
}

/** The mock shop with `count` products and one entry of each kind. `change` alters each product of an answer. */
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

beforeAll(async () => {
  folder = await mkdtemp(join(root, 'node_modules/.written-pages-'))
  await cp(join(root, 'dist', rendererFolder), join(folder, rendererFolder), { recursive: true })
  await cp(join(root, 'dist/shell.html'), join(folder, 'shell.html'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const read = (name: string) => readFile(join(folder, name), 'utf8')

test('only pages whose answers have changed are written again, and pages of gone products are removed', async () => {
  const first = await writePages(root, folder, smallShop({}))
  const products = first!.pages.filter((path) => /^\/search\/[^/]+\/[^/]+$/.test(path))
  expect(products).toHaveLength(3)
  expect(first!.written).toEqual(expect.arrayContaining(['/', '/en', '/ru', '/ru/blogs', ...products]))
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
  for (const address of first!.pages) {
    const file = address === '/' ? '/index' : address
    if ((await read(`${file}.html`)).includes(`/${label}"`)) showing.push(address)
  }
  expect(second!.written.toSorted()).toEqual(showing.toSorted())
  expect(await read('fa-ir-sitemap.xml')).toMatch(RegExp(`${changed}</loc><lastmod>\\d{4}-`))

  const third = await writePages(root, folder, smallShop({ count: 2 }))
  expect(third!.gone).toHaveLength(3)
  for (const address of third!.gone) expect(existsSync(join(folder, `${address}.html`))).toBe(false)
})

test('without an API the shell answers every address', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'no-api-'))
  await cp(folder, empty, { recursive: true })
  const silent: Api = { name: 'a dead server', ask: async () => new Response('', { status: 502 }) }
  expect(await writePages(root, empty, silent)).toBeNull()
  expect(await readFile(join(empty, 'index.html'), 'utf8')).toBe(await read('shell.html'))
  await rm(empty, { recursive: true })
})
