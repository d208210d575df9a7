import { expect, test } from 'vitest'
import { withOrderStatus } from './settle-payment.ts'
import { amir, cartWith, expectRefusal, expectSuccess, item, openShop, signedIn } from './test-shop.ts'

async function orderToMove() {
  const shop = await openShop()
  const sara = signedIn(shop)
  const uniqueId = cartWith(shop, sara, item.bowl)
  const { productOrderId: id } = expectSuccess(
    shop.cart(sara, 'setOrder', { uniqueId, orderKind: 'offline' }),
  ).data
  const windows = () => expectSuccess(shop.call(sara, 'deliveryWindows', { id })).data
  const move = (from: string) => shop.call(sara, 'changeDelivery', { id, from })
  const read = () => expectSuccess(shop.call(sara, 'order', { id })).data
  const delivery = () => read().delivery!
  return { shop, sara, id, windows, move, read, delivery }
}

test('an order is moved to a free window of its method, and price and method stay', async () => {
  const { windows, move, read, delivery } = await orderToMove()
  const before = delivery()
  const [first, next] = windows()
  expect(before).toMatchObject(first!)
  expect(read().isDeliveryChangeable).toBe(true)
  const { data } = expectSuccess(move(next!.from))
  expect(data.delivery).toEqual({ ...before, ...next })
  expect(delivery()).toEqual(data.delivery)
  expect(expectSuccess(move(next!.from)).data).toEqual(data)
})

test('an order and its windows keep the days of the city', async () => {
  const shop = await openShop()
  const sara = signedIn(shop)
  const uniqueId = cartWith(shop, sara, item.bowl)
  const address = {
    title: 'Home',
    recipient: 'Sara',
    mobile: '09121234567',
    province: 'Alborz',
    city: 'Karaj',
    street: 'Azadi Street, No. 5',
    postalCode: '3134567891',
    isDefault: false,
  }
  const { id: addressId } = expectSuccess(shop.call(sara, 'saveAddress', address)).data
  expectSuccess(shop.cart(sara, 'setAddress', { uniqueId, addressId }))
  const [post] = expectSuccess(shop.cart(sara, 'getDelivery', { uniqueId })).data
  const { productOrderId: id } = expectSuccess(
    shop.cart(sara, 'setOrder', { uniqueId, orderKind: 'offline' }),
  ).data
  const window = { from: post!.from, to: post!.to }
  expect(expectSuccess(shop.call(sara, 'order', { id })).data.delivery).toMatchObject(window)
  expect(expectSuccess(shop.call(sara, 'deliveryWindows', { id })).data[0]).toEqual(window)
})

test('a window that is not offered, or is full by now, leaves the delivery as it is', async () => {
  const { shop, windows, move, delivery } = await orderToMove()
  const before = delivery()
  expect(expectRefusal(move('2026-11-17T05:30:00Z'))).toMatchObject({ status: 422, field: 'from' })
  const { from } = windows().at(-1)!
  shop.change((world) => ({ ...world, flags: { ...world.flags, withFullWindows: true } }))
  expect(expectRefusal(move(from))).toMatchObject({ status: 422, field: 'from' })
  expect(delivery()).toEqual(before)
})

test('a sent order is not moved, and nobody else moves an order', async () => {
  const { shop, id, windows, move, read } = await orderToMove()
  const { from } = windows().at(-1)!
  const input = { id, from }
  expect(expectRefusal(shop.call(signedIn(shop, amir), 'changeDelivery', input)).status).toBe(404)
  expect(expectRefusal(shop.call(signedIn(shop, amir), 'deliveryWindows', { id })).status).toBe(404)
  shop.change((world) => withOrderStatus(world, id, { status: 'sent', at: 1 }))
  expect(expectRefusal(move(from))).toMatchObject({ status: 409, field: 'from' })
  expect(windows()).toEqual([])
  expect(read().isDeliveryChangeable).toBeUndefined()
})
