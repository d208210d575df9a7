import { expect, onTestFinished, test, vi } from 'vitest'
import { callNames, calls, type CallName } from '#contracts/registry.ts'
import { fillPath, type Endpoint } from '#contracts/endpoint.ts'
import { isCacheable, isCacheableCatalogue } from './cacheable.ts'

/** Public reads whose path is not in `cataloguePaths`, with the reason. */
const uncached: Partial<Record<CallName, string>> = {
  suggest: 'its text is what somebody typed',
  alsoBought: 'the page goes without it where it does not answer',
  deliveryEstimate: 'its days pass',
  merchants: 'nobody pays offline',
  sharedList: 'its address is a secret',
  sharedCart: 'its address is a secret',
}
const endpointOf = (name: CallName): Endpoint => calls[name]
const isPublicRead = (name: CallName) =>
  endpointOf(name).method === 'GET' && endpointOf(name).access !== 'member'
const callUrls = callNames.map((name) => {
  const { method, path } = endpointOf(name)
  const url = new URL(
    fillPath(path, { kind: 'blogs', label: 'one', id: 'pay-1' }).path,
    'https://shop.example',
  )
  return { name, method, url: url.href }
})

test.each(callUrls)('the worker caches $name if it is a public read without a reason against it', (call) => {
  const expected = isPublicRead(call.name) && !(call.name in uncached)
  expect(isCacheableCatalogue(call)).toBe(expected)
  expect(isCacheable(call)).toBe(expected)
})

test('only public reads need a reason to be left out', () => {
  expect(callNames.filter((name) => name in uncached && !isPublicRead(name))).toEqual([])
})

test.each([
  ['/api/products/products?category=copper&page=2', true],
  ['/api/products/products?id=1&id=2&pageSize=96', false],
  ['/api/products/products?text=sara', false],
  ['/api/pictures/carpet/1.svg?w=160', true],
  ['/icons/zarrin.svg', true],
  ['/api/videos/one-day-at-the-loom.webm', false],
  ['/assets/vazirmatn-arabic-wght-normal-Cafbb7Z.woff2', true],
  ['/sw.js', false],
  ['/builds/latest.json', false],
  ['/api/payment/test/pay-1?test=true', false],
  ['/__mock', false],
])('the worker may cache %s: %s', (path, isExpected) => {
  expect(isCacheable({ method: 'GET', url: `https://shop.example${path}` })).toBe(isExpected)
})

test('calls and pictures of a server whose base has a path are cacheable', async () => {
  vi.stubEnv('VITE_API_BASE', 'https://example.com/shop')
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.resetModules()
  const worker = await import('./cacheable.ts')
  for (const path of ['/api/category/category', '/api/pictures/carpet/1.svg'])
    expect(worker.isCacheable({ method: 'GET', url: `https://example.com/shop${path}` })).toBe(true)
})
