import { cheque, addToCart, placeOrder, createReadyCart } from '../cart-steps.ts'
import { dayAfter } from '../clock.ts'
import { expectSame, Skip } from '../drift.ts'
import { cardStockOf, orderLaw, memberWithReadyCart, stockOf } from './order-law.ts'

export const orderLimitLaws = [
  orderLaw(
    'invalid-cheque-is-refused',
    ['getCart'],
    async (context) => {
      const { shopper, uniqueId, cart } = await memberWithReadyCart(context)
      const input = { uniqueId, orderKind: 'cheque' }
      await shopper.refused('setOrder', input)
      await shopper.refused('setOrder', { ...input, cheque: { ...cheque, dueDate: '2001-01-01' } })
      const today = dayAfter(context.transcript, 0)
      await shopper.refused('setOrder', { ...input, cheque: { ...cheque, dueDate: today } })
      await shopper.refused('setOrder', { ...input, cheque: { ...cheque, sayadNumber: '123' } })
      expectSame('the cart afterwards', await shopper.ok('getCart', { uniqueId }), cart)
    },
    { assumes: 'a cheque has 16 digits and falls due after today' },
  ),

  orderLaw(
    'cart-without-lines-or-delivery-is-not-ordered',
    ['add', 'delete'],
    async (context) => {
      const shopper = await context.member()
      const card = await context.product()
      const uniqueId = await addToCart(shopper, card)
      await shopper.refused('setOrder', { uniqueId, orderKind: 'offline' })
      await shopper.ok('delete', { uniqueId, productItemId: card.productItemId })
      await shopper.refused('setOrder', { uniqueId, orderKind: 'offline' })
    },
    { needs: ['testCode'] },
  ),

  orderLaw(
    'order-for-another-total-than-was-shown-is-refused',
    ['add', 'getCart'],
    async (context) => {
      const { shopper, card, uniqueId, cart } = await memberWithReadyCart(context)
      await shopper.ok('add', { uniqueId, productItemId: card.productItemId, count: 1 })
      const shown = { uniqueId, orderKind: 'offline', payable: cart.totals.payable } as const
      await shopper.refused('setOrder', shown)
      const { totals } = await shopper.ok('getCart', { uniqueId })
      await shopper.ok('setOrder', { ...shown, payable: totals.payable })
    },
    { assumes: 'an order for another total than the shopper was shown is refused' },
  ),

  orderLaw('order-reduces-the-stock', ['product', 'products', 'add'], async (context) => {
    const { shopper, card, uniqueId } = await memberWithReadyCart(context)
    const before = await stockOf(shopper, card)
    await placeOrder(shopper, uniqueId, 'offline')
    expectSame('the stock after an order of 2', await stockOf(shopper, card), before! - 2)
    expectSame('the stock of its card', await cardStockOf(shopper, card), before! - 2)
  }),

  orderLaw(
    'order-of-sold-out-items-is-refused',
    ['add', 'getCart'],
    async (context) => {
      const card = await context.product()
      const [slow, quick] = [await context.member('slow'), await context.member('quick')]
      const left = await stockOf(slow, card)
      if (left === undefined || left > 200) throw new Skip('the stock is too large to be bought up')
      const slowCart = await createReadyCart(slow, card, left)
      await placeOrder(quick, await createReadyCart(quick, card, 1), 'offline')
      await slow.refused('setOrder', { uniqueId: slowCart, orderKind: 'offline' })
    },
    { needs: ['testCode'], assumes: 'an order beyond the stock is refused' },
  ),
]
