import type { OrderKind, OrderResult } from '#contracts/orders.ts'

type ShopEvents = {
  addedToCart: { productItemId: number; count: number }
  orderPlaced: { order: OrderResult; basketId: string; orderKind: OrderKind }
}

type Listener<Name extends keyof ShopEvents> = (event: ShopEvents[Name]) => void

const listeners: { [Name in keyof ShopEvents]: Listener<Name>[] } = { addedToCart: [], orderPlaced: [] }

export function onShopEvent<Name extends keyof ShopEvents>(name: Name, listener: Listener<Name>) {
  listeners[name].push(listener)
}

/** Synchronous. */
export function emitShopEvent<Name extends keyof ShopEvents>(name: Name, event: ShopEvents[Name]) {
  for (const listener of listeners[name]) listener(event)
}
