import type { cartOperations } from '#contracts/cart-operations.ts'
import type { OrderResult } from '#contracts/orders.ts'
import { tehranDay } from '#i18n/tehran.ts'
import { messageText } from './messages.ts'
import { clampedCart, openCart, saveCart } from './stored-carts.ts'
import type { Behaviour, Context, Refusal } from './behaviour.ts'
import { isRefusal, refuse } from './behaviour.ts'
import { isReservedOrder } from './cart-choices.ts'
import { cartAddress, cartTotals, deliveryIdOf, pricedLines } from './cart-view.ts'
import { deliveryWindow } from './delivery.ts'
import { nextNumber, nextSecret } from './seeded-ids.ts'
import { debitWallet, walletBalance } from './wallet-entries.ts'
import { notifyOfStatus } from './order-notices.ts'
import { requireMember } from './member.ts'
import type { StoredCart, Member, PlacedOrder, World } from './world.ts'
import { omitKey } from './world.ts'

type SetOrder = Behaviour<(typeof cartOperations)['setOrder']>
type OrderInput = Parameters<SetOrder>[1]

const firstOrderNumber = 100_000

export const paymentUrlOf = (paymentId: string) => `/api/payment/test/${paymentId}?test=true`

/**
 * 401: guest; 409: empty cart, no delivery, lost stock, a parent order that is reserved no more, another
 * total than was shown; 422: bad cheque.
 * Retries by `attemptId` are safe.
 */
export const setOrder: SetOrder = (state, input, context) => {
  const member = requireMember(state, context)
  if (isRefusal(member)) return member
  const known = orderOfAttempt(state, member, input)
  if (known) return { state, data: resultOf(known) }
  const opened = openCart(state, input.uniqueId, context)
  if (isRefusal(opened)) return opened
  const { cart } = opened
  const refusal = orderRefusal(state, cart, member, input, context)
  if (refusal || !cart) return refusal ?? refuse(context, 409, 'cartEmpty')

  const [world, order] = draftOrder(state, cart, member, input, context)
  const placed = notifyOfStatus(placeOrder(world, order, cart, context), order)
  return { state: placed, data: resultOf(order), messages: [messageText(context.locale, 'orderPlaced')] }
}

const orderOfAttempt = (state: World, member: Member, { attemptId }: OrderInput) =>
  attemptId === undefined
    ? undefined
    : Object.values(state.orders).find(
        (placed) => placed.owner === member.mobile && placed.attemptId === attemptId,
      )

function orderRefusal(
  state: World,
  cart: StoredCart | null,
  member: Member,
  input: OrderInput,
  context: Context,
): Refusal | null {
  if (!cart || cart.lines.length === 0) return refuse(context, 409, 'cartEmpty')
  if (deliveryIdOf(state, cart, context) === null) return refuse(context, 409, 'deliveryMissing')
  const clamped = clampedCart(state, cart, context)
  if (clamped !== cart) return refuse(context, 409, 'stockChanged', {}, { state: saveCart(state, clamped) })
  const { parentOrderId } = cart
  if (parentOrderId !== null && !isReservedOrder(state, member.mobile, parentOrderId))
    return refuse(
      context,
      409,
      'parentGone',
      {},
      { state: saveCart(state, { ...cart, parentOrderId: null }) },
    )
  const { payable } = cartTotals(state, cart, context)
  if (input.payable && input.payable.amount !== payable.amount) return refuse(context, 409, 'totalChanged')
  if (input.orderKind !== 'cheque') return null
  if (!input.cheque) return refuse(context, 422, 'chequeMissing')
  return input.cheque.dueDate > tehranDay(context.now) ? null : refuse(context, 422, 'chequeDue')
}

function draftOrder(
  state: World,
  cart: StoredCart,
  member: Member,
  input: OrderInput,
  context: Context,
): [World, PlacedOrder] {
  const [numbered, number] = nextNumber(state, 'order')
  const totals = cartTotals(state, cart, context)
  const isOnline = input.orderKind === 'online'
  const fromWallet =
    isOnline && input.fromWallet ? Math.min(walletBalance(state, member.mobile), totals.payable.amount) : 0
  const remaining = totals.payable.amount - fromWallet
  const isPaidNow = isOnline && remaining > 0 && !state.flags.onlineWithoutPayment
  const [world, secret] = isPaidNow ? nextSecret(numbered, 'payment', 16) : [numbered, null]
  const address = cartAddress(state, cart, context)
  const deliveryId = deliveryIdOf(state, cart, context) ?? 0
  const unpaid = isPaidNow ? 'awaitingPayment' : 'registered'
  const status = fromWallet > 0 && remaining === 0 ? 'paid' : unpaid
  return [
    world,
    {
      id: `ZR-${firstOrderNumber + number}`,
      owner: member.mobile,
      kind: input.orderKind,
      placedAt: context.now,
      lines: pricedLines(context.catalogue, cart.lines).map((line) => ({
        ...line,
        unitPriceThen: line.unitPrice,
      })),
      totals,
      history: [{ status, at: context.now }],
      address,
      delivery: { id: deliveryId, ...deliveryWindow(deliveryId, context.now, address) },
      merchantId: cart.merchantId,
      paymentId: secret === null ? null : `pay-${secret}`,
      cheque: input.orderKind === 'cheque' ? (input.cheque ?? null) : null,
      wantsReserve: cart.wantsReserve,
      parentOrderId: cart.parentOrderId,
      attemptId: input.attemptId ?? null,
      fromWallet,
    },
  ]
}

function releaseReserve(orders: World['orders'], id: string | null): World['orders'] {
  const parent = id === null ? undefined : orders[id]
  return parent ? { ...orders, [parent.id]: { ...parent, wantsReserve: false } } : orders
}

function placeOrder(state: World, order: PlacedOrder, cart: StoredCart, { locale }: Context): World {
  const sold = { ...state.sold }
  for (const line of order.lines) sold[line.productItemId] = (sold[line.productItemId] ?? 0) + line.count
  const member = state.members[order.owner]!
  const { paymentId, fromWallet: amount } = order
  const payment = {
    owner: order.owner,
    orderId: order.id,
    openedAt: order.placedAt,
    attemptId: null,
    amount: order.totals.payable.amount - amount,
    status: 'pending',
    locale,
  } as const
  return {
    ...debitWallet(state, order.owner, { amount, at: order.placedAt, orderId: order.id }),
    sold,
    orders: { ...releaseReserve(state.orders, order.parentOrderId), [order.id]: order },
    ordered: { ...state.ordered, [cart.id]: order.id },
    carts: omitKey(state.carts, cart.id),
    members: {
      ...state.members,
      [member.mobile]: { ...member, bonus: member.bonus - order.totals.bonus.amount },
    },
    payments:
      paymentId === null ? state.payments : { ...state.payments, [paymentId]: { id: paymentId, ...payment } },
  }
}

/** By the owner’s spec, a cheque is an online order too: `isOnline` and `isCheque` lead to the order page. */
function resultOf(order: PlacedOrder): OrderResult {
  return {
    isOnline: order.kind !== 'offline',
    isCheque: order.kind === 'cheque',
    paymentId: order.paymentId,
    paymentUrl: order.paymentId === null ? null : paymentUrlOf(order.paymentId),
    productOrderId: order.id,
  }
}
