import { expect, test } from 'vitest'
import type { CallName } from '../registry.ts'
import { curlCommands } from './curl.ts'
import type { Exchange } from './exchange.ts'
import { buildRequest } from './http-request.ts'

const options = { baseUrl: 'http://shop.test', cookie: '', secrets: [`it's "secret"`] }

function exchangeOf(call: CallName, input: object, data: unknown = null, cookie?: string): Exchange {
  const headers = new Headers(cookie === undefined ? {} : { 'set-cookie': cookie })
  const json = { data }
  const answer = { status: 200, headers, body: JSON.stringify(json), json }
  return { call, shopper: 'member', language: 'en-US', request: buildRequest(call, input), answer }
}

test('curl commands contain the last request, earlier writes and the requests that created its ids', () => {
  const uniqueId = 'basket-123456'
  const commands = curlCommands(
    [
      exchangeOf('login', { mobile: '09121234567', password: `it's "secret"` }, null, 'token=a'),
      exchangeOf('products', { sort: 'newest' }),
      exchangeOf('add', { uniqueId: null, productItemId: 1, count: 1 }, uniqueId),
      exchangeOf('getDelivery', { uniqueId }),
      exchangeOf('getCart', { uniqueId }),
    ],
    options,
  )
  const jar = '-b member.jar -c member.jar'
  expect(commands).toEqual([
    `curl -sS ${jar} 'http://shop.test/api/auth/login' --json '{"mobile":"09121234567","password":"'"$PASSWORD"'"}'`,
    `ID2=$(curl -sS ${jar} 'http://shop.test/api/cart/cart' --json '{"cartUpdateType":1,"uniqueId":null,"productItemId":1,"count":1}' | jq -r .data)`,
    `curl -sS ${jar} 'http://shop.test/api/cart/cart' --json '{"cartUpdateType":14,"uniqueId":"'"$ID2"'"}'`,
  ])
})

test('curl commands escape quotes and carry the language, extra cookies and empty bodies', () => {
  const exchange = exchangeOf('suggest', { text: "it's" })
  const russian = { ...exchange, language: 'ru-RU' }
  expect(curlCommands([russian], { ...options, cookie: 'mock-session=a' })).toEqual([
    String.raw`curl -sS -b 'mock-session=a' -H 'accept-language: ru-RU' 'http://shop.test/api/products/suggest?text=it'\''s'`,
  ])
  const empty = { ...exchange, request: { method: 'POST' as const, path: '/api/auth/otp', body: '' } }
  expect(curlCommands([empty], options)).toEqual([`curl -sS 'http://shop.test/api/auth/otp' -X POST`])
})

test('curl commands draw new mobiles and copy the cookie jar for a stolen session', () => {
  const mobile = '09012345678'
  const register = {
    ...exchangeOf('register', { mobile, code: '12345' }, null, 'token=a'),
    copiedTo: 'thief',
  }
  const refresh = { ...exchangeOf('refresh', {}), shopper: 'thief' }
  const [made, first, second] = curlCommands([register, refresh], options)
  expect(made).toBe('MOBILE1=090$(shuf -i 10000000-99999999 -n 1)')
  expect(first).toContain(`{"mobile":"'"$MOBILE1"'","code":"12345"}'; cp member.jar thief.jar`)
  expect(second).toBe(`curl -sS -b thief.jar -c thief.jar 'http://shop.test/api/auth/refresh' --json '{}'`)
})
