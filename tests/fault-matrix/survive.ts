import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { CallName } from '#mocks/server/faults.ts'
import { auth } from '#src/stores/auth.ts'
import { basketGiven, basketGone, cart } from '#src/stores/cart.ts'
import { forgetOwn } from '#src/stores/persisted.ts'
import { moment, pass, passUntil } from '../cart-model/clock.ts'
import { openServer } from '../cart-model/server.ts'
import { openShop } from '../cart-model/shop.tsx'
import type { Shop } from '../cart-model/shop.tsx'
import { handsOf } from './hands.ts'
import type { Hands } from './hands.ts'
import type { Trouble } from './troubles.ts'
import type { Way } from './way.ts'

type Server = Awaited<ReturnType<typeof openServer>>
type Lines = ReadonlyMap<number, number>

/** Longer than two tries of any call take that nobody answers. */
const patience = 70_000

function become({ basketId, hasSession }: Server['shopper']) {
  forgetOwn()
  Object.assign(auth, { hasSession, hasEnded: false })
  basketGone(cart.basketId)
  if (basketId !== null) basketGiven(basketId)
}

const linesOf = (server: Server): Lines =>
  new Map(
    server
      .cart(server.meant(cart.basketId))
      .cartItems.map(({ productItemId, count }) => [productItemId, count]),
  )

function expectAllOf(before: Lines, server: Server) {
  const now = linesOf(server)
  for (const [item, count] of before)
    expect(now.get(item) ?? 0, `${item} in the basket`).toBeGreaterThanOrEqual(count)
}

/** The page, or what shows that it is on its way, and its header are there, and nothing broke that nobody caught. */
function expectAlive({ element, uncaught }: Shop) {
  expect(uncaught).toEqual([])
  const main = element.querySelector('main')
  expect(main?.querySelector('[role=status]')?.ariaLabel ?? main?.textContent, 'the page').toMatch(/\S/)
  expect(element.querySelector('header')?.textContent, 'the header').toMatch(/\S/)
}

/** Nothing shows that it is waited for; what was on its way may stand a moment longer. */
const hasNoSpinner = ({ LL }: Shop) =>
  document.querySelector(`[data-loading], [aria-busy=true], [aria-label="${LL.site.waiting()}"]`) === null &&
  [LL.site.waiting(), LL.forms.sending()].every((words) => !document.body.textContent.includes(words))

const alerts = () =>
  [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent.trim())

function expectTold({ LL, takeErrors }: Shop, way: Way, trouble: Trouble) {
  const toasts = takeErrors().map(({ title, description }) => `${title} ${description}`)
  const expected = way.tells(trouble, LL)
  if (expected === null) expect([...toasts, ...alerts()].filter(Boolean), 'what is said').toEqual([])
  else expect([document.body.textContent, ...toasts].join('\n'), 'what is said').toContain(expected)
}

async function tryAgain({ LL }: Shop, hands: Hands, { path, act, again }: Way) {
  if (again) return again(hands)
  if (hands.hasButton(LL.errors.retry())) return hands.press(LL.errors.retry())
  if (act) return act(hands)
  await hands.visit('/about')
  await hands.visit(path)
}

/** The header counts what lies in the basket. */
function isCounted({ LL }: Shop, server: Server) {
  const { itemCount } = server.cart(server.meant(cart.basketId))
  const name = itemCount > 0 ? `${LL.nav.cart()}, ${LL.nav.cartCount({ count: itemCount })}` : LL.nav.cart()
  return page.getByRole('banner').getByLabelText(name, { exact: true }).query() !== null
}

/** Milliseconds for a call to reach the server; one that waits for something else is asked later. */
const onTheWay = 150

/** What was asked for is with the server before time passes: client and server count from the same moment. */
async function arrives(server: Server, call: CallName, began = performance.now()): Promise<void> {
  if (server.hasStruck(call) || performance.now() - began >= onTheWay) return
  await moment(1)
  return arrives(server, call, began)
}

async function suffer(shop: Shop, trouble: Trouble) {
  if (trouble.sort === 'slow') {
    await pass(5_000)
    expectAlive(shop)
    expect(alerts().filter(Boolean), 'what is said of what is slow').toEqual([])
  }
  if (trouble.name === 'timeout') await pass(patience)
}

/** One call goes wrong in one way: what a person sees, what is left, and whether it goes on once all is well. */
export async function survive(call: CallName, way: Way, trouble: Trouble) {
  const server = await openServer(...way.scenario)
  become(server.shopper)
  const before = linesOf(server)
  const plant = () => server.plant(trouble.faults.map((fault) => ({ on: call, fault })))
  if (!way.act) plant()
  const shop = openShop(way.path)
  const hands = handsOf(shop)
  try {
    if (way.act) {
      await shop.settled()
      await way.before?.(hands)
      await shop.settled()
      plant()
      await way.act(hands)
    }
    await arrives(server, call)
    await suffer(shop, trouble)
    await passUntil(() => server.hasStruck(call), `a call of ${call}`)
    await shop.settled()
    expectAlive(shop)
    await passUntil(() => hasNoSpinner(shop), 'an end of waiting', 20_000)
    if (!way.takesLines) expectAllOf(before, server)
    if (trouble.sort !== 'slow') {
      /** What was carried out though its answer is garbled may show itself instead. */
      if (!(trouble.isCarriedOut && way.done(hands))) {
        expectTold(shop, way, trouble)
        if (way.keeps) expect(way.keeps(hands), 'what was typed or chosen').toBe(true)
      }
      server.heal()
      if (!way.done(hands)) await tryAgain(shop, hands, way)
    }
    await passUntil(() => way.done(hands), 'what was asked for, in the end')
    await shop.settled()
    await passUntil(() => isCounted(shop, server), 'the count of the basket in the header')
    expectAlive(shop)
    expect(server.violations()).toEqual([])
    return server.names()
  } catch (cause) {
    throw new Error(
      `${String(cause)}\nThe page says: ${document.body.innerText}\nAsked: ${server.asked().join(', ')}`,
      { cause },
    )
  } finally {
    await shop.close()
    server.uninstall()
  }
}
