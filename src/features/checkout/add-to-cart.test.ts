import { QueryClient } from '@tanstack/react-query'
import type { MutationOptions } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { rials } from '#contracts/values.ts'
import { i18nObject } from '#i18n/i18n-util.ts'
import { refusal, sampleUser, stubFetch, success } from '#src/api/stub-fetch.ts'
import type { Reply } from '#src/api/stub-fetch.ts'

vi.stubGlobal('navigator', { onLine: true })
vi.stubGlobal('document', { cookie: 'basketId=basket-of-sara', documentElement: { lang: 'fa-IR' } })
vi.stubGlobal('location', { protocol: 'https:' })
const { signedIn, signedOut } = await import('#src/stores/auth.ts')
const { addAll } = await import('./add-all.ts')
const { addToCart } = await import('./add-to-cart.ts')
const { reorder } = await import('./reorder.ts')

const LL = i18nObject('en')
const lines = [11, 12].map((productItemId) => ({
  productItemId,
  count: 1,
  title: `Tray ${productItemId}`,
  variant: '',
  unitPrice: rials(1_000_000),
  stockLeft: 5,
}))

beforeEach(signedIn)

/** Another member signs in before the first answer comes. */
async function variantsSent<Data, Input>(
  options: MutationOptions<Data, Error, Input>,
  input: Input,
  answer: Reply,
) {
  const sent: unknown[] = []
  stubFetch({
    '/api/auth/user': () => success(sampleUser),
    '/api/cart/cart': ({ body }) => {
      const { productItemId } = JSON.parse(String(body))
      if (productItemId === undefined) return refusal(404)
      sent.push(productItemId)
      signedOut()
      signedIn()
      return answer
    },
  })
  const client = new QueryClient()
  await client
    .getMutationCache()
    .build(client, options)
    .execute(input)
    .catch(() => null)
  return sent
}

test('the other lines of a shared basket are not added for the next member', async () => {
  const adding = addAll(LL, () => true)
  expect(await variantsSent(adding, lines, success('basket-of-sara'))).toEqual([11])
})

test('the other lines of an order are not added for the next member', async () => {
  const reordering = reorder(LL, () => {})
  expect(await variantsSent(reordering, lines, success('basket-of-sara'))).toEqual([11])
})

test('an add that is refused with 410 is not sent again for the next member', async () => {
  expect(
    await variantsSent(
      addToCart(LL, () => false),
      { productItemId: 11, count: 1 },
      refusal(410),
    ),
  ).toEqual([11])
})
