import type * as contracts from '#contracts/after-order.ts'
import type { Behaviour, Context } from './behaviour.ts'
import { isRefusal, refuse } from './behaviour.ts'
import { windowsAhead } from './delivery.ts'
import { instantOf } from './instant.ts'
import { messageText } from './messages.ts'
import { isDeliveryChangeable, orderOf, ownOrder } from './orders.ts'
import type { PlacedOrder } from './world.ts'

const windowsOf = (placed: PlacedOrder, { now }: Context) =>
  isDeliveryChangeable(placed) ? windowsAhead(placed.delivery.id, now, placed.address) : []

export const deliveryWindows: Behaviour<typeof contracts.deliveryWindows> = (state, input, context) => {
  const found = ownOrder(state, input.id, context)
  if (isRefusal(found)) return found
  const windows = windowsOf(found.placed, context)
  return { state, data: windows.map(({ from, to }) => ({ from: instantOf(from), to: instantOf(to) })) }
}

export const changeDelivery: Behaviour<typeof contracts.changeDelivery> = (state, input, context) => {
  const found = ownOrder(state, input.id, context)
  if (isRefusal(found)) return found
  const { placed } = found
  if (!isDeliveryChangeable(placed)) return refuse(context, 409, 'deliverySent', {}, { field: 'from' })
  const from = Date.parse(input.from)
  if (from === placed.delivery.from) return { state, data: orderOf(state, placed, context) }
  const window = windowsOf(placed, context).find((free) => free.from === from)
  if (!window || state.flags.withFullWindows)
    return refuse(context, 422, 'deliveryWindowFull', {}, { field: 'from' })
  const moved = { ...placed, delivery: { ...placed.delivery, ...window } }
  const next = { ...state, orders: { ...state.orders, [placed.id]: moved } }
  return {
    state: next,
    data: orderOf(next, moved, context),
    messages: [messageText(context.locale, 'deliveryChanged')],
  }
}
