import { cartOperations } from '#contracts/cart-operations.ts'
import type { Cart } from '#contracts/cart.ts'
import { installMockFetch } from '#mocks/server/browser/mock-fetch.ts'
import { catalogueOf } from '#mocks/shop/catalogue/catalogue-variants.ts'
import { nowOf } from '#mocks/server/clock.ts'
import { isRefusal } from '#mocks/domain/behaviour.ts'
import type { Outcome } from '#mocks/domain/behaviour.ts'
import { cartDomain } from '#mocks/domain/cart.ts'
import { creditWallet, debitWallet, walletBalance, walletEntries } from '#mocks/domain/wallet-entries.ts'
import { cartOf } from '#mocks/domain/cart-view.ts'
import { findItem } from '#mocks/domain/stock.ts'
import type { Fault } from '#mocks/server/faults.ts'
import type { ScenarioName } from '#mocks/server/scenarios/registry.ts'
import { changeSession, sessionOf, withFaults } from '#mocks/server/session.ts'
import type { LoggedRequest } from '#mocks/server/session.ts'

const sessionId = 'model'

export async function openServer(...scenario: readonly ScenarioName[]) {
  const { shopper, uninstall } = await installMockFetch({ session: sessionId, scenario })
  const catalogue = await catalogueOf('hand-written')
  const now = () => sessionOf(sessionId)
  const { token, rtoken } = shopper
  const context = { catalogue, locale: 'fa' as const, now: nowOf(now().clock), token, rtoken }
  const storedCartOf = (id: string | null) => (id === null ? null : (now().world.carts[id] ?? null))
  /** A member has one cart on every device, so no id means that one. */
  const cartIdOf = (id: string | null) =>
    id ?? Object.values(now().world.carts).find(({ owner }) => owner !== null)?.id ?? null
  const findProduct = (item: number) => findItem(catalogue, item, 'fa')!

  const cart = (id: string | null): Cart => cartOf(now().world, storedCartOf(id), context)

  const countOf = (id: string | null, item: number) =>
    storedCartOf(id)?.lines.find(({ productItemId }) => productItemId === item)?.count ?? 0

  const cartCount = () => Object.keys(now().world.carts).length

  const injectFaults = (faults: readonly Fault[]) =>
    changeSession(sessionId, (current) => withFaults(current, [...current.faults, ...faults]))
  const clearFaults = () => changeSession(sessionId, (current) => withFaults(current, []))

  const saveOutcome = (outcome: Outcome<unknown>) =>
    isRefusal(outcome) || changeSession(sessionId, (current) => ({ ...current, world: outcome.state }))

  function addOneElsewhere(uniqueId: string, productItemId: number) {
    const input = { cartUpdateType: cartOperations.add.cartUpdateType, uniqueId, productItemId, count: 1 }
    saveOutcome(cartDomain.add(now().world, input, context))
  }

  function removeElsewhere(uniqueId: string, productItemId: number) {
    const input = { cartUpdateType: cartOperations.delete.cartUpdateType, uniqueId, productItemId }
    saveOutcome(cartDomain.delete(now().world, input, context))
  }

  /** Another device tops the wallet up, or orders from it as much as it holds. Returns the balance, in rials. */
  function moveWalletElsewhere(mobile: string, amount: number): number {
    const { world } = now()
    const taken = Math.min(-amount, walletBalance(world, mobile))
    const at = context.now
    const moved =
      amount > 0
        ? creditWallet(world, mobile, { kind: 'topUp', amount, at })
        : debitWallet(world, mobile, { amount: taken, at, orderId: 'ZR-elsewhere' })
    changeSession(sessionId, (current) => ({ ...current, world: moved }))
    return walletBalance(moved, mobile)
  }

  /** Rials in each wallet, beside what went in less what its orders took. */
  const walletBalances = () =>
    Object.keys(now().world.wallets).map((mobile) => {
      const entries = walletEntries(now().world, mobile)
      const sumOf = (isOrder: boolean) =>
        entries
          .filter(({ kind }) => (kind === 'payment') === isOrder)
          .reduce((sum, { amount }) => sum + amount, 0)
      return { balance: walletBalance(now().world, mobile), putIn: sumOf(false), taken: sumOf(true) }
    })

  const requestLog = (matches: (request: LoggedRequest) => boolean = () => true) =>
    now()
      .log.filter(matches)
      .map(({ call, status, fault }) => `${call} ${status}${fault ? ` (${fault})` : ''}`)

  const calledNames = () => new Set(now().log.map(({ call }) => call))

  const cartCalls = () => requestLog(({ path }) => path.startsWith('/api/cart'))

  const violations = () => now().violations
  const hasFaulted = (name: string) => now().log.some(({ call, fault }) => call === name && fault !== null)
  const faultsLeft = (name: string) => now().faults.find(({ on }) => on === name)?.times

  return {
    shopper,
    uninstall,
    cartIdOf: cartIdOf,
    findProduct: findProduct,
    cart,
    countOf,
    cartCount: cartCount,
    injectFaults: injectFaults,
    clearFaults: clearFaults,
    addOneElsewhere: addOneElsewhere,
    removeElsewhere: removeElsewhere,
    moveWalletElsewhere,
    walletBalances,
    cartCalls: cartCalls,
    requestLog: requestLog,
    calledNames: calledNames,
    violations,
    hasFaulted: hasFaulted,
    faultsLeft,
  }
}
