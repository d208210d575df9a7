import { describe, expect, test } from 'vitest'
import { amir, basketWith, done, item, openShop, refused, signedIn } from './test-shop.ts'

describe('the cart', () => {
  test('adds up goods, savings and delivery in rials', async () => {
    const shop = await openShop()
    const guest = shop.visitor()
    const uniqueId = done(
      shop.cart(guest, 'add', { uniqueId: null, productItemId: item.bowl, count: 2 }),
    ).data
    done(shop.cart(guest, 'add', { uniqueId, productItemId: item.enamel, count: 1 }))
    const { data } = done(shop.cart(guest, 'setDelivery', { uniqueId, deliveryId: 1 }))

    expect(data.totals).toMatchObject({
      lines: { amount: 11_000_000 },
      delivery: { amount: 850_000 },
      payable: { amount: 11_850_000 },
      saved: { amount: 0 },
    })
    expect(data.itemCount).toBe(3)
    expect(data.cartItems.map((line) => line.linePrice.amount)).toEqual([2_000_000, 9_000_000])
  })

  test('posts for nothing from the named value on, and says what discounts save', async () => {
    const shop = await openShop()
    const guest = shop.visitor()
    const uniqueId = basketWith(shop, guest, item.carpet)
    const { data } = done(shop.cart(guest, 'getCart', { uniqueId }))
    expect(data.totals).toMatchObject({
      delivery: { amount: 0 },
      payable: data.freeDeliveryFrom,
      saved: { amount: 10_000_000 },
    })
    expect(done(shop.cart(guest, 'getDelivery', { uniqueId })).data.map(({ price }) => price.amount)).toEqual(
      [0, 1_200_000, 2_500_000],
    )
  })

  test('adds to the held count without a line id, and sets the count with one', async () => {
    const shop = await openShop()
    const guest = shop.visitor()
    const uniqueId = basketWith(shop, guest, item.bowl, 2)
    done(shop.cart(guest, 'add', { uniqueId, productItemId: item.bowl, count: 2 }))
    const [line] = done(shop.cart(guest, 'getCart', { uniqueId })).data.cartItems
    expect(line?.count).toBe(4)

    done(shop.cart(guest, 'add', { uniqueId, productItemId: item.bowl, cartItemId: line!.id, count: 3 }))
    expect(done(shop.cart(guest, 'getCartCount', { uniqueId })).data).toBe(3)
    done(shop.cart(guest, 'add', { uniqueId, productItemId: item.bowl, cartItemId: line!.id, count: 0 }))
    expect(done(shop.cart(guest, 'getCart', { uniqueId })).data.cartItems).toEqual([])
  })

  test('cuts a count to the stock and says so; refuses what is sold out', async () => {
    const shop = await openShop()
    const guest = shop.visitor()
    const added = done(shop.cart(guest, 'add', { uniqueId: null, productItemId: item.bowl, count: 9 }))
    expect(added.messages).toEqual(['We only have 5 of this option, so that is what your basket holds.'])
    expect(done(shop.cart(guest, 'getCartCount', { uniqueId: added.data })).data).toBe(5)
    expect(
      refused(shop.cart(guest, 'add', { uniqueId: null, productItemId: item.soldOutCarpet, count: 1 }))
        .status,
    ).toBe(409)
  })

  test('deletes a line', async () => {
    const shop = await openShop()
    const guest = shop.visitor()
    const uniqueId = basketWith(shop, guest, item.bowl)
    expect(done(shop.cart(guest, 'delete', { uniqueId, productItemId: item.bowl })).data.itemCount).toBe(0)
  })

  test('takes a rebate code in any spelling, gives it up again, and refuses others', async () => {
    const shop = await openShop()
    const guest = shop.visitor()
    const uniqueId = basketWith(shop, guest, item.enamel)
    const { data } = done(shop.cart(guest, 'setRebate', { uniqueId, rebateCode: ' zarrin۱۰ ' }))
    expect(data).toMatchObject({
      rebateCode: 'ZARRIN10',
      totals: { rebate: { amount: 900_000 }, payable: { amount: 8_950_000 } },
    })
    expect(done(shop.cart(guest, 'removeRebate', { uniqueId })).data.totals.rebate.amount).toBe(0)
    expect(refused(shop.cart(guest, 'setRebate', { uniqueId, rebateCode: 'EXPIRED' })).message).toContain(
      'expired',
    )
    expect(refused(shop.cart(guest, 'setRebate', { uniqueId, rebateCode: 'constructor' })).status).toBe(422)
  })

  test('spends a bonus on half of the goods at most, for members who have one', async () => {
    const shop = await openShop()
    const sara = signedIn(shop)
    const uniqueId = basketWith(shop, sara, item.bowl, 4)
    expect(done(shop.cart(sara, 'setBonus', { uniqueId })).data.totals.bonus.amount).toBe(2_000_000)
    expect(done(shop.cart(sara, 'removeBonus', { uniqueId })).data.totals.bonus.amount).toBe(0)

    const poor = signedIn(shop, amir)
    expect(refused(shop.cart(poor, 'setBonus', { uniqueId: basketWith(shop, poor, item.bowl) })).status).toBe(
      409,
    )
    const guest = shop.visitor()
    expect(
      refused(shop.cart(guest, 'setBonus', { uniqueId: basketWith(shop, guest, item.bowl) })).status,
    ).toBe(401)
  })

  test('keeps the choices that exist and refuses the others', async () => {
    const shop = await openShop()
    const sara = signedIn(shop)
    const uniqueId = basketWith(shop, sara, item.bowl)
    done(shop.cart(sara, 'setAddress', { uniqueId, addressId: 801 }))
    done(shop.cart(sara, 'setMerchant', { uniqueId, merchantId: 2 }))
    const { data } = done(shop.cart(sara, 'setReserve', { uniqueId, wantsReserve: true }))
    expect(data).toMatchObject({ addressId: 801, merchantId: 2, wantsReserve: true, deliveryId: 1 })
    expect(done(shop.cart(sara, 'removeAddress', { uniqueId })).data.addressId).toBeNull()

    const statuses = [
      shop.cart(sara, 'setAddress', { uniqueId, addressId: 803 }),
      shop.cart(sara, 'setMerchant', { uniqueId, merchantId: 4 }),
      shop.cart(sara, 'setDelivery', { uniqueId, deliveryId: 4 }),
      shop.cart(sara, 'setParentOrderId', { uniqueId, parentOrderId: 'ZR-1' }),
    ].map((outcome) => refused(outcome).status)
    expect(statuses).toEqual([404, 404, 404, 404])
  })

  test('answers an empty cart to a guest without a basket, and 410 to an unknown one', async () => {
    const shop = await openShop()
    expect(done(shop.cart(shop.visitor(), 'getCart', { uniqueId: null })).data).toMatchObject({
      uniqueId: null,
      itemCount: 0,
    })
    expect(refused(shop.cart(shop.visitor(), 'getCart', { uniqueId: 'basket-nobody' })).status).toBe(410)
    expect(
      refused(shop.cart(shop.visitor(), 'setReserve', { uniqueId: null, wantsReserve: true })).status,
    ).toBe(409)
  })

  test('shows a member’s basket to nobody else, and asks its owner to refresh a lapsed token', async () => {
    const shop = await openShop()
    const sara = signedIn(shop)
    const uniqueId = basketWith(shop, sara, item.bowl)
    expect(refused(shop.cart(shop.visitor(), 'getCart', { uniqueId })).status).toBe(410)
    expect(refused(shop.cart(signedIn(shop, amir), 'getCart', { uniqueId })).status).toBe(410)
    shop.advance(15 * 60)
    expect(refused(shop.cart(sara, 'getCart', { uniqueId })).status).toBe(401)
    done(shop.call(sara, 'refresh', {}))
    expect(done(shop.cart(sara, 'getCart', { uniqueId })).data.itemCount).toBe(1)
  })
})
