import { QueryClient, QueryObserver } from '@tanstack/react-query'
import type { MutationOptions } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { queryKeys } from '#src/api/query-keys.ts'
import { stubFetch, success } from '#src/api/stub-fetch.ts'

vi.stubGlobal('navigator', { onLine: true })
vi.stubGlobal('location', { protocol: 'https:' })
vi.stubGlobal('document', { cookie: 'basketId=basket-of-sara', documentElement: { lang: 'fa-IR' } })
const { addToCart } = await import('./add-to-cart.ts')
const { changeCount } = await import('./change-count.ts')
const { setOptimisticCount } = await import('#src/stores/cart.ts')

const LL = { cart: { added: () => 'Added' } } as unknown as TranslationFunctions

/** The milliseconds after a mutation at which the cart is read. */
async function readsAfter<Data, Input>(options: MutationOptions<Data, Error, Input>, input: Input) {
  vi.useFakeTimers({ now: 0 })
  stubFetch({ '/api/cart/cart': () => success('basket-of-sara') })
  const client = new QueryClient()
  const reads: number[] = []
  const stop = new QueryObserver(client, {
    queryKey: queryKeys.currentCart,
    queryFn: () => reads.push(Date.now()),
    initialData: 0,
    staleTime: Infinity,
  }).subscribe(() => {})
  await client.getMutationCache().build(client, options).execute(input)
  await vi.advanceTimersByTimeAsync(20_000)
  stop()
  vi.useRealTimers()
  return reads
}

test('the cart is read after an add, and 5 seconds later', async () => {
  expect(
    await readsAfter(
      addToCart(LL, () => false),
      { productItemId: 51, count: 1 },
    ),
  ).toEqual([0, 5_000])
})

test('the cart is read 1 second after a count change', async () => {
  setOptimisticCount(7, 2)
  const change = changeCount(LL, { id: 7, productItemId: 51 }, () => {})
  expect(await readsAfter(change, undefined)).toEqual([1_000])
})
