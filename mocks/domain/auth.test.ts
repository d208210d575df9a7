import { describe, expect, test } from 'vitest'
import { amir, basketWith, done, item, openShop, refused, sara, signedIn, stranger } from './test-shop.ts'

const wrongCode = '00000'

describe('one-time codes', () => {
  test('are sent at most every 120 seconds', async () => {
    const shop = await openShop()
    expect(done(shop.call(shop.visitor(), 'otp', { mobile: sara })).data).toEqual({ resendAfter: 120 })
    shop.advance(119)
    expect(refused(shop.call(shop.visitor(), 'otp', { mobile: sara }))).toMatchObject({
      status: 429,
      retryAfter: 1,
    })
    shop.advance(1)
    done(shop.call(shop.visitor(), 'otp', { mobile: sara }))
  })

  test('hold for 180 seconds, the test code too', async () => {
    const shop = await openShop()
    done(shop.call(shop.visitor(), 'otp', { mobile: sara }))
    const { code } = shop.world().otps[sara]!
    shop.advance(179)
    done(shop.call(shop.visitor(), 'checkOtp', { mobile: sara, code }))
    shop.advance(1)
    for (const late of [code, '12345']) {
      expect(refused(shop.call(shop.visitor(), 'login', { mobile: sara, code: late })).message).toContain(
        'expired',
      )
    }
  })

  test('lock the mobile at the third wrong try, and open again in time', async () => {
    const shop = await openShop()
    const guest = shop.visitor()
    const tries = [1, 2, 3].map(
      () => refused(shop.call(guest, 'checkOtp', { mobile: sara, code: wrongCode })).status,
    )
    expect(tries).toEqual([422, 422, 429])
    expect(refused(shop.call(guest, 'login', { mobile: sara, code: '12345' })).retryAfter).toBe(120)
    expect(refused(shop.call(guest, 'otp', { mobile: sara })).status).toBe(429)
    shop.advance(120)
    done(shop.call(guest, 'login', { mobile: sara, code: '12345' }))
  })

  test('work once, and a right one forgets the wrong tries', async () => {
    const shop = await openShop()
    const guest = shop.visitor()
    done(shop.call(guest, 'otp', { mobile: sara }))
    const { code } = shop.world().otps[sara]!
    const wrong = () => refused(shop.call(guest, 'checkOtp', { mobile: sara, code: wrongCode })).status
    expect([wrong(), wrong()]).toEqual([422, 422])
    done(shop.call(guest, 'login', { mobile: sara, code }))
    expect(refused(shop.call(guest, 'login', { mobile: sara, code })).status).toBe(422)
    expect(wrong()).toBe(422)
  })

  test('tell who is registered only once they are right', async () => {
    const shop = await openShop()
    const answers = [sara, stranger].map((mobile) => {
      const detail = done(shop.call(shop.visitor(), 'userDetail', { mobile })).data
      const sent = done(shop.call(shop.visitor(), 'otp', { mobile })).data
      const wrong = refused(shop.call(shop.visitor(), 'checkOtp', { mobile, code: wrongCode }))
      const password = refused(shop.call(shop.visitor(), 'login', { mobile, password: 'nope' }))
      return { detail: detail.methods, sent, wrong, password }
    })
    expect(answers[0]).toEqual(answers[1])
    expect(
      done(shop.call(shop.visitor(), 'checkOtp', { mobile: sara, code: '12345' })).data.isRegistered,
    ).toBe(true)
    expect(
      done(shop.call(shop.visitor(), 'checkOtp', { mobile: stranger, code: '12345' })).data.isRegistered,
    ).toBe(false)
  })
})

describe('signing in', () => {
  test('works by password and by code, and says who is there in the caller’s language', async () => {
    const shop = await openShop({}, 'fa')
    const visitor = shop.visitor()
    expect(refused(shop.call(visitor, 'user', {})).status).toBe(401)
    done(shop.call(visitor, 'login', { mobile: sara, password: 'zarrin-1405' }))
    expect(done(shop.call(visitor, 'user', {})).data).toMatchObject({ fullName: 'سارا محمدی', mobile: sara })
    expect(refused(shop.call(shop.visitor(), 'login', { mobile: sara })).status).toBe(422)
  })

  test('gives the guest’s basket to a member who has none', async () => {
    const shop = await openShop()
    const visitor = shop.visitor()
    const cartCode = basketWith(shop, visitor, item.bowl)
    expect(done(shop.call(visitor, 'login', { mobile: sara, code: '12345', cartCode })).data).toEqual({
      cartCode,
    })
    expect(refused(shop.cart(shop.visitor(), 'getCart', { uniqueId: cartCode })).status).toBe(410)
  })

  test('merges the guest’s basket into the member’s, within the stock', async () => {
    const shop = await openShop()
    const own = basketWith(shop, signedIn(shop), item.bowl, 3)
    const visitor = shop.visitor()
    const cartCode = basketWith(shop, visitor, item.bowl, 4)
    done(shop.cart(visitor, 'add', { uniqueId: cartCode, productItemId: item.enamel, count: 1 }))
    expect(done(shop.call(visitor, 'login', { mobile: sara, code: '12345', cartCode })).data).toEqual({
      cartCode: own,
    })
    const { cartItems } = done(shop.cart(visitor, 'getCart', { uniqueId: own })).data
    expect(cartItems.map((line) => [line.productItemId, line.count])).toEqual([
      [item.bowl, 5],
      [item.enamel, 1],
    ])
  })

  test('does not hand over another member’s basket', async () => {
    const shop = await openShop()
    const cartCode = basketWith(shop, signedIn(shop), item.bowl)
    const other = done(shop.call(shop.visitor(), 'login', { mobile: amir, code: '12345', cartCode }))
    expect(other.data.cartCode).toBeNull()
  })

  test('registers a new member once', async () => {
    const shop = await openShop()
    const visitor = shop.visitor()
    const form = { mobile: stranger, code: '12345', firstName: 'Nina', lastName: 'Karimova' }
    expect(refused(shop.call(visitor, 'login', { mobile: stranger, code: '12345' })).status).toBe(404)
    done(shop.call(visitor, 'register', form))
    expect(done(shop.call(visitor, 'user', {})).data.fullName).toBe('Nina Karimova')
    expect(refused(shop.call(visitor, 'register', form)).status).toBe(409)
  })

  test('lapses after 15 minutes; a refresh token works once', async () => {
    const shop = await openShop()
    const visitor = signedIn(shop)
    const stolen = { ...visitor }
    shop.advance(15 * 60)
    expect(refused(shop.call(visitor, 'user', {})).status).toBe(401)
    done(shop.call(visitor, 'refresh', {}))
    done(shop.call(visitor, 'user', {}))
    expect(refused(shop.call(stolen, 'refresh', {})).status).toBe(401)
    expect(stolen).toEqual({ token: undefined, rtoken: undefined })
  })

  test('ends with logout, also for a copy of the tokens', async () => {
    const shop = await openShop()
    const visitor = signedIn(shop)
    const copy = { ...visitor }
    done(shop.call(visitor, 'logout', {}))
    expect(refused(shop.call(copy, 'user', {})).status).toBe(401)
    expect(refused(shop.call(copy, 'refresh', {})).status).toBe(401)
  })
})

describe('likes', () => {
  test('are the member’s own, and liking twice is liking once', async () => {
    const shop = await openShop()
    const visitor = signedIn(shop)
    for (const liked of [true, true]) done(shop.call(visitor, 'like', { id: 1002, liked }))
    expect(done(shop.call(visitor, 'likes', {})).data).toEqual([{ id: 1002 }])
    expect(done(shop.call(signedIn(shop, amir), 'likes', {})).data).toEqual([])
    done(shop.call(visitor, 'like', { id: 1002, liked: false }))
    expect(done(shop.call(visitor, 'likes', {})).data).toEqual([])
    expect(refused(shop.call(shop.visitor(), 'likes', {})).status).toBe(401)
  })
})
