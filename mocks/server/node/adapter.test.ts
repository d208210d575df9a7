import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { parsePayload } from '#contracts/envelope.ts'
import { cartOperations } from '#contracts/cart-operations.ts'
import type { Money } from '#contracts/values.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { envelopeOf, startTestServer } from './test-server.ts'

let server: Awaited<ReturnType<typeof startTestServer>>

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const getCart = (uniqueId: string | null) => ({ cartUpdateType: 14, uniqueId })
const add = { cartUpdateType: 1, uniqueId: null, productItemId: 10011, count: 1 }

describe('over HTTP', () => {
  test('API responses are uncacheable JSON in the caller’s language', async () => {
    const response = await server.client(
      'languages',
      'ru-RU',
    )('/api/category/category?ParentId=42&Active=true&SortBy=0')
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('private, max-age=0')
    expect((await envelopeOf(response)).list).toMatchObject([
      { title: 'Ковры и килимы' },
      {},
      {},
      {},
      {},
      {},
      {},
    ])
    const cart = await server.client('languages')('/api/cart/cart', getCart(null))
    expect(cart.headers.get('cache-control')).toBe('no-store')
  })

  test('long text responses are gzipped on request, short ones are not', async () => {
    const ask = server.client('compressed')
    const list = '/api/products/products?page=1&pageSize=24'
    const response = await ask(list)
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(response.headers.get('vary')).toContain('Accept-Encoding')
    expect((await envelopeOf(response)).data).toMatchObject({ page: 1 })
    const short = await ask('/api/cart/cart', getCart(null))
    expect(short.headers.get('content-encoding')).toBeNull()
  })

  test('login sets both tokens as HttpOnly cookies', async () => {
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

  test('repeated query keys are read as a list', async () => {
    const one = await envelopeOf(await server.client('query')('/api/products/products?city=isfahan'))
    const two = await envelopeOf(
      await server.client('query')('/api/products/products?city=isfahan&city=tehran'),
    )
    expect((two.data as { total: number }).total).toBeGreaterThan((one.data as { total: number }).total)
  })

  test('errors have a status and an envelope', async () => {
    const ask = server.client('refusals')
    const tooSoon = await ask('/api/auth/otp', { mobile: '09121234567' }).then(() =>
      ask('/api/auth/otp', { mobile: '09121234567' }),
    )
    expect([tooSoon.status, tooSoon.headers.get('retry-after')]).toEqual([429, '120'])
    expect(await envelopeOf(tooSoon)).toMatchObject({
      isSuccess: false,
      messages: [{ item1: expect.stringContaining('120 seconds') }],
    })
    const invalid = await ask('/api/auth/otp', { mobile: '12' })
    expect([invalid.status, (await envelopeOf(invalid)).messages[0]?.item1]).toEqual([
      400,
      'Some fields are not right. Please correct them and send again.',
    ])
    expect((await ask('/api/auth/otp', undefined, { method: 'POST', body: 'no json' })).status).toBe(400)
    expect((await ask('/api/cart/cart', { cartUpdateType: 99, uniqueId: null })).status).toBe(400)
  })

  test('other paths pass to the next middleware', async () => {
    for (const path of ['/apiary', '//']) {
      const response = await fetch(server.base + path)
      expect([response.status, await response.text()]).toEqual([404, 'elsewhere'])
    }
  })

  test('unknown API calls answer 501 and are recorded as unhandled', async () => {
    const ask = server.client('unhandled')
    const answers = [await ask('/api/nothing?x=1'), await ask('/api/auth/login')]
    expect(answers.map(({ status }) => status)).toEqual([501, 501])
    expect((await envelopeOf(answers[0]!)).isSuccess).toBe(false)
    expect((await server.session('unhandled')).unhandled).toMatchObject([
      { method: 'GET', path: '/api/nothing?x=1' },
      { method: 'GET', path: '/api/auth/login' },
    ])
  })
})

describe('sessions', () => {
  test('opening a session with scenarios returns its browser state', async () => {
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
    expect((await envelopeOf(cart)).data).toMatchObject({ itemCount: 4 })
    const impossible = { id: 'scenes', scenario: ['empty-catalogue', 'cart-with-lines'] }
    expect((await server.control('/__mock/session', impossible)).status).toBe(400)
  })

  test('a shop URL with ?scenario= opens the session and redirects back, within the site only', async () => {
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

  test('calls without an opened session answer 400 in test mode', async () => {
    vi.stubEnv('MOCK_TEST', '1')
    const rejected = [
      await fetch(`${server.base}/api/auth/user`),
      await server.client('never-opened')('/api/cart/cart', add),
      await server.client('never-opened')('/api/nothing'),
    ]
    await server.control('/__mock/session', { id: 'opened' })
    const known = await server.client('opened')('/api/cart/cart', add)
    vi.unstubAllEnvs()
    expect(rejected.map(({ status }) => status)).toEqual([400, 400, 400])
    expect(known.status).toBe(200)
  })

  test('sessions are isolated from one another', async () => {
    const { data: uniqueId } = await envelopeOf(await server.client('mine')('/api/cart/cart', add))
    expect((await server.client('mine')('/api/cart/cart', getCart(uniqueId as string))).status).toBe(200)
    expect((await server.client('yours')('/api/cart/cart', getCart(uniqueId as string))).status).toBe(410)
  })

  test('fifty concurrent anonymous clients of one session stay isolated', async () => {
    const shoppers = Array.from({ length: 50 }, (_, at) => ({
      mobile: `0936000${String(1000 + at)}`,
      ask: server.client('crowd'),
      count: 1 + (at % 3),
      productItemId: 10011 + 10 * (at % 12),
    }))
    const carts = await Promise.all(
      shoppers.map(async ({ ask, count, productItemId }) => {
        const added = await envelopeOf(await ask('/api/cart/cart', { ...add, count, productItemId }))
        return added.data as string
      }),
    )
    expect(new Set(carts).size).toBe(50)
    const seen = await Promise.all(
      shoppers.map(async ({ ask, mobile }, at) => {
        const form = { mobile, code: '12345', firstName: `Guest${mobile}`, lastName: 'Crowd' }
        const before = await envelopeOf(await ask('/api/cart/cart', getCart(carts[at]!)))
        await ask('/api/auth/register', { ...form, cartCode: carts[at] })
        const [user, cart] = [await ask('/api/auth/user'), await ask('/api/cart/cart', getCart(null))]
        return [(await envelopeOf(user)).data, before.data, (await envelopeOf(cart)).data]
      }),
    )
    expect(seen).toMatchObject(
      shoppers.map(({ mobile, count, productItemId }, at) => {
        const cart = { uniqueId: carts[at], cartItems: [{ productItemId, count }] }
        return [{ mobile }, cart, cart]
      }),
    )
  })

  test('a session can be reset, frozen at a time, advanced and deleted', async () => {
    const ask = server.client('clock')
    await ask('/api/cart/cart', add)
    await server.control('/__mock/session', { id: 'clock', now: '2026-03-20T12:00:00Z' })
    expect(await server.session('clock')).toMatchObject({
      now: '2026-03-20T12:00:00.000Z',
      log: [],
      state: { carts: {} },
    })
    await server.control('/__mock/clock', { id: 'clock', change: { advance: 90 } })
    expect((await server.session('clock')).now).toBe('2026-03-20T12:01:30.000Z')
    await fetch(`${server.base}/__mock/session/clock`, { method: 'DELETE' })
    expect(await server.session('clock')).toEqual({ error: 'No session clock' })
  })

  test.each(['0026-11-18T12:00+03:30', '9999-12-31T23:59Z'])(
    'a clock is not set to %s, where its days cannot be reckoned',
    async (now) => {
      const id = 'far-off'
      await server.control('/__mock/session', { id })
      const statuses = [
        await server.control('/__mock/clock', { id, change: { now } }),
        await server.client(id)('/api/products/products?pageSize=1'),
        await server.client(id)('/api/cart/cart', { cartUpdateType: 15, uniqueId: null }),
      ].map(({ status }) => status)
      expect(statuses).toEqual([400, 200, 200])
    },
  )
})

test('HEAD answers as GET does, without a body', async () => {
  const ask = server.client('head')
  const path = '/api/products/products?pageSize=1'
  const got = await ask(path)
  const response = await ask(path, undefined, { method: 'HEAD' })
  expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
    200,
    got.headers.get('content-type'),
    '',
  ])
})

test('TRACE is refused', async () => {
  const [response] = await once(
    request(`${server.base}/api/auth/user`, { method: 'TRACE' }).end(),
    'response',
  )
  expect(response.statusCode).toBe(405)
  response.resume()
})

test('an order that does not exist cannot be delivered', async () => {
  await server.control('/__mock/session', { id: 'delivery' })
  const { status } = await server.control('/__mock/delivery', { id: 'delivery', order: 'ZR-999999' })
  expect([status, (await server.session('delivery')).state.orders]).toEqual([404, {}])
})

describe('the payment page', () => {
  test('the payment page records the outcome and redirects to the order', async () => {
    const ask = server.client('payment', 'fa-IR')
    await ask('/api/auth/login', { mobile: '09121234567', code: '12345' })
    const { data: uniqueId } = await envelopeOf(await ask('/api/cart/cart', add))
    await ask('/api/cart/cart', { cartUpdateType: 6, uniqueId, deliveryId: 1 })
    const { data } = await envelopeOf(
      await ask('/api/cart/cart', { cartUpdateType: 11, uniqueId, orderKind: 'online' }),
    )
    const { paymentUrl, productOrderId, paymentId } = data as Record<
      'paymentUrl' | 'productOrderId' | 'paymentId',
      string
    >

    const page = await (await ask(paymentUrl)).text()
    expect(page).toContain('<html lang="fa-IR" dir="rtl">')
    const { amount } = (await envelopeOf(await ask(`/api/payment/${paymentId}`))).data as { amount: Money }
    expect(page).toContain(`${formattersOf('fa').digits(amount.amount / 10)} تومان`)

    const pay = (outcome: string) =>
      ask(paymentUrl, undefined, { method: 'POST', body: new URLSearchParams({ outcome }) })
    const status = async () =>
      ((await envelopeOf(await ask(`/api/payment/${paymentId}`))).data as { status: string }).status
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
  const setFaults = (id: string, faults: unknown[]) => server.control('/__mock/session', { id, faults })
  const count = { cartUpdateType: 13, uniqueId: null }

  test('a fault is injected `times` times and named in x-mock-fault', async () => {
    await setFaults('often', [{ on: 'getCartCount', fault: { status: 503 }, times: 2 }])
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

  test('setting faults on a running session replaces the previous ones', async () => {
    await setFaults('running', [{ on: 'user', fault: { status: 500 } }])
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

  test('drop cuts the connection', async () => {
    await setFaults('drop', [{ on: 'user', fault: 'drop' }])
    await expect(server.client('drop')('/api/auth/user')).rejects.toThrow('fetch failed')
  })

  test('drop cuts the connection of a pipelined call that waits for its turn', async () => {
    await setFaults('in-line', [
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
  })

  test('html, truncate and break-contract spoil the response', async () => {
    await setFaults('spoilt', [
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
      await envelopeOf(await ask('/api/cart/cart', getCart(null))),
    )
    expect(broken).toMatchObject({ ok: false })
    expect((await server.session('spoilt')).violations).toEqual([])
  })

  test('a field fault breaks the named field, and answers 500 for an unknown one', async () => {
    await setFaults('field', [{ on: 'getCart', fault: { field: 'data.totals.payable' } }])
    const { data } = await envelopeOf(await server.client('field')('/api/cart/cart', getCart(null)))
    expect(data).toMatchObject({ totals: { payable: { broken: true }, lines: { amount: 0 } } })
    await setFaults('typo', [{ on: 'getCart', fault: { field: 'data.totals.payble' } }])
    expect((await server.client('typo')('/api/cart/cart', getCart(null))).status).toBe(500)
  })

  test('drop-answer performs the call and drops its response', async () => {
    await setFaults('lost', [{ on: 'add', fault: 'drop-answer', times: 1 }])
    const ask = server.client('lost')
    await expect(ask('/api/cart/cart', add)).rejects.toThrow('fetch failed')
    expect(Object.keys((await server.session('lost')).state.carts)).toHaveLength(1)
    expect((await ask('/api/cart/cart', add)).status).toBe(200)
  })

  test('stale answers from the state at the time the fault was set', async () => {
    const ask = server.client('stale')
    const { data: uniqueId } = await envelopeOf(await ask('/api/cart/cart', add))
    await server.control('/__mock/faults', { id: 'stale', faults: [{ on: 'getCart', fault: 'stale' }] })
    await ask('/api/cart/cart', { ...add, uniqueId })
    const { data } = await envelopeOf(await ask('/api/cart/cart', getCart(uniqueId as string)))
    expect(data).toMatchObject({ itemCount: 1 })
    await server.control('/__mock/faults', { id: 'stale', faults: [] })
    expect((await envelopeOf(await ask('/api/cart/cart', getCart(uniqueId as string)))).data).toMatchObject({
      itemCount: 2,
    })
  })

  test('a new stale fault answers from the state at its own time, after the last one was used up', async () => {
    const ask = server.client('stale-again')
    const { data: uniqueId } = await envelopeOf(await ask('/api/cart/cart', add))
    const staleCount = async () => {
      const faults = [{ on: 'getCart', fault: 'stale', times: 1 }]
      await server.control('/__mock/faults', { id: 'stale-again', faults })
      const { data } = await envelopeOf(await ask('/api/cart/cart', getCart(uniqueId as string)))
      return (data as { itemCount: number }).itemCount
    }
    expect(await staleCount()).toBe(1)
    await ask('/api/cart/cart', { ...add, uniqueId })
    expect(await staleCount()).toBe(2)
  })

  test('expire-token allows a refresh, end-session does not', async () => {
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

  test('a fault on an unknown call answers 400', async () => {
    expect((await setFaults('typo', [{ on: 'getKart', fault: 'drop' }])).status).toBe(400)
  })
})

test('a delayed call is cut when its session is deleted, without reopening it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await server.control('/__mock/session', {
    id: 'ending',
    faults: [{ on: 'user', fault: { latency: 150 }, times: 1 }],
  })
  const waiting = server.client('ending')('/api/auth/user')
  const hasCome = async () => (await server.session('ending')).faults.length === 0
  while (!(await hasCome()));
  await fetch(`${server.base}/__mock/session/ending`, { method: 'DELETE' })
  vi.advanceTimersByTime(150)
  await expect(waiting).rejects.toThrow('fetch failed')
  expect(await server.session('ending')).toEqual({ error: 'No session ending' })
})

test('an unreadable request is logged and recorded as a violation', async () => {
  const ask = server.client('unreadable')
  await ask('/api/cart/cart', { cartUpdateType: 99, uniqueId: null })
  const { log, violations } = await server.session('unreadable')
  expect([log, violations]).toMatchObject([
    [{ call: 'POST /api/cart/cart', status: 400 }],
    [{ side: 'request' }],
  ])
})
