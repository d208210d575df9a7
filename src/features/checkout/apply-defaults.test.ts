import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { rials } from '#contracts/values.ts'
import { mutationKeys } from '#src/api/mutation-keys.ts'
import { stubFetch, success } from '#src/api/stub-fetch.ts'
import { stubCart as cart } from './stub-cart.ts'

vi.stubGlobal('navigator', { onLine: true })
vi.stubGlobal('document', { cookie: 'basketId=basket-of-sara', documentElement: { lang: 'fa-IR' } })
const { setDefaultAddress, setDefaultDelivery } = await import('./apply-defaults.ts')
const { deliveryQuery } = await import('./delivery-query.ts')

const addresses = [{ id: 801, isDefault: true }] as never

const updateTypes = (bodies: readonly string[]) =>
  bodies.map((body) => (JSON.parse(body) as { cartUpdateType: number }).cartUpdateType)

/** What is sent for the defaults while the shopper's own `choices` are on their way. */
async function sentBeside(...choices: readonly string[]) {
  const bodies: string[] = []
  stubFetch({
    '/api/cart/cart': ({ body }) => {
      bodies.push(String(body))
      return success(cart)
    },
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData(deliveryQuery(cart.uniqueId).queryKey, [{ id: 1 }] as never)
  for (const name of choices) {
    const mutationFn = () => new Promise<void>(() => {})
    const choice = { mutationKey: [...mutationKeys.cart, name], mutationFn }
    void client.getMutationCache().build(client, choice).execute(undefined)
  }
  await Promise.all([
    setDefaultDelivery(client, cart.uniqueId),
    setDefaultAddress(client, cart.uniqueId, () => Promise.resolve(addresses)),
  ])
  return updateTypes(bodies)
}

const [setAddress, setDelivery, getDelivery] = [5, 6, 15]

const priority = {
  title: 'Priority post',
  description: '',
  price: rials(0),
  from: '2026-11-22T05:30:00Z',
  to: '2026-11-25T14:30:00Z',
}

test('an empty choice gets the default', async () => {
  expect(await sentBeside()).toEqual(expect.arrayContaining([setAddress, setDelivery]))
})

test('a choice that is on its way is not replaced by the default', async () => {
  const sent = await sentBeside('setAddress', 'setDelivery')
  expect(sent).not.toContain(setAddress)
  expect(sent).not.toContain(setDelivery)
  expect(sent).not.toEqual([])
})

test('the default delivery is one of those that go to the new address', async () => {
  const bodies: string[] = []
  const methods = [{ ...priority, id: 7 }]
  stubFetch({
    '/api/cart/cart': ({ body }) => {
      bodies.push(String(body))
      return success(updateTypes(bodies).at(-1) === getDelivery ? methods : cart)
    },
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { queryKey } = deliveryQuery(cart.uniqueId)
  client.setQueryData(queryKey, [{ id: 1 }] as never)
  await client.invalidateQueries({ queryKey })
  await setDefaultDelivery(client, cart.uniqueId)
  expect(JSON.parse(bodies.at(-1)!)).toMatchObject({ cartUpdateType: setDelivery, deliveryId: 7 })
})
