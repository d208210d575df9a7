import { expect, test } from 'vitest'
import { behaviours } from '../../domain/behaviours.ts'
import { cartDomain } from '../../domain/cart.ts'
import { callerOf, expiredCallerOf } from '../../domain/member.ts'
import { catalogueOf } from '../../shop/catalogue/catalogue-variants.ts'
import { nowOf } from '../clock.ts'
import { openSession } from './open.ts'
import { scenarioNames, scenarios } from './registry.ts'
import type { ScenarioName } from './registry.ts'
import type { Scenario } from './scenario-state.ts'

async function opened(...scenario: ScenarioName[]) {
  const { session, shopper } = await openSession('scenario', { scenario })
  const catalogue = await catalogueOf(session.world.catalogue)
  const context = { ...shopper, catalogue, locale: 'en' as const, now: nowOf(session.clock) }
  const uniqueId = shopper.basketId
  const cart = cartDomain.getCart(session.world, { cartUpdateType: 14, uniqueId }, context)
  return { session, shopper, context, world: session.world, cart: 'data' in cart ? cart.data : null }
}

const quick = scenarioNames.filter((name) => name !== 'ten-thousand-products')

test.each(quick)('the scenario %s opens and is deterministic', async (name) => {
  const [first, second] = [await opened(name), await opened(name)]
  expect(first.session.scenario).toContain(name)
  expect(second.session).toEqual(first.session)
})

test('scenarios include scenarios only', () => {
  const unknown = Object.entries<Scenario>(scenarios).flatMap(([name, { includes = [] }]) =>
    includes.filter((other) => !Object.hasOwn(scenarios, other)).map((other) => `${name} includes ${other}`),
  )
  expect(unknown).toEqual([])
})

test('guest holds nothing, and member holds a session', async () => {
  const guest = await opened('guest')
  expect(guest.shopper).toEqual({ basketId: null, token: undefined, rtoken: undefined, hasSession: false })
  const member = await opened('member')
  expect(callerOf(member.world, member.context)?.mobile).toBe('09121234567')
  expect(member.shopper.hasSession).toBe(true)
})

test('scenarios compose in any order', async () => {
  const one = await opened('sold-out', 'cart-with-lines', 'member')
  const other = await opened('member', 'cart-with-lines', 'sold-out')
  expect(one.session).toEqual(other.session)
  expect(one.cart?.cartItems.map(({ count, stockLeft }) => [count, stockLeft])).toEqual([
    [1, 0],
    [2, 0],
    [1, 0],
  ])
  expect(one.world.carts[one.shopper.basketId!]?.owner).toBe('09121234567')
})

test('scenarios that cannot be combined reject with the failed one', async () => {
  await expect(openSession('scenario', { scenario: ['empty-catalogue', 'cart-with-lines'] })).rejects.toThrow(
    'The scenario cart-with-lines cannot be played here: There is no kashan-medallion-carpet to be had.',
  )
})

test('rebate-expired takes nothing off and refuses the code', async () => {
  const applied = await opened('rebate-applied')
  expect(applied.cart?.totals.rebate.amount).toBeGreaterThan(0)
  const { world, context, shopper, cart } = await opened('rebate-applied', 'rebate-expired')
  expect([cart?.rebateCode, cart?.totals.rebate.amount]).toEqual(['ZARRIN10', 0])
  const input = { cartUpdateType: 7 as const, uniqueId: shopper.basketId, rebateCode: 'ZARRIN10' }
  expect(cartDomain.setRebate(world, input, context)).toMatchObject({ refusal: { status: 422 } })
})

test('many-orders lists thirty orders of every kind', async () => {
  const { world, context } = await opened('many-orders')
  const answer = behaviours.orders(world, {}, context)
  const listed = 'data' in answer ? answer.data : []
  expect(listed).toHaveLength(30)
  expect(new Set(listed.map(({ kind, status }) => `${kind} ${status}`)).size).toBe(4)
})

test('child-order sets the parent order, and reserved-order answers reserve', async () => {
  const child = await opened('child-order')
  expect(child.cart?.parentOrderId).toBe('ZR-100001')
  const { world, context } = await opened('reserved-order')
  expect(behaviours.reserve(world, { id: 'ZR-100001' }, context)).toMatchObject({ data: { kind: 'offline' } })
})

test('no-delivery-methods, no-content and empty-catalogue answer empty lists', async () => {
  const { world, context } = await opened('no-delivery-methods', 'no-content', 'empty-catalogue')
  const nobody = { cartUpdateType: 15 as const, uniqueId: null }
  expect(cartDomain.getDelivery(world, nobody, context)).toMatchObject({ data: [] })
  expect(behaviours.contentList(world, { kind: 'blogs' }, context)).toMatchObject({ data: { total: 0 } })
  expect(behaviours.products(world, {}, context)).toMatchObject({ data: { total: 0 } })
})

test('token-expired can be refreshed, session-ended cannot', async () => {
  const lapsed = await opened('token-expired')
  expect(callerOf(lapsed.world, lapsed.context)).toBeNull()
  expect(expiredCallerOf(lapsed.world, lapsed.context)?.mobile).toBe('09121234567')
  const ended = await opened('session-ended')
  expect(expiredCallerOf(ended.world, ended.context)).toBeNull()
  expect(ended.shopper.hasSession).toBe(true)
})

test('otp-throttled answers 429 for both members', async () => {
  const { world, context } = await opened('otp-throttled')
  for (const mobile of ['09121234567', '09351112233'])
    expect(behaviours.otp(world, { mobile }, context)).toMatchObject({ refusal: { status: 429 } })
})

test('low-stock leaves one of every product', async () => {
  const { world, context } = await opened('low-stock')
  const answer = behaviours.products(world, { inStock: true }, context)
  expect('data' in answer && answer.data.products.map(({ stockLeft }) => stockLeft)).toEqual(
    Array(24).fill(1),
  )
})
