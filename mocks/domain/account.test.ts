import { describe, expect, test } from 'vitest'
import { amir, cartWith, expectSuccess, item, openShop, expectRefusal, sara, signedIn } from './test-shop.ts'

const home = {
  title: 'Garden',
  recipient: 'Sara',
  mobile: '09120000000',
  province: 'Yazd',
  city: 'Taft',
  street: 'Pomegranate Lane 3',
  postalCode: '8991234567',
  isDefault: true,
}

test('a member without a password can sign in after changePassword', async () => {
  const shop = await openShop()
  const password = 'saffron-and-tea'
  expectSuccess(shop.call(signedIn(shop, amir), 'changePassword', { code: '12345', password }))
  expectSuccess(shop.call(shop.visitor(), 'login', { mobile: amir, password }))
  const wrong = shop.call(signedIn(shop), 'changePassword', { code: '00000', password })
  expect(expectRefusal(wrong).status).toBe(422)
})

test('a password given at registration signs the member in', async () => {
  const shop = await openShop()
  const [mobile, password] = ['09361112233', 'saffron-and-tea']
  const form = { mobile, code: '12345', firstName: 'Nina', lastName: 'Karimova', password }
  expectSuccess(shop.call(shop.visitor(), 'register', form))
  const { cookies } = expectSuccess(shop.call(shop.visitor(), 'login', { mobile, password }))
  expect(cookies).toHaveLength(2)
})

describe('addresses', () => {
  const titles = async (fill: (shop: Awaited<ReturnType<typeof openShop>>) => void) => {
    const shop = await openShop()
    fill(shop)
    const { data } = expectSuccess(shop.call(signedIn(shop), 'addresses', {}))
    return data.map(({ title, isDefault }) => (isDefault ? `${title} *` : title))
  }

  test('the last address saved as default is the only default', async () => {
    expect(await titles((shop) => expectSuccess(shop.call(signedIn(shop), 'saveAddress', home)))).toEqual([
      'Home',
      'Work',
      'Garden *',
    ])
  })

  test('deleting the default address makes another one the default', async () => {
    expect(
      await titles((shop) => expectSuccess(shop.call(signedIn(shop), 'deleteAddress', { id: 801 }))),
    ).toEqual(['Work *'])
  })

  test('deleting an address clears it from the cart', async () => {
    const shop = await openShop()
    const visitor = signedIn(shop)
    const uniqueId = cartWith(shop, visitor, item.bowl)
    expectSuccess(shop.cart(visitor, 'setAddress', { uniqueId, addressId: 802 }))
    expectSuccess(shop.call(visitor, 'deleteAddress', { id: 802 }))
    expect(expectSuccess(shop.cart(visitor, 'getCart', { uniqueId })).data.addressId).toBeNull()
  })

  test('another member’s address answers 404', async () => {
    const shop = await openShop()
    for (const call of ['deleteAddress', 'saveAddress'] as const)
      expect(expectRefusal(shop.call(signedIn(shop, amir), call, { ...home, id: 801 })).status).toBe(404)
  })
})

test('cart lines survive logout as a guest cart and return at the next sign-in', async () => {
  const shop = await openShop()
  const visitor = signedIn(shop)
  const uniqueId = cartWith(shop, visitor, item.bowl, 2)
  expectSuccess(shop.cart(visitor, 'setAddress', { uniqueId, addressId: 801 }))
  expectSuccess(shop.call(visitor, 'logout', {}))
  const left = expectSuccess(shop.cart(shop.visitor(), 'getCart', { uniqueId })).data
  expect(left).toMatchObject({ itemCount: 2, addressId: null })
  const again = expectSuccess(
    shop.call(shop.visitor(), 'login', { mobile: sara, code: '12345', cartCode: uniqueId }),
  )
  expect(again.data.cartCode).toBe(uniqueId)
})
