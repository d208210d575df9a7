import { onlineManager } from '@tanstack/react-query'
import { expect } from 'vitest'
import type { ScenarioName } from '#mocks/server/scenarios/registry.ts'
import { auth } from '#src/stores/auth.ts'
import { setBasketId, dropBasketId, cart } from '#src/stores/cart.ts'
import { walletChosen } from '#src/stores/checkout.ts'
import { advanceClock } from './fake-clock.ts'
import {
  codesOf,
  countsOf,
  deliveriesOf,
  itemsOf,
  initialExpected,
  orphanCartsOf,
  removedAfter,
  withAction,
  withReload,
} from './expected.ts'
import type { Action, Expected, ReportedErrors } from './expected.ts'
import { expectShown } from './expect-shown.ts'
import { validCodes } from './test-products.ts'
import { screenOf } from './screen.ts'
import { openServer } from './server.ts'
import { openShop } from './shop.tsx'

/** Milliseconds until the cart has surely been refetched, also after a failed refetch. */
const refetchTime = 16_000

export async function openReal(scenario: ScenarioName) {
  const server = await openServer(scenario)
  dropBasketId(cart.basketId)
  walletChosen(false)
  if (server.shopper.basketId !== null) setBasketId(server.shopper.basketId)
  auth.hasSession = server.shopper.hasSession
  let shop = openShop('/basket')
  let screen = screenOf(shop)
  let known: Expected = initialExpected
  const stockOf = (item: number) => server.findProduct(item).item.stockLeft

  function recordAction(act: Action) {
    known = withAction(known, act)
  }

  function change(next: Partial<Expected>) {
    known = { ...known, ...next }
  }

  function takeReportedErrors(): ReportedErrors {
    const errors = shop.takeErrors().map(({ title }) => title)
    const { countFailed } = shop.LL.cart
    return {
      count: errors.includes(countFailed()),
      code: screen.codeIsRefused(),
      other: errors.some((title) => title !== countFailed() && title !== shop.LL.errors.stale()),
    }
  }

  function check() {
    const told = takeReportedErrors()
    const basketId = server.cartIdOf(cart.basketId)
    const counts = new Map<number, number>()
    for (const item of itemsOf(known)) {
      const count = server.countOf(basketId, item)
      const allowed = [...countsOf(known, item, stockOf(item), told)]
      expect(allowed, `${count} of ${item}, told ${JSON.stringify(told)}`).toContain(count)
      counts.set(item, count)
    }
    const orphanCarts = known.orphanCarts + orphanCartsOf(known, told)
    expect(server.cartCount(), 'carts on the server').toBeLessThanOrEqual(1 + orphanCarts)
    const { deliveryId, rebateCode } = server.cart(basketId)
    expect(deliveriesOf(known, told), 'deliveries').toContain(deliveryId)
    expect(codesOf(known, validCodes, told), 'codes').toContain(rebateCode)
    for (const { balance, putIn, taken } of server.walletBalances()) {
      expect(balance, 'the balance of a wallet').toBeGreaterThanOrEqual(0)
      expect(balance + taken, 'the balance and what orders took').toBe(putIn)
    }
    const removedLines = removedAfter(known, told)
    change({
      counts,
      deliveryId,
      rebateCode,
      orphanCarts,
      removedLines,
      hasCart: basketId !== null,
      pendingActions: [],
    })
    expect(shop.uncaught).toEqual([])
  }

  async function settle() {
    await shop.settled()
    check()
  }

  async function reload() {
    await shop.close()
    known = withReload(known)
    shop = openShop('/basket')
    screen = screenOf(shop)
    await shop.settled()
  }

  async function open() {
    await shop.settled()
    const { cartItems, deliveryId, rebateCode } = server.cart(cart.basketId)
    const counts = new Map(cartItems.map(({ productItemId, count }) => [productItemId, count]))
    const hasWallet = server.walletBalances().length > 0
    change({ counts, deliveryId, rebateCode, hasCart: cart.basketId !== null, hasWallet })
  }

  async function retryFailedPage(left = 3): Promise<void> {
    if (!screen.hasFailed() || left === 0) return
    screen.retry()
    await shop.settled()
    return retryFailedPage(left - 1)
  }

  async function agree() {
    onlineManager.setOnline(true)
    server.clearFaults()
    await settle()
    await advanceClock(refetchTime)
    await screen.openCart()
    await retryFailedPage()
    shop.refocusWindow()
    await settle()
    expect(screen.hasFailed(), 'an error on the screen').toBe(false)
    const serverCart = server.cart(cart.basketId)
    expect(shop.cached(), 'the cached cart').toEqual(serverCart)
    expectShown(screen, serverCart, known.isFromWallet)
    expect(server.violations()).toEqual([])
  }

  async function close() {
    onlineManager.setOnline(true)
    await shop.close()
    server.uninstall()
  }

  return {
    server,
    stockOf,
    recordAction: recordAction,
    change,
    settle,
    reload,
    open,
    agree,
    close,
    known: () => known,
    shop: () => shop,
    screen: () => screen,
  }
}

export type Real = Awaited<ReturnType<typeof openReal>>
