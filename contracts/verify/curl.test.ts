import { expect, test } from 'vitest'
import type { CallName } from './calls.ts'
import { curlsOf } from './curl.ts'
import type { Exchange } from './exchange.ts'
import { wireOf } from './wire.ts'

const options = { baseUrl: 'http://shop.test', cookie: '', secrets: [`it's "secret"`] }

function exchangeOf(call: CallName, input: object, data: unknown = null, cookie?: string): Exchange {
  const headers = new Headers(cookie === undefined ? {} : { 'set-cookie': cookie })
  const json = { data }
  const answer = { status: 200, headers, body: JSON.stringify(json), json }
  return { call, shopper: 'member', language: 'en-US', request: wireOf(call, input), answer }
}

test('the last request, what was written before it, and where its ids come from', () => {
  const uniqueId = 'basket-123456'
  const commands = curlsOf(
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

test('quotes, languages, cookies of the command line and empty bodies', () => {
  const asked = exchangeOf('suggest', { text: "it's" })
  const russian = { ...asked, language: 'ru-RU' }
  expect(curlsOf([russian], { ...options, cookie: 'mock-session=a' })).toEqual([
    `curl -sS -b 'mock-session=a' -H 'accept-language: ru-RU' 'http://shop.test/api/products/suggest?text=it%27s'`,
  ])
  const empty = { ...asked, request: { method: 'POST' as const, path: '/api/auth/otp', body: '' } }
  expect(curlsOf([empty], options)).toEqual([`curl -sS 'http://shop.test/api/auth/otp' -X POST`])
})

test('made-up mobiles are made up anew, and a thief gets a copy of the cookies', () => {
  const mobile = '09012345678'
  const register = {
    ...exchangeOf('register', { mobile, code: '12345' }, null, 'token=a'),
    copiedTo: 'thief',
  }
  const refresh = { ...exchangeOf('refresh', {}), shopper: 'thief' }
  const [made, first, second] = curlsOf([register, refresh], options)
  expect(made).toBe('MOBILE1=090$(shuf -i 10000000-99999999 -n 1)')
  expect(first).toContain(`{"mobile":"'"$MOBILE1"'","code":"12345"}'; cp member.jar thief.jar`)
  expect(second).toBe(`curl -sS -b thief.jar -c thief.jar 'http://shop.test/api/auth/refresh' --json '{}'`)
})
