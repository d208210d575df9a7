import type { cartOperations } from '#contracts/cart-operations.ts'
import type { OrderResult } from '#contracts/orders.ts'
import { tehranDay } from '#i18n/tehran.ts'
import { say } from './messages.ts'
import { clampedBasket, openBasket, saveBasket } from './baskets.ts'
import type { Behaviour, Context, Refusal } from './behaviour.ts'
import { isRefusal, refuse } from './behaviour.ts'
import { basketTotals, pricedLines } from './cart-view.ts'
import { deliveryWindow } from './delivery.ts'
import { nextNumber, nextSecret } from './draw.ts'
import { requireMember } from './member.ts'
import type { Basket, Member, PlacedOrder, World } from './world.ts'
import { without } from './world.ts'

type SetOrder = Behaviour<(typeof cartOperations)['setOrder']>
type Wish = Parameters<SetOrder>[1]

const firstOrderNumber = 100_000

export const paymentUrlOf = (paymentId: string) => `/api/payment/test/${paymentId}?test=true`

/**
 * Places the order of a member's basket: takes the stock and the bonus, and drops the basket.
 * 401 for guests; 409 for an empty basket, a missing delivery or stock that has gone; 422 for a bad cheque.
 */
export const setOrder: SetOrder = (state, input, context) => {
  const member = requireMember(state, context)
  if (isRefusal(member)) return member
  const known = orderOfAttempt(state, member, input)
  if (known) return { state, data: resultOf(known) }
  const opened = openBasket(state, input.uniqueId, context)
  if (isRefusal(opened)) return opened
  const { basket } = opened
  const refusal = whyNot(state, basket, input, context)
  if (refusal || !basket) return refusal ?? refuse(context, 409, 'basketEmpty')

  const [world, order] = draftOrder(state, basket, member, input, context)
  const placed = placeOrder(world, order, basket, context)
  return { state: placed, data: resultOf(order), messages: [say(context.locale, 'orderPlaced')] }
}

const orderOfAttempt = (state: World, member: Member, { attemptId }: Wish) =>
  attemptId === undefined
    ? undefined
    : Object.values(state.orders).find(
        (placed) => placed.owner === member.mobile && placed.attemptId === attemptId,
      )

function whyNot(state: World, basket: Basket | null, input: Wish, context: Context): Refusal | null {
  if (!basket || basket.lines.length === 0) return refuse(context, 409, 'basketEmpty')
  if (basket.deliveryId === null) return refuse(context, 409, 'deliveryMissing')
  const clamped = clampedBasket(state, basket, context)
  if (clamped !== basket)
    return refuse(context, 409, 'stockChanged', {}, { state: saveBasket(state, clamped) })
  if (input.orderKind !== 'cheque') return null
  if (!input.cheque) return refuse(context, 422, 'chequeMissing')
  return input.cheque.dueDate > tehranDay(context.now) ? null : refuse(context, 422, 'chequeDue')
}

function draftOrder(
  state: World,
  basket: Basket,
  member: Member,
  input: Wish,
  context: Context,
): [World, PlacedOrder] {
  const [numbered, number] = nextNumber(state, 'order')
  const totals = basketTotals(state, basket, context)
  const isPaidNow =
    input.orderKind === 'online' && totals.payable.amount > 0 && !state.flags.onlineWithoutPayment
  const [world, secret] = isPaidNow ? nextSecret(numbered, 'payment', 16) : [numbered, null]
  const deliveryId = basket.deliveryId ?? 0
  const status = isPaidNow ? 'awaitingPayment' : 'registered'
  return [
    world,
    {
      id: `ZR-${firstOrderNumber + number}`,
      owner: member.mobile,
      kind: input.orderKind,
      placedAt: context.now,
      lines: pricedLines(context.catalogue, basket.lines).map((line) => ({
        ...line,
        unitPriceThen: line.unitPrice,
      })),
      totals,
      history: [{ status, at: context.now }],
      address: member.addresses.find(({ id }) => id === basket.addressId) ?? null,
      delivery: { id: deliveryId, ...deliveryWindow(deliveryId, context.now) },
      merchantId: basket.merchantId,
      paymentId: secret === null ? null : `pay-${secret}`,
      cheque: input.orderKind === 'cheque' ? (input.cheque ?? null) : null,
      wantsReserve: basket.wantsReserve,
      parentOrderId: basket.parentOrderId,
      attemptId: input.attemptId ?? null,
    },
  ]
}

/** What is sent along with another order is kept no longer. */
function withoutReserve(orders: World['orders'], id: string | null): World['orders'] {
  const parent = id === null ? undefined : orders[id]
  return parent ? { ...orders, [parent.id]: { ...parent, wantsReserve: false } } : orders
}

function placeOrder(state: World, order: PlacedOrder, basket: Basket, { locale }: Context): World {
  const sold = { ...state.sold }
  for (const line of order.lines) sold[line.productItemId] = (sold[line.productItemId] ?? 0) + line.count
  const member = state.members[order.owner]!
  const { paymentId } = order
  const payment = {
    orderId: order.id,
    amount: order.totals.payable.amount,
    status: 'pending',
    locale,
  } as const
  return {
    ...state,
    sold,
    orders: { ...withoutReserve(state.orders, order.parentOrderId), [order.id]: order },
    ordered: { ...state.ordered, [basket.id]: order.id },
    baskets: without(state.baskets, basket.id),
    members: {
      ...state.members,
      [member.mobile]: { ...member, bonus: member.bonus - order.totals.bonus.amount },
    },
    payments:
      paymentId === null ? state.payments : { ...state.payments, [paymentId]: { id: paymentId, ...payment } },
  }
}

/** By the owner's words, a cheque is an online order too: `isOnline` and `isCheque` lead to the order page. */
function resultOf(order: PlacedOrder): OrderResult {
  return {
    isOnline: order.kind !== 'offline',
    isCheque: order.kind === 'cheque',
    paymentId: order.paymentId,
    paymentUrl: order.paymentId === null ? null : paymentUrlOf(order.paymentId),
    productOrderId: order.id,
  }
}
