import type { CallName } from './calls.ts'
import { Drift } from './drift.ts'
import type { Jar } from './jar.ts'
import { cookieHeader, keepCookies } from './jar.ts'
import type { WireRequest } from './wire.ts'

/** A question and its answer; `body` as text, `json` null when it cannot be read. */
export type Exchange = {
  call: CallName
  /** Whose cookies it carried. */
  shopper: string
  language: string
  request: WireRequest
  /** Who took the shopper's cookies as they were then. */
  copiedTo?: string
  answer: { status: number; headers: Headers; body: string; json: unknown } | null
}

export type Line = {
  baseUrl: string
  /** Sent with every call, before the shopper's own. */
  cookie: string
  /** Milliseconds until a server counts as silent. */
  patience: number
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/** Asks, keeps the cookies of the answer, and writes both down in `exchange`. A server that stays silent is a Drift. */
export async function exchangeOver(line: Line, jar: Jar, exchange: Exchange): Promise<Exchange> {
  const { method, path, body } = exchange.request
  const cookie = [line.cookie, cookieHeader(jar)].filter(Boolean).join('; ')
  try {
    const response = await fetch(line.baseUrl + path, {
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
    keepCookies(jar, response.headers)
    return exchange
  } catch (error) {
    throw new Drift({ call: exchange.call, expected: 'an answer', came: whyNone(error, line) })
  }
}

function whyNone(error: unknown, { patience }: Line): string {
  if (error instanceof Error && error.name === 'TimeoutError') return `none within ${patience / 1000} s`
  const cause = error instanceof Error ? error.cause : undefined
  return `a connection that was cut (${cause instanceof Error ? cause.message : String(error)})`
}
