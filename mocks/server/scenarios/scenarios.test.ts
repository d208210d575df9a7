import { expect, test } from 'vitest'
import { behaviours } from '../../domain/behaviours.ts'
import { cartDomain } from '../../domain/cart.ts'
import { callerOf, lapsedCallerOf } from '../../domain/member.ts'
import { catalogueOf } from '../../shop/catalogue/editions.ts'
import { nowOf } from '../clock.ts'
import { openSession } from './open.ts'
import { scenarioNames } from './registry.ts'
import type { ScenarioName } from './registry.ts'

async function entered(...scenario: ScenarioName[]) {
  const { session, shopper } = await openSession('scenario', { scenario })
  const catalogue = await catalogueOf(session.world.catalogue)
  const context = { ...shopper, catalogue, locale: 'en' as const, now: nowOf(session.clock) }
  const uniqueId = shopper.basketId
  const cart = cartDomain.getCart(session.world, { cartUpdateType: 14, uniqueId }, context)
  return { session, shopper, context, world: session.world, cart: 'data' in cart ? cart.data : null }
}

const quick = scenarioNames.filter((name) => name !== 'ten-thousand-products')

test.each(quick)('%s can be entered, and gives the same world twice', async (name) => {
  const [first, second] = [await entered(name), await entered(name)]
  expect(first.session.scenario).toContain(name)
  expect(second.session).toEqual(first.session)
})

test('guests hold nothing, members a session', async () => {
  const guest = await entered('guest')
  expect(guest.shopper).toEqual({ basketId: null, token: undefined, rtoken: undefined, hasSession: false })
  const member = await entered('member')
  expect(callerOf(member.world, member.context)?.mobile).toBe('09121234567')
  expect(member.shopper.hasSession).toBe(true)
})

test('scenarios compose, whatever the order they are named in', async () => {
  const one = await entered('sold-out', 'cart-with-lines', 'member')
  const other = await entered('member', 'cart-with-lines', 'sold-out')
  expect(one.session).toEqual(other.session)
  expect(one.cart?.cartItems.map(({ count, stockLeft }) => [count, stockLeft])).toEqual([
    [1, 0],
    [2, 0],
    [1, 0],
  ])
  expect(one.world.baskets[one.shopper.basketId!]?.owner).toBe('09121234567')
})

test('what cannot go together says which scenario failed', async () => {
  await expect(openSession('scenario', { scenario: ['empty-catalogue', 'cart-with-lines'] })).rejects.toThrow(
    'The scenario cart-with-lines cannot be played here: There is no kashan-medallion-carpet to be had.',
  )
})

test('a rebate that has run out takes nothing off, and is refused anew', async () => {
  const applied = await entered('rebate-applied')
  expect(applied.cart?.totals.rebate.amount).toBeGreaterThan(0)
  const { world, context, shopper, cart } = await entered('rebate-applied', 'rebate-expired')
  expect([cart?.rebateCode, cart?.totals.rebate.amount]).toEqual(['ZARRIN10', 0])
  const input = { cartUpdateType: 7 as const, uniqueId: shopper.basketId, rebateCode: 'ZARRIN10' }
  expect(cartDomain.setRebate(world, input, context)).toMatchObject({ refusal: { status: 422 } })
})

test('orders of every kind stand in the order list', async () => {
  const { world, context } = await entered('many-orders')
  const answer = behaviours.orders(world, {}, context)
  const listed = 'data' in answer ? answer.data : []
  expect(listed).toHaveLength(30)
  expect(new Set(listed.map(({ kind, status }) => `${kind} ${status}`)).size).toBe(4)
})

test('a child order goes with its parent, a reserved one can be read', async () => {
  const child = await entered('child-order')
  expect(child.cart?.parentOrderId).toBe('ZR-100001')
  const { world, context } = await entered('reserved-order')
  expect(behaviours.reserve(world, { id: 'ZR-100001' }, context)).toMatchObject({ data: { kind: 'offline' } })
})

test('nothing is delivered, nothing is written, nothing is on the shelves', async () => {
  const { world, context } = await entered('no-delivery-methods', 'no-content', 'empty-catalogue')
  const nobody = { cartUpdateType: 15 as const, uniqueId: null }
  expect(cartDomain.getDelivery(world, nobody, context)).toMatchObject({ data: [] })
  expect(behaviours.contentList(world, { kind: 'blogs' }, context)).toMatchObject({ data: { total: 0 } })
  expect(behaviours.products(world, {}, context)).toMatchObject({ data: { total: 0 } })
})

test('a lapsed token can be renewed, an ended session cannot', async () => {
  const lapsed = await entered('token-expired')
  expect(callerOf(lapsed.world, lapsed.context)).toBeNull()
  expect(lapsedCallerOf(lapsed.world, lapsed.context)?.mobile).toBe('09121234567')
  const ended = await entered('session-ended')
  expect(lapsedCallerOf(ended.world, ended.context)).toBeNull()
  expect(ended.shopper.hasSession).toBe(true)
})

test('both members wait after too many wrong codes', async () => {
  const { world, context } = await entered('otp-throttled')
  for (const mobile of ['09121234567', '09351112233'])
    expect(behaviours.otp(world, { mobile }, context)).toMatchObject({ refusal: { status: 429 } })
})

test('one is left of everything', async () => {
  const { world, context } = await entered('low-stock')
  const answer = behaviours.products(world, { inStock: true }, context)
  expect('data' in answer && answer.data.products.map(({ stockLeft }) => stockLeft)).toEqual(
    Array(24).fill(1),
  )
})
