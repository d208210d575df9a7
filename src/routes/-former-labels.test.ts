import { expect, test } from 'vitest'
import type { ProductList } from '#contracts/catalogue.ts'
import type { Product } from '#contracts/product.ts'
import type { ContentEntry } from '#contracts/content.ts'
import { i18nObject } from '#i18n/i18n-util.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { productQuery } from '#src/features/catalogue/product-query.ts'
import { productQueries } from '#src/features/catalogue/queries.ts'
import { contentQueries } from '#src/features/content/queries.ts'
import { loadEntry } from './-load-content.ts'
import { loadListing } from './-load-listing.ts'
import { loadProduct } from './search/-load-product.ts'

const LL = i18nObject('fa')

/** A server whose every answer names the other of two labels. */
const clientWith = (answers: readonly (readonly [{ queryKey: readonly unknown[] }, object])[]) => {
  const queryClient = createQueryClient(LL)
  for (const [{ queryKey }, answer] of answers) queryClient.setQueryData(queryKey, answer)
  return queryClient
}

const redirectTo = (params: object) =>
  expect.objectContaining({
    options: expect.objectContaining({ params, replace: true }) as unknown,
  }) as unknown

test('addresses of a product that name each other do not redirect without end', async () => {
  const [one, other] = [
    { catLabel: 'copper', label: 'one' },
    { catLabel: 'copper', label: 'other' },
  ]
  const queryClient = clientWith([
    [productQuery(one), other as Product],
    [productQuery(other), one as Product],
  ])
  await expect(loadProduct(queryClient, one)).rejects.toEqual(
    redirectTo({ catLabel: 'copper', productLabel: 'other' }),
  )
  expect(await loadProduct(queryClient, other)).toEqual(other)
})

test('labels of a category that name each other do not redirect without end', async () => {
  const listOf = (label: string) =>
    ({ category: { label }, products: [{}], total: 1, pageSize: 24 }) as ProductList
  const queryClient = clientWith([
    [productQueries.list({ category: 'one' }), listOf('other')],
    [productQueries.list({ category: 'other' }), listOf('one')],
  ])
  const context = { queryClient, LL, texts: async () => {} }
  await expect(loadListing(context, { category: 'one' })).rejects.toEqual(redirectTo({ catLabel: 'other' }))
  await expect(loadListing(context, { category: 'other' })).resolves.toBeUndefined()
})

test('labels of an entry that name each other do not redirect without end', async () => {
  const queryClient = clientWith([
    [contentQueries.entry('blogs', 'one'), { label: 'other' } as ContentEntry],
    [contentQueries.entry('blogs', 'other'), { label: 'one' } as ContentEntry],
  ])
  const context = { queryClient, LL, texts: async () => {} }
  await expect(loadEntry(context, 'blogs', 'one')).rejects.toEqual(redirectTo({ label: 'other' }))
  await expect(loadEntry(context, 'blogs', 'other')).resolves.toBeUndefined()
})
