import { parseCookie, stringifySetCookie } from 'cookie'
import { proxy } from 'valtio'
import { BasketId } from '#contracts/values.ts'
import { cookieYear } from './locale.ts'

const cookieName = 'basketId'

function savedBasketId(): string | null {
  const saved = BasketId.safeParse(parseCookie(document.cookie)[cookieName])
  return saved.success ? saved.data : null
}

/** What the server does not know of the cart: who we say we are, and the counts asked for but not read back yet. */
export const cart = proxy({
  basketId: savedBasketId(),
  wantedCounts: {} as Record<number, number>,
})

/** The basket to speak of now: another tab may have begun one, or gone on to the next. */
export function currentBasketId(): string | null {
  const saved = savedBasketId()
  if (saved && saved !== cart.basketId) cart.basketId = saved
  return cart.basketId
}

/** A browser tells its tabs of a cookie some moments after one has set it: until they all know, where it can be asked. */
export async function cookieIsKnown() {
  await globalThis.cookieStore?.get(cookieName).catch(() => null)
}

export function basketGiven(id: string) {
  cart.basketId = id
  document.cookie = stringifySetCookie({ name: cookieName, value: id, ...cookieYear })
}

/** The basket was ordered, or the server does not know it; one that another tab has begun since stays. */
export function basketGone(id: string | null) {
  if (savedBasketId() === id) {
    document.cookie = stringifySetCookie({ name: cookieName, value: '', ...cookieYear, maxAge: 0 })
  }
  cart.basketId = savedBasketId()
  cart.wantedCounts = {}
}

/** The updates of a cart, its order too, run one after another: their mutations share this scope. */
export const cartScope = { id: 'cart' }

/** What is changed while the browser is offline waits, and is sent when it is back. */
export const cartUpdate = { scope: cartScope, networkMode: 'online' } as const

export function countWanted(cartItemId: number, count: number) {
  cart.wantedCounts[cartItemId] = count
}

export function countSettled(cartItemId: number) {
  delete cart.wantedCounts[cartItemId]
}

export function countsSettled() {
  cart.wantedCounts = {}
}
