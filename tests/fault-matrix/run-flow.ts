import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { CallName } from '#contracts/registry.ts'
import { auth } from '#src/stores/auth.ts'
import { setBasketId, dropBasketId, cart } from '#src/stores/cart.ts'
import { clearPersonalStores } from '#src/stores/persisted.ts'
import { waitRealTime, advanceClock, advanceUntil } from '../cart-model/fake-clock.ts'
import { openServer } from '../cart-model/server.ts'
import { openShop } from '../cart-model/shop.tsx'
import type { Shop } from '../cart-model/shop.tsx'
import { userOf } from './user.ts'
import type { User } from './user.ts'
import type { FailureMode } from './failure-modes.ts'
import type { Flow } from './flow.ts'

type Server = Awaited<ReturnType<typeof openServer>>
type Lines = ReadonlyMap<number, number>

/** Milliseconds; longer than two tries of any call that time out. */
const timeoutBudget = 70_000

function applyShopper({ basketId, hasSession }: Server['shopper']) {
  clearPersonalStores()
  Object.assign(auth, { hasSession, hasExpired: false })
  dropBasketId(cart.basketId)
  if (basketId !== null) setBasketId(basketId)
}

const linesOf = (server: Server): Lines =>
  new Map(
    server
      .cart(server.cartIdOf(cart.basketId))
      .cartItems.map(({ productItemId, count }) => [productItemId, count]),
  )

function expectLinesKept(before: Lines, server: Server) {
  const now = linesOf(server)
  for (const [item, count] of before)
    expect(now.get(item) ?? 0, `${item} in the cart`).toBeGreaterThanOrEqual(count)
}

function expectRendered({ element, uncaught }: Shop) {
  expect(uncaught).toEqual([])
  const main = element.querySelector('main')
  expect(main?.querySelector('[role=status]')?.ariaLabel ?? main?.textContent, 'the page').toMatch(/\S/)
  expect(element.querySelector('header')?.textContent, 'the header').toMatch(/\S/)
}

const hasNoSpinner = ({ LL }: Shop) =>
  document.querySelector(`[data-loading], [aria-busy=true], [aria-label="${LL.site.waiting()}"]`) === null &&
  [LL.site.waiting(), LL.forms.sending()].every((words) => !document.body.textContent.includes(words))

const alerts = () =>
  [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent.trim())

const toastsOf = ({ takeErrors }: Shop) =>
  takeErrors().map(({ title, description }) => `${title} ${description}`)

const expectNoMessage = (shop: Shop) =>
  expect([...toastsOf(shop), ...alerts()].filter(Boolean), 'messages').toEqual([])

function expectMessage(shop: Shop, way: Flow, trouble: FailureMode) {
  const expected = way.expectedMessage(trouble, shop.LL)
  if (expected === null) return expectNoMessage(shop)
  expect([document.body.textContent, ...toastsOf(shop)].join('\n'), 'messages').toContain(expected)
}

async function recoverFrom({ LL }: Shop, user: User, { path, act, recover }: Flow) {
  if (recover) return recover(user)
  if (user.hasButton(LL.errors.retry())) return user.press(LL.errors.retry())
  if (act) return act(user)
  await user.visit('/about')
  await user.visit(path)
}

function isHeaderCountRight({ LL }: Shop, server: Server) {
  const { itemCount } = server.cart(server.cartIdOf(cart.basketId))
  const name = itemCount > 0 ? `${LL.nav.cart()}, ${LL.nav.cartCount({ count: itemCount })}` : LL.nav.cart()
  return page.getByRole('banner').getByLabelText(name, { exact: true }).query() !== null
}

/** More than a flow makes calls: fewer are left once a call has reached the server, long before it is answered. */
const faultCount = 1_000

/** Turns of one millisecond in which a call reaches the server; a call that depends on another comes later. */
const arrivalTurns = 500

/** The clock hardly advances before the call reaches the server, so both count from the same moment. */
async function waitForArrival(server: Server, call: CallName, left = arrivalTurns): Promise<void> {
  if (server.faultsLeft(call) !== faultCount || left === 0) return
  await advanceClock(1)
  await waitRealTime(1)
  return waitForArrival(server, call, left - 1)
}

async function waitOut(shop: Shop, trouble: FailureMode) {
  if (trouble.kind === 'slow') {
    await advanceClock(5_000)
    expectRendered(shop)
    expectNoMessage(shop)
  }
  if (trouble.name === 'timeout') await advanceClock(timeoutBudget)
}

export async function runFlow(call: CallName, way: Flow, trouble: FailureMode) {
  const server = await openServer(...way.scenario)
  applyShopper(server.shopper)
  const before = linesOf(server)
  const injectFaults = () =>
    server.injectFaults(trouble.faults.map((fault) => ({ on: call, fault, times: faultCount })))
  if (!way.act) injectFaults()
  const shop = openShop(way.path)
  const user = userOf(shop)
  try {
    if (way.act) {
      await shop.settled()
      await way.setup?.(user)
      await shop.settled()
      injectFaults()
      await way.act(user)
    }
    await waitForArrival(server, call)
    await waitOut(shop, trouble)
    await advanceUntil(() => server.hasFaulted(call), `a call of ${call}`)
    await shop.settled()
    expectRendered(shop)
    await advanceUntil(() => hasNoSpinner(shop), 'loading indicators to end', 20_000)
    if (!way.removesLines) expectLinesKept(before, server)
    if (trouble.kind !== 'slow') {
      /** A call that was executed despite its unusable response may show its result instead. */
      if (!(trouble.isExecuted && way.isDone(user))) {
        expectMessage(shop, way, trouble)
        if (way.isInputKept) expect(way.isInputKept(user), 'what was typed or chosen').toBe(true)
      }
      server.clearFaults()
      if (!way.isDone(user)) await recoverFrom(shop, user, way)
    }
    await advanceUntil(() => way.isDone(user), 'the flow to be done')
    await shop.settled()
    if (trouble.kind === 'slow') expectNoMessage(shop)
    await advanceUntil(() => isHeaderCountRight(shop, server), 'the cart count in the header')
    expectRendered(shop)
    expect(server.violations()).toEqual([])
    return server.calledNames()
  } catch (cause) {
    throw new Error(
      `${String(cause)}\nThe page says: ${document.body.innerText}\nAsked: ${server.requestLog().join(', ')}`,
      { cause },
    )
  } finally {
    await shop.close()
    server.uninstall()
  }
}
