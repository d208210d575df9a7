import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from './stand-alone.ts'

const origin = 'http://phone.test:8080'
let server: Awaited<ReturnType<typeof listen>>
let base = ''

beforeAll(async () => {
  server = await listen({ port: 0, host: 'localhost' })
  base = `http://localhost:${server.port}`
})
afterAll(() => server.close())

const headersOf = ({ headers }: Response, ...names: string[]) => names.map((name) => headers.get(name))

test('CORS allows another origin with credentials and exposes Retry-After', async () => {
  const answer = await fetch(`${base}/api/auth/user`, {
    headers: { origin, cookie: 'mock-session=another-origin' },
  })
  expect(answer.status).toBe(401)
  expect(
    headersOf(
      answer,
      'access-control-allow-origin',
      'access-control-allow-credentials',
      'access-control-expose-headers',
      'vary',
    ),
  ).toEqual([origin, 'true', expect.stringContaining('retry-after'), 'origin'])
})

test('a CORS preflight is granted without opening a session', async () => {
  const session = 'preflight'
  const answer = await fetch(`${base}/api/cart/cart`, {
    method: 'OPTIONS',
    headers: {
      origin,
      cookie: `mock-session=${session}`,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,accept-language',
    },
  })
  expect(answer.status).toBe(204)
  expect(headersOf(answer, 'access-control-allow-methods', 'access-control-allow-headers')).toEqual([
    'POST',
    'content-type,accept-language',
  ])
  expect((await fetch(`${base}/__mock/session/${session}`)).status).toBe(404)
})

test('a request without Origin gets no CORS headers, and other paths answer 404', async () => {
  const answer = await fetch(`${base}/`)
  expect([answer.status, ...headersOf(answer, 'access-control-allow-origin')]).toEqual([404, null])
})
