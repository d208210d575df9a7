import { orderOf, readyBasket } from '../baskets.ts'
import { tehranDay } from '../clock.ts'
import { expectSame, expectThat } from '../drift.ts'
import { orderLaw, place } from './placing.ts'

const day = 86_400_000

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

/** The list of a member's orders. */
export const orderListLaws = [
  orderLaw('an-order-is-in-the-list', ['orders', 'order'], async (stage) => {
    const { shopper, cart, placed } = await place(stage, 'offline')
    const { productOrderId } = placed
    const listed = async (range: object = {}) =>
      (await shopper.ok('orders', range)).find((one) => one.productOrderId === productOrderId)
    const order = await shopper.ok('order', { id: productOrderId })
    const summary = await listed()
    expectSame('the order in the list', summary && { ...summary, pictures: summary.pictures.length }, {
      productOrderId,
      kind: order.kind,
      status: order.status,
      placedAt: order.placedAt,
      itemCount: cart.itemCount,
      payable: cart.totals.payable,
      pictures: order.lines.length,
      isReserved: order.isReserved,
    })
    const at = Date.parse(order.placedAt)
    expectThat(
      (await listed({ from: dayOf(at - day), to: dayOf(at + day) })) !== undefined,
      'the order among those of its days',
      'a list without it',
    )
    const placedOn = tehranDay(at)
    expectThat(
      (await listed({ from: placedOn, to: placedOn })) !== undefined,
      'the order among those of its day in Tehran',
      'a list without it',
    )
    expectSame('the order among those of later days', await listed({ from: dayOf(at + 2 * day) }), undefined)
    expectSame('the order among those of earlier days', await listed({ to: dayOf(at - 2 * day) }), undefined)
  }),

  orderLaw('the-newest-order-comes-first', ['orders'], async (stage) => {
    const { shopper, good } = await place(stage, 'offline')
    await orderOf(shopper, await readyBasket(shopper, good), 'offline')
    const placed = (await shopper.ok('orders', {})).map(({ placedAt }) => placedAt)
    expectSame('the order of the list', placed, placed.toSorted().toReversed())
  }),
]
