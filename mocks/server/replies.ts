import type { Envelope } from '#contracts/envelope.ts'

const page = '<!doctype html><title>Zarrin</title><p>This is not the answer you are looking for.</p>'

export function jsonReply(body: unknown, status = 200, headers: HeadersInit = {}): Response {
  const all = new Headers(headers)
  all.set('content-type', 'application/json; charset=utf-8')
  if (!all.has('cache-control')) all.set('cache-control', 'no-store')
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers: all })
}

export const htmlReply = (body: string, status = 200, headers: HeadersInit = {}) =>
  new Response(body, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...Object.fromEntries(new Headers(headers)),
    },
  })

/** An HTML page in place of JSON, as a proxy or an SPA fallback sends it. */
export const unexpectedHtmlReply = (headers: HeadersInit) => htmlReply(page, 200, headers)

/** `field` is the input that the message is about. */
export const refusalEnvelope = (message: string, field?: string): Envelope => ({
  isSuccess: false,
  messages: [field === undefined ? { item1: message } : { item1: message, item2: field }],
})
