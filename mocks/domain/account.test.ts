import { describe, expect, test } from 'vitest'
import { amir, basketWith, done, item, openShop, refused, sara, signedIn } from './test-shop.ts'

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

test('a password that is set lets a member in who had none', async () => {
  const shop = await openShop()
  const password = 'saffron-and-tea'
  done(shop.call(signedIn(shop, amir), 'changePassword', { code: '12345', password }))
  done(shop.call(shop.visitor(), 'login', { mobile: amir, password }))
  const wrong = shop.call(signedIn(shop), 'changePassword', { code: '00000', password })
  expect(refused(wrong).status).toBe(422)
})

test('a password chosen while registering is the member’s', async () => {
  const shop = await openShop()
  const [mobile, password] = ['09361112233', 'saffron-and-tea']
  const form = { mobile, code: '12345', firstName: 'Nina', lastName: 'Karimova', password }
  done(shop.call(shop.visitor(), 'register', form))
  const { cookies } = done(shop.call(shop.visitor(), 'login', { mobile, password }))
  expect(cookies).toHaveLength(2)
})

describe('addresses', () => {
  const titles = async (fill: (shop: Awaited<ReturnType<typeof openShop>>) => void) => {
    const shop = await openShop()
    fill(shop)
    const { data } = done(shop.call(signedIn(shop), 'addresses', {}))
    return data.map(({ title, isDefault }) => (isDefault ? `${title} *` : title))
  }

  test('have one default, the last that was chosen', async () => {
    expect(await titles((shop) => done(shop.call(signedIn(shop), 'saveAddress', home)))).toEqual([
      'Home',
      'Work',
      'Garden *',
    ])
  })

  test('have one default when it is taken away', async () => {
    expect(await titles((shop) => done(shop.call(signedIn(shop), 'deleteAddress', { id: 801 })))).toEqual([
      'Work *',
    ])
  })

  test('that are taken away leave the basket too', async () => {
    const shop = await openShop()
    const visitor = signedIn(shop)
    const uniqueId = basketWith(shop, visitor, item.bowl)
    done(shop.cart(visitor, 'setAddress', { uniqueId, addressId: 802 }))
    done(shop.call(visitor, 'deleteAddress', { id: 802 }))
    expect(done(shop.cart(visitor, 'getCart', { uniqueId })).data.addressId).toBeNull()
  })

  test('are nobody else’s', async () => {
    const shop = await openShop()
    for (const call of ['deleteAddress', 'saveAddress'] as const)
      expect(refused(shop.call(signedIn(shop, amir), call, { ...home, id: 801 })).status).toBe(404)
  })
})

test('the goods of a member who signs out stay, and come back with the next sign-in', async () => {
  const shop = await openShop()
  const visitor = signedIn(shop)
  const uniqueId = basketWith(shop, visitor, item.bowl, 2)
  done(shop.cart(visitor, 'setAddress', { uniqueId, addressId: 801 }))
  done(shop.call(visitor, 'logout', {}))
  const left = done(shop.cart(shop.visitor(), 'getCart', { uniqueId })).data
  expect(left).toMatchObject({ itemCount: 2, addressId: null })
  const again = done(shop.call(shop.visitor(), 'login', { mobile: sara, code: '12345', cartCode: uniqueId }))
  expect(again.data.cartCode).toBe(uniqueId)
})
