import { describe, expect, test } from 'vitest'
import { settle } from './settle.ts'
import { amir, basketWith, done, item, openShop, refused, signedIn } from './test-shop.ts'

const cheque = { sayadNumber: '1234567890123456', dueDate: '2027-01-01' }

describe('placing an order', () => {
  test('asks a guest to sign in, and a member for goods and delivery', async () => {
    const shop = await openShop()
    const guest = shop.visitor()
    const online = { orderKind: 'online' } as const
    expect(
      refused(shop.cart(guest, 'setOrder', { uniqueId: basketWith(shop, guest, item.bowl), ...online }))
        .status,
    ).toBe(401)
    const sara = signedIn(shop)
    expect(refused(shop.cart(sara, 'setOrder', { uniqueId: null, ...online })).status).toBe(409)
    const uniqueId = done(shop.cart(sara, 'add', { uniqueId: null, productItemId: item.bowl, count: 1 })).data
    expect(refused(shop.cart(sara, 'setOrder', { uniqueId, ...online })).message).toContain('delivery')
  })

  test('online: leads to a payment, takes the stock and drops the basket', async () => {
    const shop = await openShop()
    const sara = signedIn(shop)
    const uniqueId = basketWith(shop, sara, item.bowl, 4)
    const { data } = done(shop.cart(sara, 'setOrder', { uniqueId, orderKind: 'online' }))
    expect(data).toMatchObject({ isOnline: true, isCheque: false, productOrderId: 'ZR-100001' })
    expect(data.paymentUrl).toBe(`/api/payment/test/${data.paymentId}?test=true`)
    expect(done(shop.call(sara, 'payment', { paymentId: data.paymentId! })).data).toMatchObject({
      status: 'pending',
      productOrderId: 'ZR-100001',
      amount: { amount: 4_850_000 },
    })
    expect(refused(shop.cart(sara, 'getCart', { uniqueId })).message).toContain('ordered')
    expect(
      done(shop.call(sara, 'product', { catLabel: 'pottery', label: 'bowl' })).data.items[0]?.stockLeft,
    ).toBe(1)
  })

  test('online has no payment where the shop does without', async () => {
    const shop = await openShop({ onlineWithoutPayment: true })
    const sara = signedIn(shop)
    const uniqueId = basketWith(shop, sara, item.bowl)
    const { data } = done(shop.cart(sara, 'setOrder', { uniqueId, orderKind: 'online' }))
    expect(data).toMatchObject({ isOnline: true, paymentId: null, paymentUrl: null })
    expect(done(shop.call(sara, 'order', { id: data.productOrderId })).data).toMatchObject({
      status: 'registered',
      payment: null,
    })
  })

  test('offline and by cheque go straight to the order', async () => {
    const shop = await openShop()
    const sara = signedIn(shop)
    const offline = done(
      shop.cart(sara, 'setOrder', { uniqueId: basketWith(shop, sara, item.bowl), orderKind: 'offline' }),
    )
    expect(offline.data).toMatchObject({ isOnline: false, isCheque: false, paymentId: null })

    const uniqueId = basketWith(shop, sara, item.bowl)
    const byCheque = { uniqueId, orderKind: 'cheque' } as const
    expect(refused(shop.cart(sara, 'setOrder', byCheque)).status).toBe(422)
    const dueToday = { ...cheque, dueDate: '2026-11-18' }
    expect(refused(shop.cart(sara, 'setOrder', { ...byCheque, cheque: dueToday })).status).toBe(422)
    const placed = done(shop.cart(sara, 'setOrder', { ...byCheque, cheque }))
    expect(placed.data).toMatchObject({ isOnline: true, isCheque: true, paymentId: null })
    expect(done(shop.call(sara, 'order', { id: placed.data.productOrderId })).data).toMatchObject({
      kind: 'cheque',
      cheque,
    })
  })

  test('refuses when another order took the stock, and cuts the basket to what is left', async () => {
    const shop = await openShop()
    const sara = signedIn(shop)
    const rival = signedIn(shop, amir)
    const uniqueId = basketWith(shop, sara, item.lastBowl)
    done(shop.cart(sara, 'add', { uniqueId, productItemId: item.enamel, count: 1 }))
    done(
      shop.cart(rival, 'setOrder', {
        uniqueId: basketWith(shop, rival, item.lastBowl),
        orderKind: 'offline',
      }),
    )
    expect(refused(shop.cart(sara, 'setOrder', { uniqueId, orderKind: 'online' })).status).toBe(409)
    const left = done(shop.cart(sara, 'getCart', { uniqueId })).data.cartItems
    expect(left.map((line) => line.productItemId)).toEqual([item.enamel])
  })

  test('spends the bonus once', async () => {
    const shop = await openShop()
    const sara = signedIn(shop)
    const uniqueId = basketWith(shop, sara, item.enamel, 2)
    expect(done(shop.cart(sara, 'setBonus', { uniqueId })).data.totals.bonus.amount).toBe(5_000_000)
    done(shop.cart(sara, 'setOrder', { uniqueId, orderKind: 'offline' }))
    const next = basketWith(shop, sara, item.enamel)
    expect(refused(shop.cart(sara, 'setBonus', { uniqueId: next })).status).toBe(409)
  })
})

describe('orders', () => {
  test('belong to who placed them', async () => {
    const shop = await openShop()
    const sara = signedIn(shop)
    const { productOrderId: id, paymentId } = done(
      shop.cart(sara, 'setOrder', { uniqueId: basketWith(shop, sara, item.bowl), orderKind: 'online' }),
    ).data
    const rival = signedIn(shop, amir)
    expect(refused(shop.call(rival, 'order', { id })).status).toBe(404)
    expect(refused(shop.call(rival, 'payment', { paymentId: paymentId! })).status).toBe(404)
    expect(refused(shop.call(shop.visitor(), 'order', { id })).status).toBe(401)
    expect(done(shop.call(rival, 'orders', {})).data).toEqual([])
  })

  test('are listed newest first, within days of Tehran', async () => {
    const shop = await openShop()
    const sara = signedIn(shop)
    const place = () =>
      done(shop.cart(sara, 'setOrder', { uniqueId: basketWith(shop, sara, item.bowl), orderKind: 'offline' }))
        .data.productOrderId
    const first = place()
    shop.advance(12 * 3600)
    done(shop.call(sara, 'refresh', {}))
    const second = place()
    const ids = (range: { from?: string; to?: string }) =>
      done(shop.call(sara, 'orders', range)).data.map((order) => order.productOrderId)
    expect(ids({})).toEqual([second, first])
    expect(ids({ to: '2026-11-18' })).toEqual([first])
    expect(ids({ from: '2026-11-19', to: '2026-11-19' })).toEqual([second])
  })

  test('are found as reserved when the wish was there, until they are sent along', async () => {
    const shop = await openShop()
    const sara = signedIn(shop)
    const uniqueId = basketWith(shop, sara, item.bowl)
    done(shop.cart(sara, 'setReserve', { uniqueId, wantsReserve: true }))
    const reserved = done(shop.cart(sara, 'setOrder', { uniqueId, orderKind: 'offline' })).data.productOrderId
    expect(done(shop.call(sara, 'reserve', { id: reserved })).data.productOrderId).toBe(reserved)
    const other = basketWith(shop, sara, item.bowl)
    done(shop.cart(sara, 'setParentOrderId', { uniqueId: other, parentOrderId: reserved }))
    const plain = done(shop.cart(sara, 'setOrder', { uniqueId: other, orderKind: 'offline' })).data
      .productOrderId
    for (const id of [reserved, plain]) expect(refused(shop.call(sara, 'reserve', { id })).status).toBe(404)
  })

  test('a failed payment may be tried again; a paid one stays paid', async () => {
    const shop = await openShop()
    const sara = signedIn(shop)
    const { paymentId } = done(
      shop.cart(sara, 'setOrder', { uniqueId: basketWith(shop, sara, item.bowl), orderKind: 'online' }),
    ).data
    const failed = settle(shop.world(), paymentId!, 'failed', 1)
    const paid = settle(failed, paymentId!, 'paid', 2)
    expect(
      [failed, paid, settle(paid, paymentId!, 'cancelled', 3)].map(
        (world) => world.payments[paymentId!]?.status,
      ),
    ).toEqual(['failed', 'paid', 'paid'])
  })
})
