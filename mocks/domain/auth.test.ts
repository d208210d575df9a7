import { describe, expect, test } from 'vitest'
import {
  amir,
  cartWith,
  expectSuccess,
  item,
  openShop,
  expectRefusal,
  sara,
  signedIn,
  stranger,
} from './test-shop.ts'

const wrongCode = '00000'

describe('one-time codes', () => {
  test('otp is throttled to one code every 120 seconds', async () => {
    const shop = await openShop()
    expect(expectSuccess(shop.call(shop.visitor(), 'otp', { mobile: sara })).data).toEqual({
      resendAfter: 120,
    })
    shop.advance(119)
    expect(expectRefusal(shop.call(shop.visitor(), 'otp', { mobile: sara }))).toMatchObject({
      status: 429,
      retryAfter: 1,
    })
    shop.advance(1)
    expectSuccess(shop.call(shop.visitor(), 'otp', { mobile: sara }))
  })

  test('codes expire after 180 seconds, the test code too', async () => {
    const shop = await openShop()
    expectSuccess(shop.call(shop.visitor(), 'otp', { mobile: sara }))
    const { code } = shop.world().otps[sara]!
    shop.advance(179)
    expectSuccess(shop.call(shop.visitor(), 'checkOtp', { mobile: sara, code }))
    shop.advance(1)
    for (const late of [code, '12345']) {
      expect(
        expectRefusal(shop.call(shop.visitor(), 'login', { mobile: sara, code: late })).message,
      ).toContain('expired')
    }
  })

  test('the third wrong code locks the mobile for 120 seconds', async () => {
    const shop = await openShop()
    const guest = shop.visitor()
    const tries = [1, 2, 3].map(
      () => expectRefusal(shop.call(guest, 'checkOtp', { mobile: sara, code: wrongCode })).status,
    )
    expect(tries).toEqual([422, 422, 429])
    expect(expectRefusal(shop.call(guest, 'login', { mobile: sara, code: '12345' })).retryAfter).toBe(120)
    expect(expectRefusal(shop.call(guest, 'otp', { mobile: sara })).status).toBe(429)
    shop.advance(120)
    expectSuccess(shop.call(guest, 'login', { mobile: sara, code: '12345' }))
  })

  test('neither a code nor a lock of a later moment makes anybody wait once the clock is set back', async () => {
    const shop = await openShop()
    const guest = shop.visitor()
    const month = 30 * 24 * 3600
    shop.advance(month)
    expectSuccess(shop.call(guest, 'otp', { mobile: sara }))
    for (const code of [wrongCode, wrongCode, wrongCode])
      expectRefusal(shop.call(guest, 'checkOtp', { mobile: amir, code }))
    shop.advance(-month)
    for (const mobile of [sara, amir]) expectSuccess(shop.call(guest, 'otp', { mobile }))
    expect(expectRefusal(shop.call(guest, 'otp', { mobile: sara })).retryAfter).toBe(120)
  })

  test('the codes of the state are in the order in which they were sent', async () => {
    const shop = await openShop()
    for (const mobile of [sara, amir]) expectSuccess(shop.call(shop.visitor(), 'otp', { mobile }))
    shop.advance(120)
    expectSuccess(shop.call(shop.visitor(), 'otp', { mobile: sara }))
    expect(Object.keys(shop.world().otps)).toEqual([amir, sara])
  })

  test('a code works once, and a right code resets the wrong attempts', async () => {
    const shop = await openShop()
    const guest = shop.visitor()
    expectSuccess(shop.call(guest, 'otp', { mobile: sara }))
    const { code } = shop.world().otps[sara]!
    const wrong = () => expectRefusal(shop.call(guest, 'checkOtp', { mobile: sara, code: wrongCode })).status
    expect([wrong(), wrong()]).toEqual([422, 422])
    expectSuccess(shop.call(guest, 'login', { mobile: sara, code }))
    expect(expectRefusal(shop.call(guest, 'login', { mobile: sara, code })).status).toBe(422)
    expect(wrong()).toBe(422)
  })

  test('no call reveals whether a mobile is registered before the code is right', async () => {
    const shop = await openShop()
    const answers = [sara, stranger].map((mobile) => {
      const detail = expectSuccess(shop.call(shop.visitor(), 'userDetail', { mobile })).data
      const sent = expectSuccess(shop.call(shop.visitor(), 'otp', { mobile })).data
      const wrong = expectRefusal(shop.call(shop.visitor(), 'checkOtp', { mobile, code: wrongCode }))
      const password = expectRefusal(shop.call(shop.visitor(), 'login', { mobile, password: 'nope' }))
      return { detail: detail.methods, sent, wrong, password }
    })
    expect(answers[0]).toEqual(answers[1])
    expect(
      expectSuccess(shop.call(shop.visitor(), 'checkOtp', { mobile: sara, code: '12345' })).data.isRegistered,
    ).toBe(true)
    expect(
      expectSuccess(shop.call(shop.visitor(), 'checkOtp', { mobile: stranger, code: '12345' })).data
        .isRegistered,
    ).toBe(false)
  })
})

describe('sign-in and session', () => {
  test('login by password gives a session, and user answers in the caller’s language', async () => {
    const shop = await openShop({}, 'fa')
    const visitor = shop.visitor()
    expect(expectRefusal(shop.call(visitor, 'user', {})).status).toBe(401)
    expectSuccess(shop.call(visitor, 'login', { mobile: sara, password: 'zarrin-1405' }))
    expect(expectSuccess(shop.call(visitor, 'user', {})).data).toMatchObject({
      fullName: 'سارا محمدی',
      mobile: sara,
    })
    expect(expectRefusal(shop.call(shop.visitor(), 'login', { mobile: sara })).status).toBe(422)
  })

  test('login binds the guest’s cart to a member without one', async () => {
    const shop = await openShop()
    const visitor = shop.visitor()
    const cartCode = cartWith(shop, visitor, item.bowl)
    expect(
      expectSuccess(shop.call(visitor, 'login', { mobile: sara, code: '12345', cartCode })).data,
    ).toEqual({
      cartCode,
    })
    expect(expectRefusal(shop.cart(shop.visitor(), 'getCart', { uniqueId: cartCode })).status).toBe(410)
  })

  test('login merges the guest’s cart into the member’s, clamped to the stock', async () => {
    const shop = await openShop()
    const own = cartWith(shop, signedIn(shop), item.bowl, 3)
    const visitor = shop.visitor()
    const cartCode = cartWith(shop, visitor, item.bowl, 4)
    expectSuccess(shop.cart(visitor, 'add', { uniqueId: cartCode, productItemId: item.enamel, count: 1 }))
    expect(
      expectSuccess(shop.call(visitor, 'login', { mobile: sara, code: '12345', cartCode })).data,
    ).toEqual({
      cartCode: own,
    })
    const { cartItems } = expectSuccess(shop.cart(visitor, 'getCart', { uniqueId: own })).data
    expect(cartItems.map((line) => [line.productItemId, line.count])).toEqual([
      [item.bowl, 5],
      [item.enamel, 1],
    ])
  })

  test.each(['guest', 'member'])('login keeps what the %s alone chose for the cart', async (who) => {
    const shop = await openShop()
    const member = signedIn(shop)
    const own = cartWith(shop, member, item.bowl, 1)
    const visitor = shop.visitor()
    const line = { uniqueId: null, productItemId: item.enamel, count: 1 }
    const cartCode = expectSuccess(shop.cart(visitor, 'add', line)).data
    const [chooser, uniqueId] = who === 'guest' ? [visitor, cartCode] : [member, own]
    expectSuccess(shop.cart(chooser, 'setRebate', { uniqueId, rebateCode: 'ZARRIN10' }))
    expectSuccess(shop.cart(chooser, 'setDelivery', { uniqueId, deliveryId: 3 }))
    expectSuccess(shop.cart(chooser, 'setMerchant', { uniqueId, merchantId: 2 }))
    expectSuccess(shop.call(visitor, 'login', { mobile: sara, code: '12345', cartCode }))
    expect(expectSuccess(shop.cart(visitor, 'getCart', { uniqueId: own })).data).toMatchObject({
      rebateCode: 'ZARRIN10',
      deliveryId: 3,
      merchantId: 2,
    })
  })

  test('login ignores a cart that belongs to another member', async () => {
    const shop = await openShop()
    const cartCode = cartWith(shop, signedIn(shop), item.bowl)
    const other = expectSuccess(shop.call(shop.visitor(), 'login', { mobile: amir, code: '12345', cartCode }))
    expect(other.data.cartCode).toBeNull()
  })

  test('register creates a member once, then answers 409', async () => {
    const shop = await openShop()
    const visitor = shop.visitor()
    const form = { mobile: stranger, code: '12345', firstName: 'Nina', lastName: 'Karimova' }
    expect(expectRefusal(shop.call(visitor, 'login', { mobile: stranger, code: '12345' })).status).toBe(404)
    expectSuccess(shop.call(visitor, 'register', form))
    expect(expectSuccess(shop.call(visitor, 'user', {})).data.fullName).toBe('Nina Karimova')
    expect(expectRefusal(shop.call(visitor, 'register', form)).status).toBe(409)
  })

  test('the access token expires after 15 minutes, and a refresh token works once', async () => {
    const shop = await openShop()
    const visitor = signedIn(shop)
    const stolen = { ...visitor }
    shop.advance(15 * 60)
    expect(expectRefusal(shop.call(visitor, 'user', {})).status).toBe(401)
    expectSuccess(shop.call(visitor, 'refresh', {}))
    expectSuccess(shop.call(visitor, 'user', {}))
    expect(expectRefusal(shop.call(stolen, 'refresh', {})).status).toBe(401)
    expect(stolen).toEqual({ token: undefined, rtoken: undefined })
  })

  test('logout revokes the tokens, copies included', async () => {
    const shop = await openShop()
    const visitor = signedIn(shop)
    const copy = { ...visitor }
    expectSuccess(shop.call(visitor, 'logout', {}))
    expect(expectRefusal(shop.call(copy, 'user', {})).status).toBe(401)
    expect(expectRefusal(shop.call(copy, 'refresh', {})).status).toBe(401)
  })
})

describe('likes', () => {
  test('likes are private to the member, and like is idempotent', async () => {
    const shop = await openShop()
    const visitor = signedIn(shop)
    for (const liked of [true, true]) expectSuccess(shop.call(visitor, 'like', { id: 1002, liked }))
    expect(expectSuccess(shop.call(visitor, 'likes', {})).data).toEqual([{ id: 1002 }])
    expect(expectSuccess(shop.call(signedIn(shop, amir), 'likes', {})).data).toEqual([])
    expectSuccess(shop.call(visitor, 'like', { id: 1002, liked: false }))
    expect(expectSuccess(shop.call(visitor, 'likes', {})).data).toEqual([])
    expect(expectRefusal(shop.call(shop.visitor(), 'likes', {})).status).toBe(401)
  })
})
