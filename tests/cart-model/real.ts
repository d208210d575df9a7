import { onlineManager } from '@tanstack/react-query'
import { expect } from 'vitest'
import type { ScenarioName } from '#mocks/server/scenarios/registry.ts'
import { auth } from '#src/stores/auth.ts'
import { basketGiven, basketGone, cart } from '#src/stores/cart.ts'
import { pass } from './clock.ts'
import {
  codesOf,
  countsOf,
  deliveriesOf,
  itemsOf,
  nothingYet,
  straysOf,
  takenAfter,
  withAct,
  withReload,
} from './expected.ts'
import type { Act, Expected, Told } from './expected.ts'
import { expectShown } from './shown.ts'
import { goodCodes } from './goods.ts'
import { screenOf } from './screen.ts'
import { openServer } from './server.ts'
import { openShop } from './shop.tsx'

/** Longer than until the cart is read again, after a reading that failed as well. */
const refreshed = 16_000

/** Opens the shop at its basket in a new world; `known` is what the model holds for true. */
export async function openReal(scenario: ScenarioName) {
  const server = await openServer(scenario)
  basketGone(cart.basketId)
  if (server.shopper.basketId !== null) basketGiven(server.shopper.basketId)
  auth.hasSession = server.shopper.hasSession
  let shop = openShop('/basket')
  let screen = screenOf(shop)
  let known: Expected = nothingYet
  const stockOf = (item: number) => server.goodsOf(item).item.stockLeft

  function done(act: Act) {
    known = withAct(known, act)
  }

  function change(next: Partial<Expected>) {
    known = { ...known, ...next }
  }

  function takeTold(): Told {
    const errors = shop.takeErrors().map(({ title }) => title)
    const { countFailed } = shop.LL.cart
    return {
      count: errors.includes(countFailed()),
      code: screen.codeIsRefused(),
      other: errors.some((title) => title !== countFailed() && title !== shop.LL.errors.stale()),
    }
  }

  /** All is answered: what the server holds is one of the things that the acts and the words of the screen allow. */
  function check() {
    const told = takeTold()
    const basketId = server.meant(cart.basketId)
    const counts = new Map<number, number>()
    for (const item of itemsOf(known)) {
      const count = server.countOf(basketId, item)
      const allowed = [...countsOf(known, item, stockOf(item), told)]
      expect(allowed, `${count} of ${item}, told ${JSON.stringify(told)}`).toContain(count)
      counts.set(item, count)
    }
    const strays = known.strays + straysOf(known, told)
    expect(server.baskets(), 'baskets in the world').toBeLessThanOrEqual(1 + strays)
    const { deliveryId, rebateCode } = server.cart(basketId)
    expect(deliveriesOf(known, told), 'deliveries').toContain(deliveryId)
    expect(codesOf(known, goodCodes, told), 'codes').toContain(rebateCode)
    const taken = takenAfter(known, told)
    change({ counts, deliveryId, rebateCode, strays, taken, hasBasket: basketId !== null, done: [] })
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
    change({ counts, deliveryId, rebateCode, hasBasket: cart.basketId !== null })
  }

  /** What a page that could not be read offers. */
  async function retried(left = 3): Promise<void> {
    if (!screen.hasFailed() || left === 0) return
    screen.retry()
    await shop.settled()
    return retried(left - 1)
  }

  /** Online, without faults and read again: the screen, the client and the server agree. */
  async function agree() {
    onlineManager.setOnline(true)
    server.heal()
    await settle()
    await pass(refreshed)
    await screen.openBasket()
    await retried()
    shop.lookAgain()
    await settle()
    expect(screen.hasFailed(), 'an error on the screen').toBe(false)
    const said = server.cart(cart.basketId)
    expect(shop.cached(), 'the client knows').toEqual(said)
    expectShown(screen, said)
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
    done,
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
