import { describe, expect, test } from 'vitest'
import { amir, cartWith, expectSuccess, item, openShop, expectRefusal, signedIn } from './test-shop.ts'

describe('the cart', () => {
  test('totals sum lines, savings and delivery in rials', async () => {
    const shop = await openShop()
    const guest = shop.visitor()
    const uniqueId = expectSuccess(
      shop.cart(guest, 'add', { uniqueId: null, productItemId: item.bowl, count: 2 }),
    ).data
    expectSuccess(shop.cart(guest, 'add', { uniqueId, productItemId: item.enamel, count: 1 }))
    const { data } = expectSuccess(shop.cart(guest, 'setDelivery', { uniqueId, deliveryId: 1 }))

    expect(data.totals).toMatchObject({
      lines: { amount: 11_000_000 },
      delivery: { amount: 850_000 },
      payable: { amount: 11_850_000 },
      saved: { amount: 0 },
    })
    expect(data.itemCount).toBe(3)
    expect(data.cartItems.map((line) => line.linePrice.amount)).toEqual([2_000_000, 9_000_000])
  })

  test('post is free from freeDeliveryFrom on, and totals show the savings', async () => {
    const shop = await openShop()
    const guest = shop.visitor()
    const uniqueId = cartWith(shop, guest, item.carpet)
    const { data } = expectSuccess(shop.cart(guest, 'getCart', { uniqueId }))
    expect(data.totals).toMatchObject({
      delivery: { amount: 0 },
      payable: data.freeDeliveryFrom,
      saved: { amount: 10_000_000 },
    })
    expect(
      expectSuccess(shop.cart(guest, 'getDelivery', { uniqueId })).data.map(({ price }) => price.amount),
    ).toEqual([0, 1_200_000, 2_500_000])
  })

  test('a courier of Tehran is neither offered nor kept for an address elsewhere', async () => {
    const shop = await openShop()
    const visitor = signedIn(shop)
    const uniqueId = cartWith(shop, visitor, item.bowl)
    const chosen = expectSuccess(shop.cart(visitor, 'setDelivery', { uniqueId, deliveryId: 2 })).data
    const moved = expectSuccess(shop.cart(visitor, 'setAddress', { uniqueId, addressId: 802 })).data
    expect(moved).toMatchObject({ deliveryId: null, totals: { delivery: { amount: 0 } } })
    const offered = expectSuccess(shop.cart(visitor, 'getDelivery', { uniqueId })).data
    expect(offered.map(({ id }) => id)).toEqual([1])
    expect(expectRefusal(shop.cart(visitor, 'setDelivery', { uniqueId, deliveryId: 2 })).status).toBe(404)
    const order = shop.cart(visitor, 'setOrder', { uniqueId, orderKind: 'offline' })
    expect(expectRefusal(order).status).toBe(409)

    const back = expectSuccess(shop.cart(visitor, 'setAddress', { uniqueId, addressId: 801 })).data
    expect(back.totals).toEqual(chosen.totals)
  })

  test('add increments the count without cartItemId and sets it with one', async () => {
    const shop = await openShop()
    const guest = shop.visitor()
    const uniqueId = cartWith(shop, guest, item.bowl, 2)
    expectSuccess(shop.cart(guest, 'add', { uniqueId, productItemId: item.bowl, count: 2 }))
    const [line] = expectSuccess(shop.cart(guest, 'getCart', { uniqueId })).data.cartItems
    expect(line?.count).toBe(4)

    expectSuccess(
      shop.cart(guest, 'add', { uniqueId, productItemId: item.bowl, cartItemId: line!.id, count: 3 }),
    )
    expect(expectSuccess(shop.cart(guest, 'getCartCount', { uniqueId })).data).toBe(3)
    expectSuccess(
      shop.cart(guest, 'add', { uniqueId, productItemId: item.bowl, cartItemId: line!.id, count: 0 }),
    )
    expect(expectSuccess(shop.cart(guest, 'getCart', { uniqueId })).data.cartItems).toEqual([])
  })

  test('add clamps the count to the stock with a message, and refuses a sold-out variant', async () => {
    const shop = await openShop()
    const guest = shop.visitor()
    const added = expectSuccess(
      shop.cart(guest, 'add', { uniqueId: null, productItemId: item.bowl, count: 9 }),
    )
    expect(added.messages).toEqual(['We only have 5 of this option, so that is what your basket holds.'])
    expect(expectSuccess(shop.cart(guest, 'getCartCount', { uniqueId: added.data })).data).toBe(5)
    expect(
      expectRefusal(shop.cart(guest, 'add', { uniqueId: null, productItemId: item.soldOutCarpet, count: 1 }))
        .status,
    ).toBe(409)
  })

  test('delete removes the line', async () => {
    const shop = await openShop()
    const guest = shop.visitor()
    const uniqueId = cartWith(shop, guest, item.bowl)
    expect(
      expectSuccess(shop.cart(guest, 'delete', { uniqueId, productItemId: item.bowl })).data.itemCount,
    ).toBe(0)
  })

  test('setRebate normalizes the code and refuses unknown ones, removeRebate undoes it', async () => {
    const shop = await openShop()
    const guest = shop.visitor()
    const uniqueId = cartWith(shop, guest, item.enamel)
    const { data } = expectSuccess(shop.cart(guest, 'setRebate', { uniqueId, rebateCode: ' zarrin۱۰ ' }))
    expect(data).toMatchObject({
      rebateCode: 'ZARRIN10',
      totals: { rebate: { amount: 900_000 }, payable: { amount: 8_950_000 } },
    })
    expect(expectSuccess(shop.cart(guest, 'removeRebate', { uniqueId })).data.totals.rebate.amount).toBe(0)
    expect(
      expectRefusal(shop.cart(guest, 'setRebate', { uniqueId, rebateCode: 'EXPIRED' })).message,
    ).toContain('expired')
    expect(expectRefusal(shop.cart(guest, 'setRebate', { uniqueId, rebateCode: 'constructor' })).status).toBe(
      422,
    )
  })

  test('a code with a minimum is refused with 409 under it, and counts nothing once the lines fall under it', async () => {
    const shop = await openShop()
    const guest = shop.visitor()
    shop.change((world) => ({
      ...world,
      rebates: { BIG: { percent: 20, isExpired: false, minimum: 10_000_000 } },
    }))
    const uniqueId = cartWith(shop, guest, item.enamel)
    const refusal = expectRefusal(shop.cart(guest, 'setRebate', { uniqueId, rebateCode: 'big' }))
    expect([refusal.status, refusal.message]).toEqual([409, expect.stringContaining('1,000,000 Toman')])
    expectSuccess(shop.cart(guest, 'add', { uniqueId, productItemId: item.enamel, count: 1 }))
    const { data } = expectSuccess(shop.cart(guest, 'setRebate', { uniqueId, rebateCode: 'big' }))
    expect(data.totals.rebate.amount).toBe(3_600_000)
    const [line] = data.cartItems
    const less = { uniqueId, productItemId: item.enamel, cartItemId: line!.id, count: 1 }
    expectSuccess(shop.cart(guest, 'add', less))
    expect(expectSuccess(shop.cart(guest, 'getCart', { uniqueId })).data.totals.rebate.amount).toBe(0)
  })

  test('setBonus covers at most half of the subtotal, and is refused without a bonus', async () => {
    const shop = await openShop()
    const sara = signedIn(shop)
    const uniqueId = cartWith(shop, sara, item.bowl, 4)
    expect(expectSuccess(shop.cart(sara, 'setBonus', { uniqueId })).data.totals.bonus.amount).toBe(2_000_000)
    expect(expectSuccess(shop.cart(sara, 'removeBonus', { uniqueId })).data.totals.bonus.amount).toBe(0)

    const poor = signedIn(shop, amir)
    expect(
      expectRefusal(shop.cart(poor, 'setBonus', { uniqueId: cartWith(shop, poor, item.bowl) })).status,
    ).toBe(409)
    const guest = shop.visitor()
    expect(
      expectRefusal(shop.cart(guest, 'setBonus', { uniqueId: cartWith(shop, guest, item.bowl) })).status,
    ).toBe(401)
  })

  test('cart choices are stored when they exist and answer 404 when not', async () => {
    const shop = await openShop()
    const sara = signedIn(shop)
    const uniqueId = cartWith(shop, sara, item.bowl)
    expectSuccess(shop.cart(sara, 'setAddress', { uniqueId, addressId: 801 }))
    expectSuccess(shop.cart(sara, 'setMerchant', { uniqueId, merchantId: 2 }))
    const { data } = expectSuccess(shop.cart(sara, 'setReserve', { uniqueId, wantsReserve: true }))
    expect(data).toMatchObject({ addressId: 801, merchantId: 2, wantsReserve: true, deliveryId: 1 })
    expect(expectSuccess(shop.cart(sara, 'removeAddress', { uniqueId })).data.addressId).toBeNull()

    const statuses = [
      shop.cart(sara, 'setAddress', { uniqueId, addressId: 803 }),
      shop.cart(sara, 'setMerchant', { uniqueId, merchantId: 4 }),
      shop.cart(sara, 'setDelivery', { uniqueId, deliveryId: 4 }),
      shop.cart(sara, 'setParentOrderId', { uniqueId, parentOrderId: 'ZR-1' }),
    ].map((outcome) => expectRefusal(outcome).status)
    expect(statuses).toEqual([404, 404, 404, 404])
  })

  test('getCart answers an empty cart without an id, and 410 for an unknown one', async () => {
    const shop = await openShop()
    expect(expectSuccess(shop.cart(shop.visitor(), 'getCart', { uniqueId: null })).data).toMatchObject({
      uniqueId: null,
      itemCount: 0,
    })
    expect(expectRefusal(shop.cart(shop.visitor(), 'getCart', { uniqueId: 'basket-nobody' })).status).toBe(
      410,
    )
    expect(
      expectRefusal(shop.cart(shop.visitor(), 'setReserve', { uniqueId: null, wantsReserve: true })).status,
    ).toBe(409)
  })

  test('a member’s cart answers 410 to others, and 401 to its owner with an expired token', async () => {
    const shop = await openShop()
    const sara = signedIn(shop)
    const uniqueId = cartWith(shop, sara, item.bowl)
    expect(expectRefusal(shop.cart(shop.visitor(), 'getCart', { uniqueId })).status).toBe(410)
    expect(expectRefusal(shop.cart(signedIn(shop, amir), 'getCart', { uniqueId })).status).toBe(410)
    shop.advance(15 * 60)
    expect(expectRefusal(shop.cart(sara, 'getCart', { uniqueId })).status).toBe(401)
    expectSuccess(shop.call(sara, 'refresh', {}))
    expect(expectSuccess(shop.cart(sara, 'getCart', { uniqueId })).data.itemCount).toBe(1)
  })
})
