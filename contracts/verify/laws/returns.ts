import { addToCart, createReadyCart, placeOrder } from '../cart-steps.ts'
import type { CallInput } from '../../registry.ts'
import type { CheckContext } from '../check-context.ts'
import { Skip, expectSame, expectThat } from '../drift.ts'
import { uploaded } from '../review-steps.ts'
import { memberWithOrder, orderLaw } from './order-law.ts'
import { newAttemptId } from '../member-fixtures.ts'
import { balanceOf } from './wallet-law.ts'

const day = 86_400
/** In Rials. */
const toman = 10
const delivered = { needs: ['testCode', 'testDelivery'] } as const
const moved = { needs: ['testCode', 'testDelivery', 'clock'] } as const

async function deliveredOrder(context: CheckContext, count = 2, rebateCode?: string) {
  const shopper = await context.member()
  const [one, other] = await context.products(2)
  const uniqueId = await createReadyCart(shopper, one!, count)
  await addToCart(shopper, other!, 1, uniqueId)
  if (rebateCode !== undefined) await shopper.ok('setRebate', { uniqueId, rebateCode })
  const { productOrderId: id } = await placeOrder(shopper, uniqueId, 'offline')
  const before = await shopper.ok('order', { id })
  await context.deliver(id)
  const order = await shopper.ok('order', { id })
  return { shopper, id, before, order, returnable: order.returnable! }
}

type Input = CallInput<'requestReturn'>

export function returnInput(
  context: CheckContext,
  id: string,
  lines: Input['lines'],
  rest: Partial<Input> = {},
): Input {
  const attemptId = newAttemptId(context)
  return { id, lines, reason: 'changedMind', text: '', pictures: [], to: 'wallet', attemptId, ...rest }
}

export const returnLaws = [
  orderLaw(
    'delivered-order-may-be-returned-for-seven-days',
    ['order'],
    async (context) => {
      const { before, order, returnable } = await deliveredOrder(context)
      expectSame('what may be returned before the delivery', before.returnable, undefined)
      expectThat(returnable !== undefined, 'what may be returned of a delivered order', order)
      const deliveredAt = Date.parse(order.history.at(-1)!.at)
      expectSame('the days until it closes', (Date.parse(returnable.until) - deliveredAt) / (day * 1000), 7)
      expectSame('why it is closed', returnable.closed, null)
      expectSame(
        'the lines that may be returned',
        returnable.lines.map(({ id, count, refund }) => ({ id, count, price: refund.amount * count })),
        order.lines.map(({ id, count, linePrice }) => ({ id, count, price: linePrice.amount })),
      )
    },
    { ...delivered, assumes: 'an order without discounts pays the price of a line back' },
  ),

  orderLaw(
    'return-takes-its-pieces-once',
    ['requestReturn', 'order'],
    async (context) => {
      const { shopper, id, returnable } = await deliveredOrder(context)
      const [line, other] = returnable.lines
      const pieces = [{ id: line!.id, count: 1 }]
      const reason = 'notAsDescribed' as const
      const asked = await shopper.ok(
        'requestReturn',
        returnInput(context, id, pieces, { reason, text: 'Too dark.', pictures: [uploaded] }),
      )
      const [stored] = asked.returns ?? []
      expectSame(
        'the return',
        stored && {
          reason: stored.reason,
          text: stored.text,
          pictures: stored.pictures.length,
          lines: stored.lines.map((one) => [one.id, one.count]),
          refund: stored.refund,
          state: stored.state,
          refusal: stored.refusal,
        },
        {
          reason,
          text: 'Too dark.',
          pictures: 1,
          lines: [[line!.id, 1]],
          refund: { amount: line!.refund, to: 'wallet' },
          state: 'requested',
          refusal: null,
        },
      )
      expectSame('what is left to return', asked.returnable?.lines, [{ ...line, count: 1 }, other])
      await shopper.refused('requestReturn', returnInput(context, id, [{ id: line!.id, count: 2 }]), 409)
      const rest = returnInput(context, id, [
        { id: line!.id, count: 1 },
        { id: other!.id, count: 1 },
      ])
      const all = await shopper.ok('requestReturn', rest)
      expectSame('what is left at last', [all.returnable?.closed, all.returnable?.lines], ['allReturned', []])
      await shopper.refused('requestReturn', returnInput(context, id, pieces), 409)
      expectSame(
        'the returned lines, oldest first',
        (await shopper.ok('order', { id })).returns?.map((one) => one.lines.map(({ id: of }) => of)),
        [[line!.id], [line!.id, other!.id]],
      )
    },
    delivered,
  ),

  orderLaw(
    'returned-pieces-pay-back-what-was-paid',
    ['requestReturn', 'order', 'setRebate'],
    async (context) => {
      const { shopper, id, order, returnable } = await deliveredOrder(context, 3, context.rebate())
      const { lines, rebate, bonus } = order.totals
      const paid = lines.amount - rebate.amount - bonus.amount
      const lineOf = (pieces: number) => returnable.lines.find(({ count }) => count === pieces)!
      const [line, other] = [lineOf(3), lineOf(1)]
      expectThat(rebate.amount > 0, 'a rebate on the order', rebate.amount)
      for (const { id: lineId, count, refund } of returnable.lines) {
        const { linePrice } = order.lines.find((one) => one.id === lineId)!
        const share = (linePrice.amount * paid) / lines.amount
        const refunded = refund.amount * count
        expectThat(refunded > share - toman * count, `about ${share} back for a line`, refunded)
      }
      await shopper.ok('requestReturn', returnInput(context, id, [{ id: line.id, count: 1 }]))
      const rest = [
        { id: line.id, count: 2 },
        { id: other.id, count: 1 },
      ]
      const { returns } = await shopper.ok('requestReturn', returnInput(context, id, rest))
      expectSame(
        'the refunds, oldest first',
        returns?.map(({ refund }) => refund.amount.amount),
        [line.refund.amount, 2 * line.refund.amount + other.refund.amount],
      )
      const all = 3 * line.refund.amount + other.refund.amount
      expectThat(all <= paid, `at most ${paid} back for all pieces`, all)
    },
    {
      needs: [...delivered.needs, 'rebate'],
      assumes:
        'a code takes the same share of each line; a piece is paid back without it, rounded down to Toman',
    },
  ),

  orderLaw(
    'repeated-return-request-asks-once',
    ['requestReturn'],
    async (context) => {
      const { shopper, id, returnable } = await deliveredOrder(context)
      const attempt = returnInput(context, id, [{ id: returnable.lines[0]!.id, count: 1 }])
      const asked = await shopper.ok('requestReturn', attempt)
      expectSame('the answer to the same attempt', await shopper.ok('requestReturn', attempt), asked)
    },
    delivered,
  ),

  orderLaw(
    'return-needs-a-delivery-a-way-and-a-reason',
    ['requestReturn', 'order'],
    async (context) => {
      const { shopper, placed } = await memberWithOrder(context, 'offline')
      const id = placed.productOrderId
      const { lines } = await shopper.ok('order', { id })
      const pieces = [{ id: lines[0]!.id, count: 1 }]
      await shopper.refused('requestReturn', returnInput(context, id, pieces), 409)
      await context.deliver(id)
      await shopper.refused('requestReturn', returnInput(context, id, pieces, { to: 'none' }), 422)
      await shopper.refused('requestReturn', returnInput(context, id, pieces, { reason: 'other' }), 422)
      await shopper.refused('requestReturn', returnInput(context, id, [...pieces, ...pieces]), 422)
      expectSame('the returns after refusals', (await shopper.ok('order', { id })).returns ?? [], [])
    },
    delivered,
  ),

  orderLaw(
    'order-is-returned-by-its-owner-only',
    ['requestReturn', 'order'],
    async (context) => {
      const { shopper, id, returnable } = await deliveredOrder(context)
      const input = returnInput(context, id, [{ id: returnable.lines[0]!.id, count: 1 }])
      await (await context.member('other')).refused('requestReturn', input, 404)
      await context.guest().refused('requestReturn', input, 401)
      expectSame('the returns', (await shopper.ok('order', { id })).returns ?? [], [])
    },
    delivered,
  ),

  orderLaw(
    'return-is-asked-for-within-seven-days',
    ['requestReturn', 'order'],
    async (context) => {
      const { shopper, id, returnable } = await deliveredOrder(context)
      await context.advanceClock(7 * day + 1)
      await shopper.ok('refresh', {})
      const input = returnInput(context, id, [{ id: returnable.lines[0]!.id, count: 1 }])
      await shopper.refused('requestReturn', input, 409)
      const { closed, lines } = (await shopper.ok('order', { id })).returnable!
      expectSame('what may be returned', { closed, lines }, { closed: 'tooLate', lines: [] })
    },
    moved,
  ),

  orderLaw(
    'return-is-paid-back-and-told-once',
    ['requestReturn', 'order', 'wallet', 'notices'],
    async (context) => {
      const { shopper, id, returnable } = await deliveredOrder(context)
      const { id: lineId, refund } = returnable.lines[0]!
      await shopper.ok('requestReturn', returnInput(context, id, [{ id: lineId, count: 1 }]))
      expectSame('the balance at first', await balanceOf(shopper), 0)
      await context.advanceClock(7 * day)
      await shopper.ok('refresh', {})
      const [stored] = (await shopper.ok('order', { id })).returns ?? []
      if (stored?.state !== 'refunded') throw new Skip('the shop had not paid back within a week')
      expectSame('the balance', await balanceOf(shopper), refund.amount)
      await context.advanceClock(60)
      expectSame('the balance a minute later', await balanceOf(shopper), refund.amount)
      const { notices } = await shopper.ok('notices', {})
      expectSame(
        'where the notices of the refund lead',
        notices.filter(({ kind }) => kind === 'returnRefunded').map(({ path }) => path),
        [`/profile/accountorder/${id}`],
      )
    },
    moved,
  ),
]
