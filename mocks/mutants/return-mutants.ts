import type { Order } from '#contracts/orders.ts'
import type { Return } from '#contracts/returns.ts'
import { rials } from '#contracts/values.ts'
import type { Mutant } from './mutant.ts'
import { intercepting, rewritingField, rewritingRefusal, rewritingRequest, withBody } from './mutant.ts'

const anew = (() => {
  let attempts = 0
  return () => `another-return-${++attempts}`
})()

const calls = ['requestReturn', 'order'] as const

const refundIsLost = intercepting('a returned piece is not paid back', ['requestReturn', 'wallet'], () => {
  let lost = 0
  return async (asked, pass) => {
    const response = await pass()
    if (response.status !== 200) return response
    const envelope = (await response.json()) as { data: Order & { balance: { amount: number } } }
    if (asked.call === 'requestReturn') lost += envelope.data.returns!.at(-1)!.refund.amount.amount
    else envelope.data.balance.amount = Math.max(0, envelope.data.balance.amount - lost)
    return withBody(response, JSON.stringify(envelope))
  }
})

/** `refundOf` one piece; `share` is the part of its price that was paid. */
const repriced = (name: string, refundOf: (price: number, share: number) => number) =>
  rewritingField(name, calls, 'data', ({ returnable, returns, ...order }: Order) => {
    const { lines, rebate, bonus } = order.totals
    const share = 1 - (rebate.amount + bonus.amount) / lines.amount
    const ofOne = (id: number) =>
      rials(refundOf(order.lines.find((line) => line.id === id)!.unitPrice.amount, share))
    const ofAll = (returned: Return['lines']) =>
      rials(returned.reduce((sum, { id, count }) => sum + ofOne(id).amount * count, 0))
    return {
      ...order,
      returnable: returnable && {
        ...returnable,
        lines: returnable.lines.map((line) => ({ ...line, refund: ofOne(line.id) })),
      },
      returns: returns?.map((one) => ({ ...one, refund: { ...one.refund, amount: ofAll(one.lines) } })),
    }
  })

export const returnMutants: readonly Mutant[] = [
  refundIsLost,
  rewritingRequest('every attempt returns', ['requestReturn'], (input) => ({ ...input, attemptId: anew() })),
  rewritingField('a returned piece is returned again', calls, 'data', (order: Order) => ({
    ...order,
    returnable: order.returnable && {
      ...order.returnable,
      closed: null,
      lines: order.lines.map(({ id, count, unitPrice }) => ({ id, count, refund: unitPrice })),
    },
  })),
  rewritingField('a return pays less back', calls, 'data.returns', (returns: Return[]) =>
    returns.map(({ refund, ...rest }) => ({
      ...rest,
      refund: { ...refund, amount: { ...refund.amount, amount: Math.floor(refund.amount.amount / 2) } },
    })),
  ),
  repriced('a returned piece pays its rebate back', (price) => price),
  repriced('a returned piece loses its rebate twice', (price, share) => Math.floor(price * (2 * share - 1))),
  repriced('a returned piece is rounded up', (price, share) =>
    share < 1 ? Math.floor((price * share) / 10 + 1) * 10 : price,
  ),
  rewritingField('a return pays one piece of each line back', calls, 'data', (order: Order) => ({
    ...order,
    returns: order.returns?.map(({ lines, refund, ...rest }) => {
      const pieces = lines.reduce((sum, { count }) => sum + count, 0)
      const amount = rials(Math.floor((refund.amount.amount * lines.length) / pieces))
      return { ...rest, lines, refund: { ...refund, amount } }
    }),
  })),
  rewritingField('the pictures of a return are lost', calls, 'data.returns.*.pictures', () => []),
  rewritingField('returns close a day early', ['order'], 'data.returnable.until', (until: string) =>
    new Date(Date.parse(until) - 86_400_000).toISOString(),
  ),
  rewritingRefusal(
    'a return that is too late is a mistake of the member',
    ['requestReturn'],
    async (response) =>
      withBody(response, await response.text(), { status: response.status === 409 ? 422 : response.status }),
  ),
]
