import { placeOrder, createReadyCart } from '../cart-steps.ts'
import { dayLength, tehranDay, utcDay } from '../clock.ts'
import { expectSame, expectThat } from '../drift.ts'
import { orderLaw, memberWithOrder } from './order-law.ts'

export const orderListLaws = [
  orderLaw('order-is-listed', ['orders', 'order'], async (context) => {
    const { shopper, cart, placed } = await memberWithOrder(context, 'offline')
    const { productOrderId } = placed
    const listed = async (range: object = {}) =>
      (await shopper.ok('orders', range)).find((one) => one.productOrderId === productOrderId)
    const order = await shopper.ok('order', { id: productOrderId })
    const summary = await listed()
    const listedOrder = { isPartlyCancelled: false, ...summary, pictures: summary?.pictures.length }
    expectSame('the order in the list', listedOrder, {
      productOrderId,
      kind: order.kind,
      status: order.status,
      placedAt: order.placedAt,
      itemCount: cart.itemCount,
      payable: cart.totals.payable,
      pictures: order.lines.length,
      isReserved: order.isReserved,
      isPartlyCancelled: false,
    })
    const at = Date.parse(order.placedAt)
    expectThat(
      (await listed({ from: utcDay(at - dayLength), to: utcDay(at + dayLength) })) !== undefined,
      'the order among those of its days',
      'a list without it',
    )
    const placedOn = tehranDay(at)
    expectThat(
      (await listed({ from: placedOn, to: placedOn })) !== undefined,
      'the order among those of its day in Tehran',
      'a list without it',
    )
    expectSame(
      'the order among those of later days',
      await listed({ from: utcDay(at + 2 * dayLength) }),
      undefined,
    )
    expectSame(
      'the order among those of earlier days',
      await listed({ to: utcDay(at - 2 * dayLength) }),
      undefined,
    )
  }),

  orderLaw('newest-order-is-first', ['orders'], async (context) => {
    const { shopper, card } = await memberWithOrder(context, 'offline')
    await placeOrder(shopper, await createReadyCart(shopper, card), 'offline')
    const placed = (await shopper.ok('orders', {})).map(({ placedAt }) => placedAt)
    expectSame('the order of the list', placed, placed.toSorted().toReversed())
  }),
]
