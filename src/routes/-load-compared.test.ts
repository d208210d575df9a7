import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { Product } from '#contracts/product.ts'
import { refusal, stubFetch } from '#src/api/stub-fetch.ts'
import { productQuery } from '#src/features/catalogue/product-query.ts'

vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'fa-IR' } })
const { loadCompared, requireCompared } = await import('./-load-compared.ts')
const { compare } = await import('#src/stores/compare.ts')

test('a product whose last answer is stale is read again', async () => {
  stubFetch({ '/api/products/product': () => refusal(404) })
  const client = new QueryClient()
  client.setQueryData(productQuery({ catLabel: 'copper', label: 'pot' }).queryKey, {} as Product)
  await client.invalidateQueries()
  expect(await loadCompared(client, ['copper/pot'])).toEqual({ products: [], dropped: 1 })
})

test('an address without products leads to those that were chosen', () => {
  compare.chosen = ['copper/pot', 'copper/tray']
  expect(() => requireCompared(undefined)).toThrow(
    expect.objectContaining({
      options: expect.objectContaining({
        to: '/compare',
        search: { product: ['copper/pot', 'copper/tray'] },
      }),
    }),
  )
  requireCompared(['copper/pot'])
  compare.chosen = []
  requireCompared(undefined)
})
