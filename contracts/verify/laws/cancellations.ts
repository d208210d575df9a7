import type { CheckContext } from '../check-context.ts'
import { addToCart, createReadyCart, placeOrder, placeReservedOrder } from '../cart-steps.ts'
import { expectSame, expectThat, Skip } from '../drift.ts'
import type { OrderKind } from '../../orders.ts'
import { newAttemptId } from '../member-fixtures.ts'
import { memberWithOrder, memberWithReadyCart, orderLaw, stockOf } from './order-law.ts'
import { balanceOf, fillWallet } from './wallet-law.ts'

const reason = 'changedMind' as const
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

async function orderOfTwoLines(context: CheckContext, orderKind: OrderKind = 'cheque', rebateCode?: string) {
  const shopper = await context.member()
  const [one, other] = await context.products(2)
  const uniqueId = await createReadyCart(shopper, one!, 2)
  await addToCart(shopper, other!, 1, uniqueId)
  if (rebateCode !== undefined) await shopper.ok('setRebate', { uniqueId, rebateCode })
  const { productOrderId: id } = await placeOrder(shopper, uniqueId, orderKind)
  return { shopper, id, card: one!, order: await shopper.ok('order', { id }) }
}

export const cancellationLaws = [
  orderLaw(
    'cancelled-order-gives-its-stock-back',
    ['cancelOrder', 'product', 'order', 'trackOrder'],
    async (context) => {
      const { shopper, card, placed } = await memberWithOrder(context, 'offline')
      const before = await stockOf(shopper, card)
      const input = { id: placed.productOrderId, reason, attemptId: newAttemptId(context) }
      const order = await shopper.ok('cancelOrder', input)
      expectSame('the status', order.status, 'cancelled')
      expectSame('the last of the history', order.history.at(-1)?.status, 'cancelled')
      expectSame('the reason', order.cancellations?.at(-1)?.reason, reason)
      expectSame('what may still be cancelled', order.cancellable, undefined)
      const { mobile } = await shopper.ok('user', {})
      const tracked = await context.guest().ok('trackOrder', { id: input.id, mobile })
      expectSame('the status that is tracked', tracked.status, 'cancelled')
      expectSame('the stock after 2 were cancelled', await stockOf(shopper, card), before! + 2)
      await shopper.refused('cancelOrder', { ...input, attemptId: newAttemptId(context) }, 409)
      expectSame('the stock after a refusal', await stockOf(shopper, card), before! + 2)
    },
  ),

  orderLaw(
    'refund-is-what-was-paid',
    ['cancelOrder', 'order', 'add'],
    async (context) => {
      const { shopper, id, order } = await orderOfTwoLines(context)
      const { cancellable, lines, totals } = order
      expectThat(cancellable !== undefined, 'a new order that may be cancelled', order)
      expectSame('what cancelling all pays back', cancellable.whole, totals.payable)
      const gone = lines[0]!
      const offered = cancellable.lines.find((line) => line.id === gone.id)?.refund
      expectSame('what cancelling a line pays back', offered, gone.linePrice)
      const input = { id, lineIds: [gone.id], reason, attemptId: newAttemptId(context) }
      const rest = await shopper.ok('cancelOrder', input)
      const [cancellation] = rest.cancellations ?? []
      expectSame('the refund', cancellation?.refund, { amount: offered, to: cancellable.to })
      expectSame(
        'the refund beside the totals',
        offered?.amount,
        totals.payable.amount - rest.totals.payable.amount,
      )
      expectSame('the lines that are left', rest.lines, lines.slice(1))
      expectSame('when it was placed', rest.placedAt, order.placedAt)
      expectSame(
        'the cancelled lines',
        cancellation?.lines.map((line) => [line.id, line.count]),
        [[gone.id, gone.count]],
      )
      const all = await shopper.ok('cancelOrder', { id, reason, attemptId: newAttemptId(context) })
      const refunds = all.cancellations?.map(({ refund }) => refund.amount.amount) ?? []
      expectSame('all refunds', sumOf(refunds), totals.payable.amount)
      expectSame(
        'the cancelled lines, oldest first',
        all.cancellations?.flatMap((one) => one.lines.map((line) => line.id)),
        lines.map((line) => line.id),
      )
    },
    { assumes: 'an order without discounts pays the price of a line back' },
  ),

  orderLaw('cancelled-line-gives-its-stock-back', ['cancelOrder', 'product'], async (context) => {
    const { shopper, id, card, order } = await orderOfTwoLines(context)
    const before = await stockOf(shopper, card)
    const gone = order.lines.find(({ productItemId }) => productItemId === card.productItemId)!
    await shopper.ok('cancelOrder', { id, lineIds: [gone.id], reason, attemptId: newAttemptId(context) })
    expectSame('the stock after 2 were cancelled', await stockOf(shopper, card), before! + 2)
  }),

  orderLaw(
    'cancelled-line-takes-its-rebate-along',
    ['cancelOrder', 'order', 'setRebate'],
    async (context) => {
      const { shopper, id, order } = await orderOfTwoLines(context, 'cheque', context.rebate())
      const [line] = order.lines
      const offered = order.cancellable?.lines.find((one) => one.id === line!.id)?.refund.amount
      expectThat(offered !== undefined, 'a new order that may be cancelled', order)
      expectThat(offered < line!.linePrice.amount, `less back than ${line!.linePrice.amount}`, offered)
      const attemptId = newAttemptId(context)
      const rest = await shopper.ok('cancelOrder', { id, lineIds: [line!.id], reason, attemptId })
      expectSame(
        'what the rest costs less',
        order.totals.payable.amount - rest.totals.payable.amount,
        offered,
      )
    },
    { needs: ['testCode', 'rebate'], assumes: 'a line is paid back without its part of the rebate' },
  ),

  orderLaw(
    'payment-is-for-what-is-left',
    ['cancelOrder', 'order', 'payment'],
    async (context) => {
      const { shopper, id, order } = await orderOfTwoLines(context, 'online')
      if (!order.payment) throw new Skip('online orders have no payment')
      const { paymentId } = order.payment
      expectSame('the amount', (await shopper.ok('payment', { paymentId })).amount, order.totals.payable)
      const input = { id, lineIds: [order.lines[0]!.id], reason, attemptId: newAttemptId(context) }
      const { payment, totals } = await shopper.ok('cancelOrder', input)
      const rest = { paymentId: payment?.paymentId ?? paymentId }
      expectSame('the amount of the rest', (await shopper.ok('payment', rest)).amount, totals.payable)
    },
    { assumes: 'a line that is cancelled before the payment is not paid' },
  ),

  orderLaw(
    'cancelled-order-takes-no-payment',
    ['cancelOrder', 'order', 'payment'],
    async (context) => {
      const { shopper, placed } = await memberWithOrder(context, 'online')
      const { productOrderId: id, paymentId, paymentUrl } = placed
      if (paymentId === null || paymentUrl === null) throw new Skip('online orders have no payment')
      await shopper.ok('cancelOrder', { id, reason, attemptId: newAttemptId(context) })
      await context.settlePayment(paymentUrl, 'paid')
      const { status } = await shopper.ok('payment', { paymentId })
      expectThat(status !== 'paid', 'no payment of a cancelled order', status)
      expectSame('the status', (await shopper.ok('order', { id })).status, 'cancelled')
    },
    {
      needs: ['testCode', 'testPayment'],
      assumes: 'the payment of a cancelled order fails, and nothing has to be paid back',
    },
  ),

  orderLaw(
    'parent-order-waits-again-after-a-cancellation',
    ['cancelOrder', 'setReserve', 'setParentOrderId', 'order'],
    async (context) => {
      const shopper = await context.member()
      const card = await context.product()
      const { productOrderId: parentOrderId } = await placeReservedOrder(shopper, card)
      const uniqueId = await createReadyCart(shopper, card)
      await shopper.ok('setParentOrderId', { uniqueId, parentOrderId })
      const { productOrderId: id } = await placeOrder(shopper, uniqueId, 'offline')
      await shopper.ok('cancelOrder', { id, reason, attemptId: newAttemptId(context) })
      const parent = await shopper.ok('order', { id: parentOrderId })
      expectSame('whether it is kept again', parent.isReserved, true)
    },
    { assumes: 'a reserved order waits again when the order that it goes with is cancelled' },
  ),

  orderLaw(
    'refund-lands-in-the-wallet',
    ['cancelOrder', 'wallet', 'walletTransactions'],
    async (context) => {
      const { shopper, uniqueId, cart } = await memberWithReadyCart(context)
      const { amount } = cart.totals.payable
      await fillWallet(context, shopper, amount)
      const paying = { uniqueId, orderKind: 'online', fromWallet: true } as const
      const { productOrderId: id } = await shopper.ok('setOrder', paying)
      const order = await shopper.ok('cancelOrder', { id, reason, attemptId: newAttemptId(context) })
      const refund = { amount: cart.totals.payable, to: 'wallet' }
      expectSame('the refund', order.cancellations?.[0]?.refund, refund)
      expectSame('the balance', await balanceOf(shopper), amount)
      const [newest] = await shopper.ok('walletTransactions', {})
      expectSame('the newest transaction', [newest?.kind, newest?.productOrderId], ['refund', id])
    },
    { needs: ['testCode', 'testPayment'] },
  ),

  orderLaw('repeated-cancellation-cancels-once', ['cancelOrder'], async (context) => {
    const { shopper, id, order } = await orderOfTwoLines(context)
    const [one, other] = order.lines
    const attempt = { id, lineIds: [one!.id], reason, attemptId: newAttemptId(context) }
    const cancelled = await shopper.ok('cancelOrder', attempt)
    expectSame('the answer to the same attempt', await shopper.ok('cancelOrder', attempt), cancelled)
    const changed = { ...attempt, lineIds: [other!.id] }
    expectSame('the answer to it with another line', await shopper.ok('cancelOrder', changed), cancelled)
    await shopper.refused('cancelOrder', { ...attempt, attemptId: newAttemptId(context) }, 422)
  }),

  orderLaw('partly-cancelled-order-is-listed-so', ['cancelOrder', 'orders'], async (context) => {
    const { shopper, id, order } = await orderOfTwoLines(context)
    const input = { id, lineIds: [order.lines[0]!.id], reason, attemptId: newAttemptId(context) }
    const { totals } = await shopper.ok('cancelOrder', input)
    const [summary] = await shopper.ok('orders', {})
    expectSame(
      'the order in the list',
      summary && {
        itemCount: summary.itemCount,
        payable: summary.payable,
        isPartlyCancelled: summary.isPartlyCancelled,
      },
      { itemCount: 1, payable: totals.payable, isPartlyCancelled: true },
    )
  }),

  orderLaw('order-is-cancelled-by-its-owner-only', ['cancelOrder', 'order'], async (context) => {
    const { shopper, placed } = await memberWithOrder(context, 'offline')
    const input = { id: placed.productOrderId, reason, attemptId: newAttemptId(context) }
    await (await context.member('other')).refused('cancelOrder', input, 404)
    await context.guest().refused('cancelOrder', input, 401)
    const { status } = await shopper.ok('order', { id: placed.productOrderId })
    expectThat(status !== 'cancelled', 'an order that nobody cancelled', status)
  }),
]
