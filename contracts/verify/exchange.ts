import type { CallName } from '../registry.ts'
import { Drift } from './drift.ts'
import type { CookieJar } from './cookie-jar.ts'
import { cookieHeader, storeCookies } from './cookie-jar.ts'
import type { HttpRequest } from '../wire.ts'

export type Exchange = {
  call: CallName
  shopper: string
  language: string
  request: HttpRequest
  /** The shopper that copied these cookies afterwards. */
  copiedTo?: string
  answer: { status: number; headers: Headers; body: string; json: unknown } | null
}

export type Connection = {
  baseUrl: string
  cookie: string
  patience: number
  fetch?: typeof fetch
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/** Stores the answer and its cookies; throws a Drift without an answer. */
export async function sendRequest(line: Connection, jar: CookieJar, exchange: Exchange): Promise<Exchange> {
  const { method, path, body } = exchange.request
  const send = line.fetch ?? fetch
  const cookie = [line.cookie, cookieHeader(jar)].filter(Boolean).join('; ')
  try {
    const response = await send(line.baseUrl + path, {
      method,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(line.patience),
      headers: {
        'accept-encoding': 'identity',
        'accept-language': exchange.language,
        ...(body !== null && { 'content-type': 'application/json' }),
        ...(cookie !== '' && { cookie }),
      },
    })
    const text = await response.text()
    exchange.answer = { status: response.status, headers: response.headers, body: text, json: jsonOf(text) }
    storeCookies(jar, response.headers)
    return exchange
  } catch (error) {
    throw new Drift({ call: exchange.call, expected: 'an answer', came: failureReason(error, line) })
  }
}

function failureReason(error: unknown, { patience }: Connection): string {
  if (error instanceof Error && error.name === 'TimeoutError') return `none within ${patience / 1000} s`
  const cause = error instanceof Error ? error.cause : undefined
  return `a connection that was cut (${cause instanceof Error ? cause.message : String(error)})`
}
