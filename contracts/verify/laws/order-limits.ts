import { cheque, fill, orderOf, readyBasket } from '../baskets.ts'
import { dayAfter } from '../clock.ts'
import { expectSame, Skip } from '../drift.ts'
import { orderLaw, ready, stockOf } from './placing.ts'

/** What cannot be ordered, and what is left then. */
export const orderLimitLaws = [
  orderLaw(
    'a-bad-cheque-is-refused',
    ['getCart'],
    async (stage) => {
      const { shopper, uniqueId, cart } = await ready(stage)
      const wish = { uniqueId, orderKind: 'cheque' }
      await shopper.refused('setOrder', wish)
      await shopper.refused('setOrder', { ...wish, cheque: { ...cheque, dueDate: '2001-01-01' } })
      const today = dayAfter(stage.transcript, 0)
      await shopper.refused('setOrder', { ...wish, cheque: { ...cheque, dueDate: today } })
      await shopper.refused('setOrder', { ...wish, cheque: { ...cheque, sayadNumber: '123' } })
      expectSame('the cart afterwards', await shopper.ok('getCart', { uniqueId }), cart)
    },
    { assumes: 'a cheque has 16 digits and falls due after today' },
  ),

  orderLaw(
    'a-basket-without-goods-or-delivery-is-no-order',
    ['add', 'delete'],
    async (stage) => {
      const shopper = await stage.member()
      const good = await stage.good()
      const uniqueId = await fill(shopper, good)
      await shopper.refused('setOrder', { uniqueId, orderKind: 'offline' })
      await shopper.ok('delete', { uniqueId, productItemId: good.productItemId })
      await shopper.refused('setOrder', { uniqueId, orderKind: 'offline' })
    },
    { needs: ['testCode'] },
  ),

  orderLaw('an-order-takes-the-stock', ['product', 'add'], async (stage) => {
    const { shopper, good, uniqueId } = await ready(stage)
    const before = await stockOf(shopper, good)
    await orderOf(shopper, uniqueId, 'offline')
    expectSame('the stock after an order of 2', await stockOf(shopper, good), before! - 2)
  }),

  orderLaw(
    'an-order-of-goods-that-went-is-refused',
    ['add', 'getCart'],
    async (stage) => {
      const good = await stage.good()
      const [slow, quick] = [await stage.member('slow'), await stage.member('quick')]
      const left = await stockOf(slow, good)
      if (left === undefined || left > 200) throw new Skip('the stock is too large to be bought up')
      const slowBasket = await readyBasket(slow, good, left)
      await orderOf(quick, await readyBasket(quick, good, 1), 'offline')
      await slow.refused('setOrder', { uniqueId: slowBasket, orderKind: 'offline' })
    },
    { needs: ['testCode'], assumes: 'an order beyond the stock is refused' },
  ),
]
