/** What answered, for logs and metrics. */
export type Kind = 'page' | 'shell' | 'redirect' | 'payload' | 'picture' | 'control' | 'missing' | 'file'

export type Answer = {
  kind: Kind
  status: number
  headers: Record<string, string>
  body: string | Uint8Array
}

/** For what may be there soon. */
export const shortLife = 'public, max-age=0, s-maxage=10'

export const textAnswer = (kind: Kind, status: number, text: string, headers = {}): Answer => ({
  kind,
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  body: text.endsWith('\n') ? text : `${text}\n`,
})

export const missing = (kind: Kind = 'missing') =>
  textAnswer(kind, 404, 'Not found', { 'cache-control': shortLife })

/** Seconds. */
export const retryLater = (seconds: number) => ({
  'cache-control': 'no-store',
  'retry-after': String(seconds),
})

export const unavailable = (kind: Kind, seconds = 10) =>
  textAnswer(kind, 503, 'Try again later', retryLater(seconds))

export const jsonAnswer = (status: number, value: unknown): Answer => ({
  kind: 'control',
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  body: `${JSON.stringify(value)}\n`,
})
