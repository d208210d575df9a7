import { describe, expect, test } from 'vitest'
import { settlePayment } from './settle-payment.ts'
import { amir, cartWith, expectSuccess, item, openShop, expectRefusal, signedIn } from './test-shop.ts'

const cheque = { sayadNumber: '1234567890123456', dueDate: '2027-01-01' }

describe('placing an order', () => {
  test('setOrder answers 401 to a guest, and 409 without lines or delivery', async () => {
    const shop = await openShop()
    const guest = shop.visitor()
    const online = { orderKind: 'online' } as const
    expect(
      expectRefusal(shop.cart(guest, 'setOrder', { uniqueId: cartWith(shop, guest, item.bowl), ...online }))
        .status,
    ).toBe(401)
    const sara = signedIn(shop)
    expect(expectRefusal(shop.cart(sara, 'setOrder', { uniqueId: null, ...online })).status).toBe(409)
    const uniqueId = expectSuccess(
      shop.cart(sara, 'add', { uniqueId: null, productItemId: item.bowl, count: 1 }),
    ).data
    expect(expectRefusal(shop.cart(sara, 'setOrder', { uniqueId, ...online })).message).toContain('delivery')
  })

  test('an online order opens a payment, takes the stock and closes the cart', async () => {
    const shop = await openShop()
    const sara = signedIn(shop)
    const uniqueId = cartWith(shop, sara, item.bowl, 4)
    const { data } = expectSuccess(shop.cart(sara, 'setOrder', { uniqueId, orderKind: 'online' }))
    expect(data).toMatchObject({ isOnline: true, isCheque: false, productOrderId: 'ZR-100001' })
    expect(data.paymentUrl).toBe(`/api/payment/test/${data.paymentId}?test=true`)
    expect(expectSuccess(shop.call(sara, 'payment', { paymentId: data.paymentId! })).data).toMatchObject({
      status: 'pending',
      productOrderId: 'ZR-100001',
      amount: { amount: 4_850_000 },
    })
    expect(expectRefusal(shop.cart(sara, 'getCart', { uniqueId })).message).toContain('ordered')
    expect(
      expectSuccess(shop.call(sara, 'product', { catLabel: 'pottery', label: 'bowl' })).data.items[0]
        ?.stockLeft,
    ).toBe(1)
  })

  test('an online order has no payment when onlineWithoutPayment is set', async () => {
    const shop = await openShop({ onlineWithoutPayment: true })
    const sara = signedIn(shop)
    const uniqueId = cartWith(shop, sara, item.bowl)
    const { data } = expectSuccess(shop.cart(sara, 'setOrder', { uniqueId, orderKind: 'online' }))
    expect(data).toMatchObject({ isOnline: true, paymentId: null, paymentUrl: null })
    expect(expectSuccess(shop.call(sara, 'order', { id: data.productOrderId })).data).toMatchObject({
      status: 'registered',
      payment: null,
    })
  })

  test('offline and cheque orders have no payment, and a cheque needs a later due date', async () => {
    const shop = await openShop()
    const sara = signedIn(shop)
    const offline = expectSuccess(
      shop.cart(sara, 'setOrder', { uniqueId: cartWith(shop, sara, item.bowl), orderKind: 'offline' }),
    )
    expect(offline.data).toMatchObject({ isOnline: false, isCheque: false, paymentId: null })

    const uniqueId = cartWith(shop, sara, item.bowl)
    const byCheque = { uniqueId, orderKind: 'cheque' } as const
    expect(expectRefusal(shop.cart(sara, 'setOrder', byCheque)).status).toBe(422)
    const dueToday = { ...cheque, dueDate: '2026-11-18' }
    expect(expectRefusal(shop.cart(sara, 'setOrder', { ...byCheque, cheque: dueToday })).status).toBe(422)
    const placed = expectSuccess(shop.cart(sara, 'setOrder', { ...byCheque, cheque }))
    expect(placed.data).toMatchObject({ isOnline: true, isCheque: true, paymentId: null })
    expect(expectSuccess(shop.call(sara, 'order', { id: placed.data.productOrderId })).data).toMatchObject({
      kind: 'cheque',
      cheque,
    })
  })

  test('setOrder answers 409 when the stock is gone, and clamps the cart', async () => {
    const shop = await openShop()
    const sara = signedIn(shop)
    const rival = signedIn(shop, amir)
    const uniqueId = cartWith(shop, sara, item.lastBowl)
    expectSuccess(shop.cart(sara, 'add', { uniqueId, productItemId: item.enamel, count: 1 }))
    expectSuccess(
      shop.cart(rival, 'setOrder', {
        uniqueId: cartWith(shop, rival, item.lastBowl),
        orderKind: 'offline',
      }),
    )
    expect(expectRefusal(shop.cart(sara, 'setOrder', { uniqueId, orderKind: 'online' })).status).toBe(409)
    const left = expectSuccess(shop.cart(sara, 'getCart', { uniqueId })).data.cartItems
    expect(left.map((line) => line.productItemId)).toEqual([item.enamel])
  })

  test('setOrder answers 409 when the cart costs another amount than was shown', async () => {
    const shop = await openShop()
    const sara = signedIn(shop)
    const uniqueId = cartWith(shop, sara, item.enamel)
    const { payable } = expectSuccess(shop.cart(sara, 'getCart', { uniqueId })).data.totals
    expectSuccess(shop.cart(sara, 'add', { uniqueId, productItemId: item.enamel, count: 1 }))
    const shown = { uniqueId, orderKind: 'offline', payable } as const
    expect(expectRefusal(shop.cart(sara, 'setOrder', shown)).status).toBe(409)
    const now = expectSuccess(shop.cart(sara, 'getCart', { uniqueId })).data.totals.payable
    const { productOrderId: id } = expectSuccess(shop.cart(sara, 'setOrder', { ...shown, payable: now })).data
    expect(expectSuccess(shop.call(sara, 'order', { id })).data.totals.payable).toEqual(now)
  })

  test('an order spends the bonus once', async () => {
    const shop = await openShop()
    const sara = signedIn(shop)
    const uniqueId = cartWith(shop, sara, item.enamel, 2)
    expect(expectSuccess(shop.cart(sara, 'setBonus', { uniqueId })).data.totals.bonus.amount).toBe(5_000_000)
    expectSuccess(shop.cart(sara, 'setOrder', { uniqueId, orderKind: 'offline' }))
    const next = cartWith(shop, sara, item.enamel)
    expect(expectRefusal(shop.cart(sara, 'setBonus', { uniqueId: next })).status).toBe(409)
  })
})

describe('orders', () => {
  test('orders and payments are private to their owner', async () => {
    const shop = await openShop()
    const sara = signedIn(shop)
    const { productOrderId: id, paymentId } = expectSuccess(
      shop.cart(sara, 'setOrder', { uniqueId: cartWith(shop, sara, item.bowl), orderKind: 'online' }),
    ).data
    const rival = signedIn(shop, amir)
    expect(expectRefusal(shop.call(rival, 'order', { id })).status).toBe(404)
    expect(expectRefusal(shop.call(rival, 'payment', { paymentId: paymentId! })).status).toBe(404)
    expect(expectRefusal(shop.call(shop.visitor(), 'order', { id })).status).toBe(401)
    expect(expectSuccess(shop.call(rival, 'orders', {})).data).toEqual([])
  })

  test('orders are listed newest first, filtered by Tehran days', async () => {
    const shop = await openShop()
    const sara = signedIn(shop)
    const place = () =>
      expectSuccess(
        shop.cart(sara, 'setOrder', { uniqueId: cartWith(shop, sara, item.bowl), orderKind: 'offline' }),
      ).data.productOrderId
    const first = place()
    shop.advance(12 * 3600)
    expectSuccess(shop.call(sara, 'refresh', {}))
    const second = place()
    const ids = (range: { from?: string; to?: string }) =>
      expectSuccess(shop.call(sara, 'orders', range)).data.map((order) => order.productOrderId)
    expect(ids({})).toEqual([second, first])
    expect(ids({ to: '2026-11-18' })).toEqual([first])
    expect(ids({ from: '2026-11-19', to: '2026-11-19' })).toEqual([second])
  })

  test('a reserved order answers reserve until a child order ships it', async () => {
    const shop = await openShop()
    const sara = signedIn(shop)
    const uniqueId = cartWith(shop, sara, item.bowl)
    expectSuccess(shop.cart(sara, 'setReserve', { uniqueId, wantsReserve: true }))
    const reserved = expectSuccess(shop.cart(sara, 'setOrder', { uniqueId, orderKind: 'offline' })).data
      .productOrderId
    expect(expectSuccess(shop.call(sara, 'reserve', { id: reserved })).data.productOrderId).toBe(reserved)
    const other = cartWith(shop, sara, item.bowl)
    expectSuccess(shop.cart(sara, 'setParentOrderId', { uniqueId: other, parentOrderId: reserved }))
    const plain = expectSuccess(shop.cart(sara, 'setOrder', { uniqueId: other, orderKind: 'offline' })).data
      .productOrderId
    for (const id of [reserved, plain])
      expect(expectRefusal(shop.call(sara, 'reserve', { id })).status).toBe(404)
  })

  test('a failed payment can be retried, and a paid one is final', async () => {
    const shop = await openShop()
    const sara = signedIn(shop)
    const { paymentId } = expectSuccess(
      shop.cart(sara, 'setOrder', { uniqueId: cartWith(shop, sara, item.bowl), orderKind: 'online' }),
    ).data
    const failed = settlePayment(shop.world(), paymentId!, 'failed', 1)
    const paid = settlePayment(failed, paymentId!, 'paid', 2)
    expect(
      [failed, paid, settlePayment(paid, paymentId!, 'cancelled', 3)].map(
        (world) => world.payments[paymentId!]?.status,
      ),
    ).toEqual(['failed', 'paid', 'paid'])
  })
})
