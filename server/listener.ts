import type { IncomingMessage, ServerResponse } from 'node:http'
import { isPage, shareFolder } from '../build/hosting.ts'
import type { Headers } from '../build/security-headers.ts'
import { localeFromPath, localeTable } from '../i18n/locales.ts'
import { missing, retryLater, textAnswer, unavailable, type Answer } from './answer.ts'
import { answerChanged } from './changed.ts'
import { isPayload, type LivePages } from './live-pages.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { proxyFiles } from './proxy-files.ts'
import { refreshHeader } from './refresh-cache.ts'
import { QueueFull } from './render-queue.ts'
import { isSecret } from './secret.ts'

export type Shop = {
  pages: LivePages
  metrics: Metrics
  log: Log
  /** Sent with every response. */
  headers: Headers
  /** Id of the build that draws the pages. */
  build: string
  isReady: () => Promise<boolean>
  isStopping: () => boolean
  metricsText: () => Promise<string>
  secret: string | undefined
  cache: string | undefined
  files: string | undefined
}

const metricsType = 'text/plain; version=0.0.4; charset=utf-8'

const controls = ['/_ready', '/_metrics', '/_changed']

/** The API and whatever is under `/_…`, such as the control plane of the mock server. */
const neverPage = /^\/(api|_[^/]*)(\/|$)/

type Asked = { path: string; address: string; kind: 'control' | 'payload' | 'picture' | 'page' | 'other' }

/** Null for what is no address, such as `*`. */
function askedOf({ url = '' }: IncomingMessage): Asked | null {
  const { pathname: path, search } = URL.parse(`http://localhost${url}`) ?? {}
  if (path === undefined || !isDecodable(path)) return null
  return { path, address: path + search, kind: isControl(url) ? 'control' : kindOf(path) }
}

/** As it was sent: nginx takes `/a\../_metrics` for a page, and `URL` for `/_metrics`. */
const isControl = (url: string) => controls.includes(url.split('?', 1)[0]!)

function isDecodable(path: string) {
  try {
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

function kindOf(path: string): Asked['kind'] {
  if (isPayload(path)) return 'payload'
  if (path.startsWith(`/${shareFolder}/`)) return 'picture'
  return isPage(path) && !neverPage.test(path) ? 'page' : 'other'
}

async function answerControl(shop: Shop, path: string, request: IncomingMessage): Promise<Answer> {
  const { secret, cache, pages } = shop
  if (path === '/_changed') return answerChanged(request, { secret, cache, forget: pages.forget })
  if (path === '/_metrics')
    return textAnswer('control', 200, await shop.metricsText(), { 'content-type': metricsType })
  const isReady = await shop.isReady()
  return textAnswer('control', isReady ? 200 : 503, isReady ? 'ready' : 'not ready')
}

/** A cache that refreshes a page has to get one that was drawn after the change. */
function isRefresh({ secret }: Shop, { headers }: IncomingMessage) {
  const sent = headers[refreshHeader]
  return secret !== undefined && typeof sent === 'string' && isSecret(sent, secret)
}

async function answerShop(shop: Shop, { kind, path, address }: Asked, request: IncomingMessage) {
  const { pages } = shop
  if (!/^(GET|HEAD)$/.test(request.method!))
    return textAnswer('missing', 405, 'Use GET.', { allow: 'GET, HEAD' })
  if (isRefresh(shop, request)) pages.forget(address)
  if (kind === 'payload') return pages.payload(path)
  return kind === 'picture' ? pages.picture(path) : pages.page(address)
}

/** The shell draws every page itself, so it answers for pages that cannot be drawn here. */
function answerFailure({ pages, metrics, log }: Shop, kind: Asked['kind'], error: unknown): Answer {
  const isFull = error instanceof QueueFull
  if (isFull) metrics.requestRejected()
  else log.error(error)
  const seconds = isFull ? 1 : 10
  return kind === 'page' ? pages.shell(503, retryLater(seconds)) : unavailable('missing', seconds)
}

/** Null for what is passed on: files and the API, and the shell, which the mock server opens scenarios of. */
async function answerOf(shop: Shop, asked: Asked | null, request: IncomingMessage): Promise<Answer | null> {
  if (!asked) return textAnswer('missing', 400, 'This is no address.')
  const { kind, path, address } = asked
  const isPassedOn = kind === 'other' || (kind === 'page' && shop.pages.isShell(address))
  if (isPassedOn && shop.files !== undefined) return null
  if (kind === 'other') return missing()
  const answer = kind === 'control' ? answerControl(shop, path, request) : answerShop(shop, asked, request)
  return answer.catch((error: unknown) => answerFailure(shop, kind, error))
}

/** In a rollout, a page would meet the assets of another build for as long as nginx kept it. */
const isOfAnotherBuild = ({ build }: Shop, { headers }: IncomingMessage) =>
  headers['x-build'] !== undefined && headers['x-build'] !== build

/** Returns the number of bytes of the body. */
function send(shop: Shop, response: ServerResponse, { status, headers, body }: Answer): number {
  const length = Buffer.byteLength(body)
  const hasBody = response.req.method !== 'HEAD'
  response.writeHead(status, {
    ...headers,
    'content-length': length,
    ...(isOfAnotherBuild(shop, response.req) && { 'cache-control': 'no-store' }),
    ...(shop.isStopping() && { connection: 'close' }),
  })
  response.end(hasBody ? body : undefined)
  return hasBody ? length : 0
}

/** Order numbers stand in the addresses of personal pages. */
function loggedPath({ pages }: Shop, path: string): string {
  if (!pages.isPersonal(path)) return path
  const { prefix } = localeTable[localeFromPath(path)]
  return `${prefix}/${path.slice(prefix.length).split('/')[1]}`
}

/** Answers a request and writes its line. */
export async function serveRequest(shop: Shop, request: IncomingMessage, response: ServerResponse) {
  const began = performance.now()
  for (const [name, value] of Object.entries(shop.headers)) response.setHeader(name, value)
  const asked = askedOf(request)
  const answer = await answerOf(shop, asked, request)
  const bytes = answer ? send(shop, response, answer) : await proxyFiles(shop.files!, request, response)
  const kind = answer?.kind ?? 'file'
  shop.metrics.requestAnswered(kind, response.statusCode)
  shop.log.request({
    method: request.method!,
    path: asked ? loggedPath(shop, asked.path) : '',
    status: response.statusCode,
    kind,
    milliseconds: Math.round(performance.now() - began),
    bytes,
  })
}
