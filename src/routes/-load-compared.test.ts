import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { Product } from '#contracts/product.ts'
import { i18nObject } from '#i18n/i18n-util.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { refusal, stubFetch } from '#src/api/stub-fetch.ts'
import type { CompareSearch } from '#src/features/catalogue/compare-search.ts'
import { productQuery } from '#src/features/catalogue/product-query.ts'

vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'fa-IR' } })
const { loadCompared, requireCompared } = await import('./-load-compared.ts')
const { compare } = await import('#src/stores/compare.ts')

type Redirect = { options: { search: (now: CompareSearch) => CompareSearch } }

test('a product whose last answer is stale is read again', async () => {
  stubFetch({ '/api/products/product': () => refusal(404) })
  const client = new QueryClient()
  client.setQueryData(productQuery({ catLabel: 'copper', label: 'pot' }).queryKey, {} as Product)
  await client.invalidateQueries()
  expect(await loadCompared(client, ['copper/pot'])).toEqual([])
})

test('a product that cannot be read again stays in the comparison as it was read last', async () => {
  stubFetch({ '/api/products/product': () => refusal(503) })
  const client = new QueryClient()
  const pot = { catLabel: 'copper', label: 'pot' } as Product
  client.setQueryData(productQuery({ catLabel: 'copper', label: 'pot' }).queryKey, pot)
  await client.invalidateQueries()
  expect(await loadCompared(client, ['copper/pot'])).toEqual([pot])
  await expect(loadCompared(client, ['copper/tray'])).rejects.toMatchObject({ status: 503 })
})

test('addresses of a compared product that name each other do not redirect without end', async () => {
  const client = createQueryClient(i18nObject('fa'))
  const [former, present] = [
    { catLabel: 'copper', label: 'cooking-pot' },
    { catLabel: 'copper', label: 'pot' },
  ]
  client.setQueryData(productQuery(former).queryKey, present as Product)
  client.setQueryData(productQuery(present).queryKey, former as Product)
  compare.chosen = ['copper/cooking-pot', 'copper/pot']
  await expect(loadCompared(client, ['copper/cooking-pot', 'copper/pot'])).rejects.toEqual(
    expect.objectContaining({ options: expect.objectContaining({ to: '/compare', replace: true }) }),
  )
  expect(await loadCompared(client, ['copper/pot'])).toEqual([present])
})

test('the present address of a compared product replaces a former one', async () => {
  const client = createQueryClient(i18nObject('fa'))
  const pot = { catLabel: 'copper', label: 'pot' }
  const tray = { catLabel: 'copper', label: 'tray' }
  client.setQueryData(productQuery({ ...pot, label: 'cooking-pot' }).queryKey, pot as Product)
  for (const one of [pot, tray]) client.setQueryData(productQuery(one).queryKey, one as Product)
  compare.chosen = ['copper/cooking-pot', 'copper/tray', 'copper/pot']
  const { options } = (await loadCompared(client, compare.chosen).catch((thrown) => thrown)) as Redirect
  expect(options.search({ differences: true })).toEqual({
    product: ['copper/pot', 'copper/tray'],
    differences: true,
  })
  expect(compare.chosen).toEqual(['copper/pot', 'copper/tray'])
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
