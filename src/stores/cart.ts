import { parseCookie, stringifySetCookie } from 'cookie'
import { proxy } from 'valtio'
import { BasketId } from '#contracts/values.ts'
import { cookieYear } from './locale.ts'

const cookieName = 'basketId'

function savedBasketId(): string | null {
  const saved = BasketId.safeParse(parseCookie(globalThis.document?.cookie ?? '')[cookieName])
  return saved.success ? saved.data : null
}

/** The cart's id, and counts that were requested but not read back yet, by cart item id. */
export const cart = proxy({
  basketId: savedBasketId(),
  wantedCounts: {} as Record<number, number>,
})

/** Reads the cookie: another tab may have begun a cart, or a new one. */
export function currentBasketId(): string | null {
  const saved = savedBasketId()
  if (saved && saved !== cart.basketId) cart.basketId = saved
  return cart.basketId
}

/** Browsers sync cookies across tabs with a delay; the Cookie Store API waits for it. */
export async function cookieSynced() {
  await globalThis.cookieStore?.get(cookieName).catch(() => null)
}

export function setBasketId(id: string) {
  cart.basketId = id
  document.cookie = stringifySetCookie({ name: cookieName, value: id, ...cookieYear })
}

/** After an order, or where the server does not know the cart. One that another tab has begun since stays. */
export function dropBasketId(id: string | null) {
  if (savedBasketId() === id) {
    document.cookie = stringifySetCookie({ name: cookieName, value: '', ...cookieYear, maxAge: 0 })
  }
  cart.basketId = savedBasketId()
  cart.wantedCounts = {}
}

/** Mutations of the cart run one after another. */
export const cartScope = { id: 'cart' }

/** Updates pause while the browser is offline. */
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
