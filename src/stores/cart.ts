import { proxy } from 'valtio'
import { BasketId } from '#contracts/values.ts'
import { readCookie, writeCookie } from '#src/platform/cookies.ts'

const cookieName = 'basketId'

function savedBasketId(): string | null {
  const saved = BasketId.safeParse(readCookie(cookieName))
  return saved.success ? saved.data : null
}

export type Choice = 'delivery' | 'address' | 'merchant' | 'reserve' | 'bonus' | 'parent'

export const cart = proxy({
  basketId: savedBasketId(),
  /** Counts that are shown before the server confirms them, by cart item id; clearing one rolls it back. */
  optimisticCounts: {} as Record<number, number>,
  /** Choices that the server has not confirmed yet. The shopper may leave the basket and come back meanwhile. */
  picks: {} as Partial<Record<Choice, { value: unknown }>>,
})

/** Reads the cookie, since another tab may have created a cart. */
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
  writeCookie(cookieName, id)
}

/** After an order, or when the server does not know the cart. Keeps a cart that another tab has created since. */
export function dropBasketId(id: string | null) {
  if (savedBasketId() === id) writeCookie(cookieName, '', 0)
  cart.basketId = savedBasketId()
  clearOptimisticUpdates()
}

/** Mutations of the cart run one after another. */
export const cartScope = { id: 'cart' }

/** Updates pause while the browser is offline. */
export const cartUpdate = { scope: cartScope, networkMode: 'online' } as const

export function setOptimisticCount(cartItemId: number, count: number) {
  cart.optimisticCounts[cartItemId] = count
}

export function clearOptimisticCount(cartItemId: number) {
  delete cart.optimisticCounts[cartItemId]
}

export function clearOptimisticCounts() {
  cart.optimisticCounts = {}
}

export function clearOptimisticUpdates() {
  clearOptimisticCounts()
  cart.picks = {}
}
