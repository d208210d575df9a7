import { createFetch } from 'ofetch'
import { expect, test } from 'vitest'
import { add } from './cart.ts'
import { category, like, products } from './catalogue.ts'
import { suggest } from './suggest.ts'
import { contentEntry } from './content.ts'
import { encodeCall } from './wire.ts'

const addresses: [string, string, Parameters<typeof encodeCall>][] = [
  ['no input', '/api/products/products', [products, {}]],
  [
    'numbers and flags',
    '/api/category/category?ParentId=1&Active=true&SortBy=0',
    [category, { ParentId: 1, Active: true, SortBy: 0 }],
  ],
  ['a list as a repeated key', '/api/products/products?id=1&id=2', [products, { id: [1, 2] }]],
  ['an empty list', '/api/products/products?page=2', [products, { color: [], page: 2 }]],
  [
    'undefined as a missing key',
    '/api/products/products?page=1',
    [products, { category: undefined, page: 1 }],
  ],
  [
    'a name with its value',
    '/api/products/products?attribute=size:6x9',
    [products, { attribute: ['size:6x9'] }],
  ],
  [
    'an instant',
    '/api/products/products?from=2026-10-18T08:30:00Z',
    [products, { from: '2026-10-18T08:30:00Z' }],
  ],
  [
    'Persian text',
    '/api/products/suggest?text=%D9%82%D8%A7%D9%84%DB%8C+%DA%A9%D8%A7%D8%B4%D8%A7%D9%86',
    [suggest, { text: 'قالی کاشان' }],
  ],
  [
    'reserved characters',
    `/api/products/suggest?text=a%26b=c%23d%2Fe+f%2Bg?h%25'i'`,
    [suggest, { text: `a&b=c#d/e f+g?h%'i'` }],
  ],
  ['an empty text', '/api/products/suggest?text', [suggest, { text: '' }]],
  [
    'parts of the path',
    '/api/content/blogs/%D9%86%D9%85%2F%D8%AF',
    [contentEntry, { kind: 'blogs', label: 'نم/د' }],
  ],
]

test.each(addresses)('the address of a GET encodes %s', (_, path, call) => {
  expect(encodeCall(...call)).toEqual({ method: 'GET', path, body: null })
})

test.each(addresses)('ofetch sends the encoded address of %s as it is', async (_, path, call) => {
  const sent: unknown[] = []
  const fetch = createFetch({
    fetch: async (address) => {
      sent.push(address)
      return new Response()
    },
  })
  await fetch.raw(encodeCall(...call).path)
  expect(sent).toEqual([path])
})

test('the body of a POST is JSON of what is not in its path', () => {
  expect(encodeCall(like, { id: 7, liked: true })).toEqual({
    method: 'POST',
    path: '/api/products/like',
    body: '{"id":7,"liked":true}',
  })
  expect(encodeCall(add, { cartUpdateType: 1, uniqueId: null, title: 'قالی' }).body).toBe(
    '{"cartUpdateType":1,"uniqueId":null,"title":"قالی"}',
  )
})
