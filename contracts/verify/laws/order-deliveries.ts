import { Skip, expectSame, expectThat } from '../drift.ts'
import type { CheckContext } from '../check-context.ts'
import { memberWithOrder, orderLaw } from './order-law.ts'
import { newAttemptId } from '../member-fixtures.ts'

async function orderToMove(context: CheckContext) {
  const { shopper, placed } = await memberWithOrder(context, 'offline')
  const id = placed.productOrderId
  const before = await shopper.ok('order', { id })
  const windows = await shopper.ok('deliveryWindows', { id })
  const other = windows.find(({ from }) => from !== before.delivery?.from)
  if (!before.isDeliveryChangeable || !other) throw new Skip('a delivery has one window only')
  return { shopper, id, before, windows, other }
}

export const orderDeliveryLaws = [
  orderLaw(
    'moved-delivery-comes-in-its-window',
    ['deliveryWindows', 'changeDelivery', 'order'],
    async (context) => {
      const { shopper, id, before, windows, other } = await orderToMove(context)
      const starts = windows.map(({ from }) => Date.parse(from))
      expectSame(
        'the order of the windows',
        starts,
        starts.toSorted((one, next) => one - next),
      )
      for (const { from, to } of windows)
        expectThat(from < to, 'a window that ends after it starts', { from, to })
      const moved = await shopper.ok('changeDelivery', { id, from: other.from })
      expectSame('the delivery', moved.delivery, { ...before.delivery, ...other })
      expectSame('the totals', moved.totals, before.totals)
      expectSame('the order', await shopper.ok('order', { id }), moved)
      expectSame(
        'the answer to the same again',
        await shopper.ok('changeDelivery', { id, from: other.from }),
        moved,
      )
    },
  ),

  orderLaw(
    'delivery-comes-in-an-offered-window',
    ['deliveryWindows', 'changeDelivery', 'order'],
    async (context) => {
      const { shopper, id, before } = await orderToMove(context)
      await shopper.refused('changeDelivery', { id, from: '2020-01-01T05:30:00Z' }, 422)
      expectSame(
        'the delivery after a refusal',
        (await shopper.ok('order', { id })).delivery,
        before.delivery,
      )
    },
  ),

  orderLaw(
    'cancelled-order-is-not-moved',
    ['deliveryWindows', 'changeDelivery', 'cancelOrder'],
    async (context) => {
      const { shopper, id, other } = await orderToMove(context)
      const attemptId = newAttemptId(context)
      const { isDeliveryChangeable = false } = await shopper.ok('cancelOrder', {
        id,
        reason: 'mistake',
        attemptId,
      })
      expectSame('whether its delivery may be moved', isDeliveryChangeable, false)
      expectSame('its windows', await shopper.ok('deliveryWindows', { id }), [])
      await shopper.refused('changeDelivery', { id, from: other.from }, 409)
    },
  ),

  orderLaw(
    'delivery-is-moved-by-its-owner-only',
    ['deliveryWindows', 'changeDelivery', 'order'],
    async (context) => {
      const { shopper, id, before, other } = await orderToMove(context)
      const input = { id, from: other.from }
      await (await context.member('other')).refused('changeDelivery', input, 404)
      await context.guest().refused('changeDelivery', input, 401)
      expectSame('the delivery', (await shopper.ok('order', { id })).delivery, before.delivery)
    },
  ),
]
