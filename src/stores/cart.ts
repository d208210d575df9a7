import { parseCookie, stringifySetCookie } from 'cookie'
import { proxy } from 'valtio'
import { BasketId } from '#contracts/values.ts'
import { cookieYear } from './locale.ts'

const cookieName = 'basketId'

function savedBasketId(): string | null {
  const saved = BasketId.safeParse(parseCookie(document.cookie)[cookieName])
  return saved.success ? saved.data : null
}

/** What the server does not know of the cart: who we say we are, and the counts asked for but not answered yet. */
export const cart = proxy({
  basketId: savedBasketId(),
  wantedCounts: {} as Record<number, number>,
  paymentId: null as string | null,
  paymentUrl: null as string | null,
  fromWallet: false,
  wantsReserve: false,
})

export function basketGiven(id: string) {
  cart.basketId = id
  document.cookie = stringifySetCookie({ name: cookieName, value: id, ...cookieYear })
}

/** Before leaving for the payment page: the next page to load starts without the basket, this one stays as it is. */
export function forgetBasketCookie() {
  document.cookie = stringifySetCookie({ name: cookieName, value: '', ...cookieYear, maxAge: 0 })
}

/** The basket was ordered, or the server does not know it. */
export function basketGone() {
  forgetBasketCookie()
  cart.basketId = null
  cart.wantedCounts = {}
}

export function countWanted(cartItemId: number, count: number) {
  cart.wantedCounts[cartItemId] = count
}

export function countSettled(cartItemId: number) {
  delete cart.wantedCounts[cartItemId]
}

export function paymentOpened(paymentId: string, paymentUrl: string) {
  cart.paymentId = paymentId
  cart.paymentUrl = paymentUrl
}
