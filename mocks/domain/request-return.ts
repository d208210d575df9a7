import type * as contracts from '#contracts/after-order.ts'
import type { Behaviour, Context, Refusal } from './behaviour.ts'
import { isRefusal, refuse } from './behaviour.ts'
import { messageText } from './messages.ts'
import { orderOf, ownOrder } from './orders.ts'
import { returnableOf } from './returns.ts'
import { standIns } from './reviews.ts'
import { nextNumber } from './seeded-ids.ts'
import type { OrderLine, PlacedOrder, World } from './world.ts'

type RequestReturn = Behaviour<typeof contracts.requestReturn>
type Input = Parameters<RequestReturn>[1]
type Returnable = NonNullable<ReturnType<typeof returnableOf>>

const firstReturnId = 700_000

function returnRefusal(
  placed: PlacedOrder,
  returnable: Returnable,
  input: Input,
  context: Context,
): Refusal | null {
  const ids = new Set(input.lines.map(({ id }) => id))
  if (
    ids.size !== input.lines.length ||
    input.lines.some(({ id }) => !placed.lines.some((line) => line.id === id))
  )
    return refuse(context, 422, 'orderLineUnknown', {}, { field: 'lines' })
  if (returnable.closed === 'tooLate') return refuse(context, 409, 'returnTooLate')
  const leftOf = (id: number) => returnable.lines.find((line) => line.id === id)?.count ?? 0
  if (input.lines.some(({ id, count }) => count > leftOf(id))) return refuse(context, 409, 'returnTwice')
  if (!returnable.ways.includes(input.to))
    return refuse(context, 422, 'returnWayUnknown', {}, { field: 'to' })
  if (input.reason === 'other' && input.text === '')
    return refuse(context, 422, 'returnTextMissing', {}, { field: 'text' })
  return null
}

const returnedLines = ({ lines }: PlacedOrder, { lines: returned }: Input): OrderLine[] =>
  lines.flatMap((line) => {
    const count = returned.find(({ id }) => id === line.id)?.count
    return count === undefined ? [] : [{ ...line, count }]
  })

function refundAmount({ lines: returnable }: Returnable, lines: readonly OrderLine[]): number {
  const refundOf = (id: number) => returnable.find((line) => line.id === id)?.refund.amount ?? 0
  return lines.reduce((sum, { id, count }) => sum + refundOf(id) * count, 0)
}

/** The shop refuses damage that no picture shows. */
function withReturn(
  state: World,
  placed: PlacedOrder,
  returnable: Returnable,
  input: Input,
  context: Context,
): World {
  const [next, number] = nextNumber(state, 'return')
  const lines = returnedLines(placed, input)
  const row = context.catalogue.byItem.get(lines[0]!.productItemId)
  const stored = {
    id: firstReturnId + number,
    attemptId: input.attemptId,
    at: context.now,
    reason: input.reason,
    text: input.text,
    pictures: row ? standIns(row, input.pictures.length, []) : [],
    lines,
    refund: { amount: refundAmount(returnable, lines), to: input.to },
    isRefused: input.reason === 'damaged' && input.pictures.length === 0,
    toldState: 'requested' as const,
  }
  const order = { ...placed, returns: [...(placed.returns ?? []), stored] }
  return { ...next, orders: { ...next.orders, [placed.id]: order } }
}

export const requestReturn: RequestReturn = (state, input, context) => {
  const found = ownOrder(state, input.id, context)
  if (isRefusal(found)) return found
  const { placed } = found
  if (placed.returns?.some(({ attemptId }) => attemptId === input.attemptId))
    return { state, data: orderOf(state, placed, context) }
  const returnable = returnableOf(state, placed, context.now)
  if (!returnable) return refuse(context, 409, 'returnNotDelivered')
  const refusal = returnRefusal(placed, returnable, input, context)
  if (refusal) return refusal
  const next = withReturn(state, placed, returnable, input, context)
  return {
    state: next,
    data: orderOf(next, next.orders[placed.id]!, context),
    messages: [messageText(context.locale, 'returnRequested')],
  }
}
