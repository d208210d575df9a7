import { cartUpdateTypes } from '#contracts/cart-operation.ts'
import type { Cart } from '#contracts/cart.ts'
import { installMockFetch } from '#mocks/server/browser/fetch.ts'
import { catalogueOf } from '#mocks/shop/catalogue/editions.ts'
import { nowOf } from '#mocks/server/clock.ts'
import { isRefusal } from '#mocks/domain/behaviour.ts'
import type { Outcome } from '#mocks/domain/behaviour.ts'
import { cartDomain } from '#mocks/domain/cart.ts'
import { cartOf } from '#mocks/domain/cart-view.ts'
import { findItem } from '#mocks/domain/stock.ts'
import type { Fault } from '#mocks/server/faults.ts'
import type { ScenarioName } from '#mocks/server/scenarios/registry.ts'
import { changeSession, sessionOf, withFaults } from '#mocks/server/session.ts'
import type { LoggedRequest } from '#mocks/server/session.ts'

const session = 'model'

/** A world of its own for one run: what it knows, how calls to it fail, and what is done there by another device. */
export async function openServer(...scenario: readonly ScenarioName[]) {
  const { shopper, uninstall } = await installMockFetch({ session, scenario })
  const catalogue = await catalogueOf('hand-written')
  const now = () => sessionOf(session)
  const { token, rtoken } = shopper
  const context = { catalogue, locale: 'fa' as const, now: nowOf(now().clock), token, rtoken }
  const basketOf = (id: string | null) => (id === null ? null : (now().world.baskets[id] ?? null))
  /** The basket that a shopper means who knows of this one, or of none: a member has it on every device. */
  const meant = (id: string | null) =>
    id ?? Object.values(now().world.baskets).find(({ owner }) => owner !== null)?.id ?? null
  const goodsOf = (item: number) => findItem(catalogue, item, 'fa')!

  /** What `getCart` would answer. */
  const cart = (id: string | null): Cart => cartOf(now().world, basketOf(id), context)

  const countOf = (id: string | null, item: number) =>
    basketOf(id)?.lines.find(({ productItemId }) => productItemId === item)?.count ?? 0

  const baskets = () => Object.keys(now().world.baskets).length

  const plant = (faults: readonly Fault[]) =>
    changeSession(session, (known) => withFaults(known, [...known.faults, ...faults]))
  const heal = () => changeSession(session, (known) => withFaults(known, []))

  const keep = (outcome: Outcome<unknown>) =>
    isRefusal(outcome) || changeSession(session, (known) => ({ ...known, world: outcome.state }))

  /** Another device, which no fault befalls. */
  function putOneMore(uniqueId: string, productItemId: number) {
    const wish = { cartUpdateType: cartUpdateTypes.add, uniqueId, productItemId, count: 1 }
    keep(cartDomain.add(now().world, wish, context))
  }

  function takeOut(uniqueId: string, productItemId: number) {
    const wish = { cartUpdateType: cartUpdateTypes.delete, uniqueId, productItemId }
    keep(cartDomain.delete(now().world, wish, context))
  }

  /** The calls that came, oldest first. */
  const asked = (isMeant: (request: LoggedRequest) => boolean = () => true) =>
    now()
      .log.filter(isMeant)
      .map(({ call, status, fault }) => `${call} ${status}${fault ? ` (${fault})` : ''}`)

  const names = () => new Set(now().log.map(({ call }) => call))

  /** Those of the cart. */
  const calls = () => asked(({ path }) => path.startsWith('/api/cart'))

  const violations = () => now().violations
  /** Whether a fault befell this call since it was planted. */
  const hasStruck = (name: string) => now().log.some(({ call, fault }) => call === name && fault !== null)

  return {
    shopper,
    uninstall,
    meant,
    goodsOf,
    cart,
    countOf,
    baskets,
    plant,
    heal,
    putOneMore,
    takeOut,
    calls,
    asked,
    names,
    violations,
    hasStruck,
  }
}
