import type { Cart, CartItem, Totals } from '#contracts/cart.ts'
import { rials } from '#contracts/values.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import type { Catalogue } from '../shop/catalogue/catalogue.ts'
import type { Context } from './behaviour.ts'
import { freeDeliveryFrom, isDeliveredTo } from './delivery.ts'
import { callerOf } from './member.ts'
import { rebatePercent } from './rebates.ts'
import { findItem, stockLeft } from './stock.ts'
import { subtotalOf, totalsOf } from './totals.ts'
import { walletBalance, walletShare } from './wallet-entries.ts'
import type { StoredCart, CartLine, MemberAddress, OrderLine, World } from './world.ts'

/** Lines at current prices, without products that left the catalogue. */
export const pricedLines = (catalogue: Catalogue, lines: readonly CartLine[]): OrderLine[] =>
  lines.flatMap((line) => {
    const found = findItem(catalogue, line.productItemId, 'fa')
    if (!found) return []
    return [
      { ...line, unitPrice: found.item.price.amount, oldUnitPrice: found.item.oldPrice?.amount ?? null },
    ]
  })

export const cartAddress = (state: World, cart: StoredCart, context: Context): MemberAddress | null =>
  callerOf(state, context)?.addresses.find(({ id }) => id === cart.addressId) ?? null

/** null where the chosen method does not go to the address. */
export function deliveryIdOf(state: World, cart: StoredCart, context: Context): number | null {
  const { deliveryId } = cart
  return deliveryId !== null && isDeliveredTo(cartAddress(state, cart, context), deliveryId)
    ? deliveryId
    : null
}

export function cartTotals(state: World, cart: StoredCart, context: Context): Totals {
  const lines = pricedLines(context.catalogue, cart.lines)
  return totalsOf(lines, {
    rebatePercent: rebatePercent(state, cart.rebateCode, subtotalOf(lines)),
    bonus: cart.usesBonus ? (callerOf(state, context)?.bonus ?? 0) : 0,
    deliveryId: deliveryIdOf(state, cart, context),
  })
}

export const cartItems = (
  state: World,
  catalogue: Catalogue,
  lines: readonly OrderLine[],
  locale: Locales,
): CartItem[] =>
  lines.flatMap((line) => {
    const found = findItem(catalogue, line.productItemId, locale)
    if (!found) return []
    const { product, item } = found
    return {
      id: line.id,
      productId: product.id,
      productItemId: item.id,
      count: line.count,
      label: product.label,
      catLabel: product.catLabel,
      title: product.title,
      variant: item.title,
      picture: item.pictures[0]!,
      unitPrice: rials(line.unitPrice),
      oldUnitPrice: line.oldUnitPrice === null ? null : rials(line.oldUnitPrice),
      unitPriceBefore: line.unitPriceThen === line.unitPrice ? null : rials(line.unitPriceThen),
      linePrice: rials(line.unitPrice * line.count),
      stockLeft: stockLeft(state, item),
    }
  })

export const itemCountOf = (lines: readonly CartLine[]) => lines.reduce((sum, line) => sum + line.count, 0)

const emptyCart: StoredCart = {
  id: '',
  owner: null,
  lines: [],
  deliveryId: null,
  addressId: null,
  merchantId: null,
  rebateCode: null,
  usesBonus: false,
  wantsReserve: false,
  parentOrderId: null,
  attempts: [],
}

export const newCart = (id: string, owner: string | null): StoredCart => ({ ...emptyCart, id, owner })

export function cartOf(state: World, cart: StoredCart | null, context: Context): Cart {
  const shown = cart ?? emptyCart
  const totals = cartTotals(state, shown, context)
  const caller = callerOf(state, context)
  return {
    uniqueId: cart?.id ?? null,
    itemCount: itemCountOf(shown.lines),
    cartItems: cartItems(
      state,
      context.catalogue,
      pricedLines(context.catalogue, shown.lines),
      context.locale,
    ),
    deliveryId: deliveryIdOf(state, shown, context),
    addressId: shown.addressId,
    merchantId: shown.merchantId,
    rebateCode: shown.rebateCode,
    wantsReserve: shown.wantsReserve,
    parentOrderId: shown.parentOrderId,
    totals,
    freeDeliveryFrom: rials(freeDeliveryFrom),
    wallet: caller ? walletShare(totals, walletBalance(state, caller.mobile)) : undefined,
  }
}
