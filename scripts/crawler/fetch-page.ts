import { get as getHttp } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { get as getHttps } from 'node:https'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { FetchedPage } from '#mocks/server/panel/crawler/crawl-report.ts'

type Answer = Omit<FetchedPage, 'redirect'>

const timeout = 15_000

const decoders: Record<string, (body: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
}

/** At most one redirect, no cookies; `fetch` would hide the compressed size. Rejects if the server does not answer. */
export async function fetchPage(address: string, userAgent: string): Promise<FetchedPage> {
  const first = await get(address, userAgent)
  const next = redirectOf(first)
  if (!next) return { ...first, redirect: null }
  return { ...(await get(next, userAgent)), redirect: { from: first.address, status: first.status } }
}

/** Null for one to another origin: the crawled server is the one that was named. */
function redirectOf({ address, status, headers: { location } }: Answer): string | null {
  if (status < 300 || status >= 400 || location === undefined) return null
  const next = URL.parse(location, address)
  return next?.origin === new URL(address).origin ? next.href : null
}

async function get(address: string, userAgent: string): Promise<Answer> {
  const url = new URL(address)
  const request = (url.protocol === 'https:' ? getHttps : getHttp)(url, {
    headers: { accept: 'text/html', 'accept-encoding': 'gzip, br', 'user-agent': userAgent },
    signal: AbortSignal.timeout(timeout),
  })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const body = await buffer(response)
  const decode = decoders[response.headers['content-encoding'] ?? '']
  return {
    address: url.href,
    status: response.statusCode!,
    headers: headersOf(response),
    html: (decode ? await decode(body).catch(() => unreadable(url)) : body).toString(),
    compressedBytes: decode ? body.length : null,
  }
}

const headersOf = ({ headers }: IncomingMessage) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))

function unreadable({ href }: URL): never {
  throw new Error(`${href} cannot be read: its content is not what Content-Encoding says.`)
}
