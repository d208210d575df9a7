import { afterEach, expect, test, vi } from 'vitest'
import { fetchWithEarly } from './early-fetch.ts'

const pots = '/api/products/products?category=copper&page=1'
const get = () => ({ method: 'GET' })

function network() {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return new Response('anew')
  })
  return asked
}

const asksFirst = (answer: Promise<Response | null>) => vi.stubGlobal('earlyFetches', { [pots]: answer })
const textOf = async (answer: Promise<Response>) => (await answer).text()

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('what the page asked before its script was there is not asked again, and once alone', async () => {
  const asked = network()
  asksFirst(Promise.resolve(new Response('first')))
  expect(await textOf(fetchWithEarly('/api/cart/cart', get()))).toBe('anew')
  expect(await textOf(fetchWithEarly(pots, get()))).toBe('first')
  expect(await textOf(fetchWithEarly(pots, get()))).toBe('anew')
  expect(asked).toEqual(['/api/cart/cart', pots])
})

test('what did not come then is asked anew', async () => {
  network()
  asksFirst(Promise.resolve(null))
  expect(await textOf(fetchWithEarly(pots, get()))).toBe('anew')
})

test('an answer that is no longer fresh is not taken', async () => {
  network()
  asksFirst(Promise.resolve(new Response('first')))
  vi.spyOn(performance, 'now').mockReturnValue(31_000)
  expect(await textOf(fetchWithEarly(pots, get()))).toBe('anew')
})
