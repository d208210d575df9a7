import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const pots = '/api/products/products?category=copper&page=1'
const envelope = (data: string) => ({ isSuccess: true, messages: [], data })
const get = () => ({ method: 'GET' })

let asked: string[]
let fetchWithPayload: typeof import('./page-payload.ts').fetchWithPayload
let dropPayload: typeof import('./page-payload.ts').dropPayload

const giveText = async (call: Promise<Response>) => ((await (await call).json()) as { data: string }).data
const pageHas = (payload: unknown) => vi.stubGlobal('pagePayload', Promise.resolve(payload))

beforeEach(async () => {
  asked = []
  vi.stubGlobal('location', { href: 'https://shop.example/search/copper' })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json(envelope('live'))
  })
  vi.resetModules()
  ;({ fetchWithPayload, dropPayload } = await import('./page-payload.ts'))
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

test('a call is answered once from the payload, the next time by the server', async () => {
  pageHas({ at: 1, answers: { [pots]: envelope('prerendered') } })
  expect(await giveText(fetchWithPayload('/api/products/product?label=pot', get()))).toBe('live')
  expect(await giveText(fetchWithPayload(pots, get()))).toBe('prerendered')
  expect(await giveText(fetchWithPayload(pots, get()))).toBe('live')
  expect(asked).toEqual(['/api/products/product?label=pot', pots])
})

test('a call of an API below a path of another origin is answered from the payload', async () => {
  vi.stubEnv('VITE_API_BASE', 'https://example.com/shop')
  vi.resetModules()
  const { fetchWithPayload: fetchFrom } = await import('./page-payload.ts')
  pageHas({ at: 1, answers: { [pots]: envelope('prerendered') } })
  expect(await giveText(fetchFrom(`https://example.com/shop${pots}`, get()))).toBe('prerendered')
})

test.each([
  ['missing', null],
  ['not a payload', { answers: 'none' }],
])('a payload that is %s leaves the calls to the server', async (_, payload) => {
  pageHas(payload)
  expect(await giveText(fetchWithPayload(pots, get()))).toBe('live')
})

test('a page without a payload calls the server', async () => {
  expect(await giveText(fetchWithPayload(pots, get()))).toBe('live')
})

test('a dropped payload answers no more calls', async () => {
  pageHas({ at: 1, answers: { [pots]: envelope('prerendered') } })
  dropPayload()
  expect(await giveText(fetchWithPayload(pots, get()))).toBe('live')
})

test('a change is never answered from the payload', async () => {
  pageHas({ at: 1, answers: { [pots]: envelope('prerendered') } })
  expect(await giveText(fetchWithPayload(pots, { method: 'POST' }))).toBe('live')
})

test('a payload that does not come leaves the calls to the server after three seconds', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('pagePayload', new Promise(() => {}))
  const call = giveText(fetchWithPayload(pots, get()))
  await vi.advanceTimersByTimeAsync(2_999)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(await call).toBe('live')
  vi.useRealTimers()
})
