import { expect, onTestFinished, test, vi } from 'vitest'
import { calls } from '#contracts/registry.ts'
import { fillPath } from '#contracts/endpoint.ts'
import { isCacheable, isCacheableCatalogue } from './cacheable.ts'

const publicCalls = new Set([
  'category',
  'products',
  'product',
  'deliveryCities',
  'reviews',
  'questions',
  'contentList',
  'contentEntry',
])
const callUrls = Object.entries(calls).map(([name, { method, path }]) => {
  const url = new URL(
    fillPath(path, { kind: 'blogs', label: 'one', id: 'pay-1' }).path,
    'https://shop.example',
  )
  return { name, method, url: url.href }
})

test.each(callUrls)(
  'the worker caches $name only if it is a public catalogue call',
  ({ name, method, url }) => {
    expect(isCacheableCatalogue({ method, url })).toBe(publicCalls.has(name))
    expect(isCacheable({ method, url })).toBe(publicCalls.has(name))
  },
)

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
