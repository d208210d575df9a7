import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { parsePayload } from '#contracts/envelope.ts'
import { cartOperations } from '#contracts/cart-operations.ts'
import type { Money } from '#contracts/values.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { said, startTestServer } from './test-server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const getCart = (uniqueId: string | null) => ({ cartUpdateType: 14, uniqueId })
const add = { cartUpdateType: 1, uniqueId: null, productItemId: 10011, count: 1 }

describe('over HTTP', () => {
  test('answers the API as JSON that nobody stores, in the caller’s language', async () => {
    const response = await server.client(
      'languages',
      'ru-RU',
    )('/api/category/category?ParentId=42&Active=true&SortBy=0')
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('private, max-age=0')
    expect((await said(response)).list).toMatchObject([{ title: 'Ковры и килимы' }, {}, {}, {}, {}, {}, {}])
    const cart = await server.client('languages')('/api/cart/cart', getCart(null))
    expect(cart.headers.get('cache-control')).toBe('no-store')
  })

  test('compresses texts for who takes them so, and short ones for nobody', async () => {
    const ask = server.client('compressed')
    const list = '/api/products/products?page=1&pageSize=24'
    const response = await ask(list)
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(response.headers.get('vary')).toContain('Accept-Encoding')
    expect((await said(response)).data).toMatchObject({ page: 1 })
    const short = await ask('/api/cart/cart', getCart(null))
    expect(short.headers.get('content-encoding')).toBeNull()
  })

  test('sets both tokens as cookies that scripts cannot read', async () => {
    const response = await server.client('cookies')('/api/auth/login', {
      mobile: '09121234567',
      code: '12345',
    })
    const cookies = response.headers.getSetCookie()
    expect(cookies.map((cookie) => cookie.replace(/=[a-z0-9]+;/, '=…;'))).toEqual([
      'token=…; Max-Age=900; Path=/; HttpOnly; SameSite=Lax',
      'rtoken=…; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax',
    ])
  })

  test('reads repeated query keys as a list', async () => {
    const one = await said(await server.client('query')('/api/products/products?city=isfahan'))
    const two = await said(await server.client('query')('/api/products/products?city=isfahan&city=tehran'))
    expect((two.data as { total: number }).total).toBeGreaterThan((one.data as { total: number }).total)
  })

  test('refuses with an envelope and a status', async () => {
    const ask = server.client('refusals')
    const tooSoon = await ask('/api/auth/otp', { mobile: '09121234567' }).then(() =>
      ask('/api/auth/otp', { mobile: '09121234567' }),
    )
    expect([tooSoon.status, tooSoon.headers.get('retry-after')]).toEqual([429, '120'])
    expect(await said(tooSoon)).toMatchObject({
      isSuccess: false,
      messages: [{ item1: expect.stringContaining('120 seconds') }],
    })
    const invalid = await ask('/api/auth/otp', { mobile: '12' })
    expect([invalid.status, (await said(invalid)).messages[0]?.item1]).toEqual([
      400,
      expect.stringContaining('mobile'),
    ])
    expect((await ask('/api/auth/otp', undefined, { method: 'POST', body: 'no json' })).status).toBe(400)
    expect((await ask('/api/cart/cart', { cartUpdateType: 99, uniqueId: null })).status).toBe(400)
  })

  test('leaves other paths to the next in line', async () => {
    for (const path of ['/apiary', '//']) {
      const response = await fetch(server.base + path)
      expect([response.status, await response.text()]).toEqual([404, 'elsewhere'])
    }
  })

  test('answers 501 to calls of the API that nobody knows, and remembers them', async () => {
    const ask = server.client('unhandled')
    const answers = [
      await ask('/api/nothing?x=1'),
      await ask('/api/auth/login'),
      await ask('/__mock/nothing'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([501, 501, 501])
    expect((await said(answers[0]!)).isSuccess).toBe(false)
    expect((await server.session('unhandled')).unhandled).toMatchObject([
      { method: 'GET', path: '/api/nothing?x=1' },
      { method: 'GET', path: '/api/auth/login' },
      { method: 'GET', path: '/__mock/nothing' },
    ])
  })
})

describe('sessions', () => {
  test('open as their scenarios tell, and say what the browser has to hold', async () => {
    const opened = await server.control('/__mock/session', {
      id: 'scenes',
      scenario: ['cart-with-lines', 'member'],
    })
    const { browser, scenario } = await opened.json()
    expect(scenario).toEqual(['member', 'cart-with-lines'])
    expect(browser.localStorage).toEqual({ 'zarrin-auth': '{"hasSession":true}' })
    const cookie = Object.entries(browser.cookies).map((pair) => pair.join('='))
    const cart = await fetch(`${server.base}/api/cart/cart`, {
      method: 'POST',
      headers: { cookie: cookie.join('; ') },
      body: JSON.stringify(getCart(browser.cookies.basketId)),
    })
    expect((await said(cart)).data).toMatchObject({ itemCount: 4 })
    const impossible = { id: 'scenes', scenario: ['empty-catalogue', 'cart-with-lines'] }
    expect((await server.control('/__mock/session', impossible)).status).toBe(400)
    expect((await server.control('/__mock/session', { id: 'scenes', scenario: ['guests'] })).status).toBe(400)
  })

  test('are entered by an address of the shop', async () => {
    const ask = server.client('door')
    const page = await ask('/en/basket?scenario=member,cart-with-lines&item=1')
    expect(page.status).toBe(302)
    const door = await ask(page.headers.get('location')!)
    expect(door.headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual(['token', 'rtoken'])
    const entrance = await door.text()
    expect(entrance).toMatch(/"cookie":"basketId=[\w-]+; /)
    expect(entrance).toContain('"to":"/en/basket?item=1"')
    expect((await ask('/api/auth/user')).status).toBe(200)
    for (const to of ['//evil.test', '/%09/evil.test', '/%5Cevil.test', 'https://evil.test'])
      expect(await (await ask(`/__mock/enter?scenario=guest&to=${to}`)).text()).toContain('"to":"/"')
    expect((await ask('/__mock/enter?scenario=empty-catalogue,cart-with-lines')).status).toBe(400)
    expect((await ask('/__mock/enter?scenario=nowhere')).status).toBe(400)
  })

  test('are demanded of every call in test mode', async () => {
    vi.stubEnv('MOCK_TEST', '1')
    const strays = [
      await fetch(`${server.base}/api/auth/user`),
      await server.client('never-opened')('/api/cart/cart', add),
      await server.client('never-opened')('/api/nothing'),
    ]
    await server.control('/__mock/session', { id: 'opened' })
    const known = await server.client('opened')('/api/cart/cart', add)
    vi.unstubAllEnvs()
    expect(strays.map(({ status }) => status)).toEqual([400, 400, 400])
    expect(known.status).toBe(200)
  })

  test('do not see one another', async () => {
    const { data: uniqueId } = await said(await server.client('mine')('/api/cart/cart', add))
    expect((await server.client('mine')('/api/cart/cart', getCart(uniqueId as string))).status).toBe(200)
    expect((await server.client('yours')('/api/cart/cart', getCart(uniqueId as string))).status).toBe(410)
  })

  test('keep fifty anonymous clients apart that ask at once', async () => {
    const shoppers = Array.from({ length: 50 }, (_, at) => ({
      mobile: `0936000${String(1000 + at)}`,
      ask: server.client('crowd'),
      count: 1 + (at % 3),
      productItemId: 10011 + 10 * (at % 12),
    }))
    const baskets = await Promise.all(
      shoppers.map(async ({ ask, count, productItemId }) => {
        const added = await said(await ask('/api/cart/cart', { ...add, count, productItemId }))
        return added.data as string
      }),
    )
    expect(new Set(baskets).size).toBe(50)
    const seen = await Promise.all(
      shoppers.map(async ({ ask, mobile }, at) => {
        const form = { mobile, code: '12345', firstName: `Guest${mobile}`, lastName: 'Crowd' }
        const before = await said(await ask('/api/cart/cart', getCart(baskets[at]!)))
        await ask('/api/auth/register', { ...form, cartCode: baskets[at] })
        const [user, cart] = [await ask('/api/auth/user'), await ask('/api/cart/cart', getCart(null))]
        return [(await said(user)).data, before.data, (await said(cart)).data]
      }),
    )
    expect(seen).toMatchObject(
      shoppers.map(({ mobile, count, productItemId }, at) => {
        const cart = { uniqueId: baskets[at], cartItems: [{ productItemId, count }] }
        return [{ mobile }, cart, cart]
      }),
    )
  })

  test('start anew on demand, stand still at the given moment and move when told', async () => {
    const ask = server.client('clock')
    await ask('/api/cart/cart', add)
    await server.control('/__mock/session', { id: 'clock', now: '2026-03-20T12:00:00Z' })
    expect(await server.session('clock')).toMatchObject({
      now: '2026-03-20T12:00:00.000Z',
      log: [],
      state: { baskets: {} },
    })
    await server.control('/__mock/clock', { id: 'clock', change: { advance: 90 } })
    expect((await server.session('clock')).now).toBe('2026-03-20T12:01:30.000Z')
    expect((await server.control('/__mock/session', { id: 'clock', now: 'yesterday' })).status).toBe(400)
    await fetch(`${server.base}/__mock/session/clock`, { method: 'DELETE' })
    expect(await server.session('clock')).toEqual({ error: 'No session clock' })
  })
})

describe('the payment page', () => {
  test('records what the tester does and goes back to the order', async () => {
    const ask = server.client('payment', 'fa-IR')
    await ask('/api/auth/login', { mobile: '09121234567', code: '12345' })
    const { data: uniqueId } = await said(await ask('/api/cart/cart', add))
    await ask('/api/cart/cart', { cartUpdateType: 6, uniqueId, deliveryId: 1 })
    const { data } = await said(
      await ask('/api/cart/cart', { cartUpdateType: 11, uniqueId, orderKind: 'online' }),
    )
    const { paymentUrl, productOrderId, paymentId } = data as Record<
      'paymentUrl' | 'productOrderId' | 'paymentId',
      string
    >

    const page = await (await ask(paymentUrl)).text()
    expect(page).toContain('<html lang="fa-IR" dir="rtl">')
    const { amount } = (await said(await ask(`/api/payment/${paymentId}`))).data as { amount: Money }
    expect(page).toContain(`${formattersOf('fa').digits(amount.amount / 10)} تومان`)

    const pay = (outcome: string) =>
      ask(paymentUrl, undefined, { method: 'POST', body: new URLSearchParams({ outcome }) })
    const status = async () =>
      ((await said(await ask(`/api/payment/${paymentId}`))).data as { status: string }).status
    const back = await pay('failed')
    expect([back.status, back.headers.get('location')]).toEqual([
      303,
      `/profile/accountorder/${productOrderId}`,
    ])
    expect(await status()).toBe('failed')
    await pay('paid')
    expect((await pay('paid')).status).toBe(303)
    expect(await status()).toBe('paid')
    expect((await pay('nonsense')).status).toBe(400)
    expect((await ask('/api/payment/test/pay-nothing?test=true')).status).toBe(404)
  })
})

describe('faults', () => {
  const plant = (id: string, faults: unknown[]) => server.control('/__mock/session', { id, faults })
  const count = { cartUpdateType: 13, uniqueId: null }

  test('come as often as planted, and say who they are', async () => {
    await plant('often', [{ on: 'getCartCount', fault: { status: 503 }, times: 2 }])
    const ask = server.client('often')
    const answers = [
      await ask('/api/cart/cart', count),
      await ask('/api/cart/cart', count),
      await ask('/api/cart/cart', count),
    ]
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 200])
    expect(answers.map(({ headers }) => headers.get('x-mock-fault'))).toEqual([
      'status 503',
      'status 503',
      null,
    ])
    expect((await ask('/api/cart/cart', getCart(null))).status).toBe(200)
  })

  test('are planted on a running session, in place of those before', async () => {
    await plant('running', [{ on: 'user', fault: { status: 500 } }])
    await server.control('/__mock/faults', {
      id: 'running',
      faults: [{ on: 'likes', fault: { status: 503 } }],
    })
    const ask = server.client('running')
    expect([(await ask('/api/auth/user')).status, (await ask('/api/products/like')).status]).toEqual([
      401, 503,
    ])
    expect((await server.control('/__mock/faults', { id: 'nobody', faults: [] })).status).toBe(404)
  })

  test('cut the connection', async () => {
    await plant('drop', [{ on: 'user', fault: 'drop' }])
    await expect(server.client('drop')('/api/auth/user')).rejects.toThrow('fetch failed')
  })

  test(
    'cuts the connection of a dropped call whose turn to answer has not come',
    { timeout: 5_000 },
    async () => {
      await plant('in-line', [
        { on: 'category', fault: { latency: 50 } },
        { on: 'user', fault: 'drop' },
      ])
      const { hostname, port } = new URL(server.base)
      const connection = connect(Number(port), hostname)
      const ask = (path: string) =>
        `GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\ncookie: mock-session=in-line\r\n\r\n`
      connection.write(ask('/api/category/category?ParentId=42&Active=true&SortBy=0') + ask('/api/auth/user'))
      connection.resume()
      expect(await once(connection, 'close')).toEqual([false])
    },
  )

  test('answer a page, half of the JSON, or a broken field', async () => {
    await plant('spoilt', [
      { on: 'getCart', fault: 'html', times: 1 },
      { on: 'getCart', fault: 'truncate', times: 1 },
      { on: 'getCart', fault: 'break-contract', times: 1 },
    ])
    const ask = server.client('spoilt')
    const page = await ask('/api/cart/cart', getCart(null))
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    await expect((await ask('/api/cart/cart', getCart(null))).json()).rejects.toThrow(SyntaxError)
    const broken = parsePayload(
      cartOperations.getCart,
      await said(await ask('/api/cart/cart', getCart(null))),
    )
    expect(broken).toMatchObject({ ok: false })
    expect((await server.session('spoilt')).violations).toEqual([])
  })

  test('break the field that is named', async () => {
    await plant('field', [{ on: 'getCart', fault: { field: 'data.totals.payable' } }])
    const { data } = await said(await server.client('field')('/api/cart/cart', getCart(null)))
    expect(data).toMatchObject({ totals: { payable: { broken: true }, lines: { amount: 0 } } })
    await plant('typo', [{ on: 'getCart', fault: { field: 'data.totals.payble' } }])
    expect((await server.client('typo')('/api/cart/cart', getCart(null))).status).toBe(500)
  })

  test('lose the answer of a call that was done', async () => {
    await plant('lost', [{ on: 'add', fault: 'drop-answer', times: 1 }])
    const ask = server.client('lost')
    await expect(ask('/api/cart/cart', add)).rejects.toThrow('fetch failed')
    expect(Object.keys((await server.session('lost')).state.baskets)).toHaveLength(1)
    expect((await ask('/api/cart/cart', add)).status).toBe(200)
  })

  test('answer as things stood when they were planted', async () => {
    const ask = server.client('stale')
    const { data: uniqueId } = await said(await ask('/api/cart/cart', add))
    await server.control('/__mock/faults', { id: 'stale', faults: [{ on: 'getCart', fault: 'stale' }] })
    await ask('/api/cart/cart', { ...add, uniqueId })
    const { data } = await said(await ask('/api/cart/cart', getCart(uniqueId as string)))
    expect(data).toMatchObject({ itemCount: 1 })
    await server.control('/__mock/faults', { id: 'stale', faults: [] })
    expect((await said(await ask('/api/cart/cart', getCart(uniqueId as string)))).data).toMatchObject({
      itemCount: 2,
    })
  })

  test('run a token out, or end a session', async () => {
    const ask = server.client('tokens')
    await ask('/api/auth/login', { mobile: '09121234567', code: '12345' })
    const strike = async (fault: string) => {
      await server.control('/__mock/faults', { id: 'tokens', faults: [{ on: 'user', fault, times: 1 }] })
      const { status } = await ask('/api/auth/user')
      return [status, (await ask('/api/auth/refresh', {})).status, (await ask('/api/auth/user')).status]
    }
    expect(await strike('expire-token')).toEqual([401, 200, 200])
    expect(await strike('end-session')).toEqual([401, 401, 401])
  })

  test('are refused when they name no call', async () => {
    expect((await plant('typo', [{ on: 'getKart', fault: 'drop' }])).status).toBe(400)
  })
})

test('a call that waits while its session ends is cut, and opens none', async () => {
  await server.control('/__mock/session', {
    id: 'ending',
    faults: [{ on: 'user', fault: { latency: 150 }, times: 1 }],
  })
  const waiting = server.client('ending')('/api/auth/user')
  await vi.waitFor(async () => expect((await server.session('ending')).faults).toEqual([]))
  await fetch(`${server.base}/__mock/session/ending`, { method: 'DELETE' })
  await expect(waiting).rejects.toThrow('fetch failed')
  expect(await server.session('ending')).toEqual({ error: 'No session ending' })
})

test('what cannot be read is a violation, and stands in the log', async () => {
  const ask = server.client('unreadable')
  await ask('/api/cart/cart', { cartUpdateType: 99, uniqueId: null })
  const { log, violations } = await server.session('unreadable')
  expect([log, violations]).toMatchObject([
    [{ call: 'POST /api/cart/cart', status: 400 }],
    [{ side: 'request' }],
  ])
})
