import { Destination } from '../../addresses.ts'
import { addToCart, cheque, placeOrder, createReadyCart, placeReservedOrder } from '../cart-steps.ts'
import { expectSame, expectThat, Skip } from '../drift.ts'
import { homeAddress, newAttemptId } from '../member-fixtures.ts'
import { orderLaw, memberWithOrder, memberWithReadyCart } from './order-law.ts'

const gone = 410

export const orderLaws = [
  orderLaw('order-keeps-lines-and-totals', ['order', 'getCart'], async (context) => {
    const { shopper, cart, placed } = await memberWithOrder(context, 'offline')
    const order = await shopper.ok('order', { id: placed.productOrderId })
    expectSame('the totals of the order', order.totals, cart.totals)
    const pricesOf = (lines: typeof cart.cartItems) =>
      lines.map(({ productItemId, count, unitPrice, linePrice }) => ({
        productItemId,
        count,
        unitPrice,
        linePrice,
      }))
    expectSame('the lines of the order', pricesOf(order.lines), pricesOf(cart.cartItems))
    expectSame(
      'the order',
      { kind: order.kind, id: order.productOrderId },
      { kind: 'offline', id: placed.productOrderId },
    )
    expectThat(order.delivery !== null, 'the delivery that was chosen', order.delivery)
    const times = order.history.map(({ at }) => Date.parse(at))
    expectSame('the last of the history', order.history.at(-1)?.status, order.status)
    expectSame(
      'the order of the history',
      times,
      times.toSorted((one, other) => one - other),
    )
    expectThat(
      times.every((at) => at >= Date.parse(order.placedAt)),
      `nothing in the history before ${order.placedAt}`,
      order.history,
    )
  }),

  orderLaw('ordered-cart-is-gone', ['getCart', 'add'], async (context) => {
    const { shopper, uniqueId, card, placed } = await memberWithOrder(context, 'offline')
    expectSame(
      'the kind',
      { isOnline: placed.isOnline, isCheque: placed.isCheque },
      { isOnline: false, isCheque: false },
    )
    await shopper.refused('getCart', { uniqueId }, gone)
    await shopper.refused('setOrder', { uniqueId, orderKind: 'offline' }, gone)
    await shopper.refused('add', { uniqueId, productItemId: card.productItemId, count: 1 }, gone)
    expectSame(
      'the lines of the member then',
      (await shopper.ok('getCart', { uniqueId: null })).cartItems,
      [],
    )
  }),

  orderLaw(
    'online-order-has-a-payment-page',
    ['order', 'payment'],
    async (context) => {
      const { shopper, cart, placed } = await memberWithOrder(context, 'online')
      const { isOnline, isCheque, paymentId, paymentUrl, productOrderId } = placed
      expectSame('the kind', { isOnline, isCheque }, { isOnline: true, isCheque: false })
      expectThat(paymentId !== null && paymentUrl !== null, 'a paymentId and a paymentUrl', placed)
      const payment = await shopper.ok('payment', { paymentId })
      expectSame('the payment', payment, {
        paymentId,
        productOrderId,
        amount: cart.totals.payable,
        status: 'pending',
      })
      const order = await shopper.ok('order', { id: productOrderId })
      const { merchant: _anyIsLawful, ...paying } = order.payment!
      expectSame('the payment of the order', paying, {
        paymentId,
        paymentUrl,
        status: 'pending',
        paidAt: null,
      })
      expectSame('the kind of the order', order.kind, 'online')
    },
    { assumes: 'an online order comes with a payment' },
  ),

  orderLaw('offline-order-has-no-payment', ['order'], async (context) => {
    const { shopper, placed } = await memberWithOrder(context, 'offline')
    const { paymentId, paymentUrl } = placed
    expectSame('the payment', { paymentId, paymentUrl }, { paymentId: null, paymentUrl: null })
    const order = await shopper.ok('order', { id: placed.productOrderId })
    expectSame(
      'the payment of the order',
      { payment: order.payment, cheque: order.cheque },
      { payment: null, cheque: null },
    )
  }),

  orderLaw('cheque-order-keeps-the-cheque', ['order'], async (context) => {
    const { shopper, placed } = await memberWithOrder(context, 'cheque')
    const { isOnline, isCheque, paymentId, paymentUrl } = placed
    expectSame(
      'what was placed',
      { isOnline, isCheque, paymentId, paymentUrl },
      { isOnline: true, isCheque: true, paymentId: null, paymentUrl: null },
    )
    const order = await shopper.ok('order', { id: placed.productOrderId })
    expectSame('the order', { kind: order.kind, cheque: order.cheque }, { kind: 'cheque', cheque })
  }),

  orderLaw(
    'reserve-reads-only-reserved-orders',
    ['reserve', 'setReserve', 'order', 'orders'],
    async (context) => {
      const { shopper, card, placed } = await memberWithOrder(context, 'offline')
      await shopper.refused('reserve', { id: placed.productOrderId })
      const { productOrderId: id } = await placeReservedOrder(shopper, card)
      const reserved = await shopper.ok('reserve', { id })
      expectSame('the reserved order', reserved, await shopper.ok('order', { id }))
      expectSame('data.isReserved', reserved.isReserved, true)
      const listed = await shopper.ok('orders', {})
      expectSame(
        'the reserved orders of the list',
        listed.filter(({ isReserved }) => isReserved).map(({ productOrderId }) => productOrderId),
        [id],
      )
    },
  ),

  orderLaw(
    'delivered-order-is-reserved-no-more',
    ['reserve', 'setReserve', 'order', 'orders', 'setParentOrderId'],
    async (context) => {
      const shopper = await context.member()
      const card = await context.product()
      const { productOrderId: id } = await placeReservedOrder(shopper, card)
      await context.deliver(id)
      expectSame('data.isReserved', (await shopper.ok('order', { id })).isReserved, false)
      const [listed] = await shopper.ok('orders', {})
      expectSame('isReserved in the list', listed?.isReserved, false)
      await shopper.refused('reserve', { id })
      const uniqueId = await addToCart(shopper, card)
      await shopper.refused('setParentOrderId', { uniqueId, parentOrderId: id })
    },
    {
      needs: ['testCode', 'testDelivery'],
      assumes: 'an order is reserved until it is sent, by itself or along with another',
    },
  ),

  orderLaw(
    'repeated-attempt-id-orders-once',
    ['orders'],
    async (context) => {
      const { shopper, uniqueId } = await memberWithReadyCart(context)
      const attempt = { uniqueId, orderKind: 'offline', attemptId: newAttemptId(context) } as const
      const placed = await shopper.ok('setOrder', attempt)
      expectSame('the answer to the attempt said again', await shopper.ok('setOrder', attempt), placed)
      const changed = { ...attempt, orderKind: 'cheque', cheque } as const
      expectSame('the answer to it with another kind', await shopper.ok('setOrder', changed), placed)
      expectSame('the number of orders', (await shopper.ok('orders', {})).length, 1)
    },
    { assumes: 'setOrder is idempotent by attemptId' },
  ),

  orderLaw(
    'attempt-id-is-of-one-member',
    ['orders'],
    async (context) => {
      const attemptId = newAttemptId(context)
      const place = async () => {
        const { shopper, uniqueId } = await memberWithReadyCart(context)
        const attempt = { uniqueId, orderKind: 'offline', attemptId } as const
        return { shopper, id: (await shopper.ok('setOrder', attempt)).productOrderId }
      }
      const [one, other] = [await place(), await place()]
      expectThat(one.id !== other.id, 'an order for each of two members with one attempt id', other.id)
      expectSame('the order of the other', (await other.shopper.ok('orders', {})).length, 1)
    },
    { assumes: 'an attemptId is of its member: another member may send the same' },
  ),

  orderLaw(
    'order-keeps-the-choices',
    ['order', 'saveAddress', 'setAddress', 'setDelivery', 'setMerchant', 'setReserve', 'setParentOrderId'],
    async (context) => {
      const shopper = await context.member()
      const card = await context.product()
      const { productOrderId: parentOrderId } = await placeReservedOrder(shopper, card)
      const uniqueId = await createReadyCart(shopper, card)
      const address = await shopper.ok('saveAddress', homeAddress)
      await shopper.ok('setAddress', { uniqueId, addressId: address.id })
      await shopper.ok('setParentOrderId', { uniqueId, parentOrderId })
      const [merchant] = await shopper.ok('merchants', {})
      if (!merchant) throw new Skip('the shop has no payment gateway')
      await shopper.ok('setMerchant', { uniqueId, merchantId: merchant.id })
      const method = (await shopper.ok('getDelivery', { uniqueId })).at(-1)!
      await shopper.ok('setDelivery', { uniqueId, deliveryId: method.id })
      const { productOrderId: id } = await placeOrder(shopper, uniqueId, 'online')
      const order = await shopper.ok('order', { id })
      expectSame(
        'the order',
        {
          address: order.address,
          parentOrderId: order.parentOrderId,
          merchant: order.payment?.merchant ?? null,
          isReserved: order.isReserved,
          delivery: { title: order.delivery?.title, price: order.totals.delivery },
        },
        {
          address: Destination.parse(address),
          parentOrderId,
          merchant: merchant.title,
          isReserved: false,
          delivery: { title: method.title, price: method.price },
        },
      )
      const parent = await shopper.ok('order', { id: parentOrderId })
      expectSame('whether the goods that were sent along are kept still', parent.isReserved, false)
    },
  ),

  orderLaw(
    'order-keeps-the-rebate',
    ['setRebate', 'order'],
    async (context) => {
      const { shopper, uniqueId } = await memberWithReadyCart(context)
      const { totals } = await shopper.ok('setRebate', { uniqueId, rebateCode: context.rebate() })
      const { productOrderId: id } = await placeOrder(shopper, uniqueId, 'online')
      expectSame('the totals of the order', (await shopper.ok('order', { id })).totals, totals)
    },
    { needs: ['testCode', 'rebate'] },
  ),
]
