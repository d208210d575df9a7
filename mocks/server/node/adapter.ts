import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { answer, isMocked } from '../answer.ts'
import { scenarioRedirect } from '../enter.ts'
import { fontPath } from '../page.ts'
import { jsonReply, refusalEnvelope } from '../replies.ts'
import { fontReply } from './font.ts'
import { panelModuleReply } from './panel-modules.ts'
import { inRequestedFormat } from './picture-formats.ts'
import { videoReply } from './videos.ts'

/** `Request` rejects them. */
const isForbidden = (method = '') => /^(CONNECT|TRACE|TRACK)$/.test(method)

/** HTTP/2 pseudo-headers start with a colon; `Request` rejects them. */
const isHeader = ([name]: [string, unknown]) => !name.startsWith(':')

async function requestOf(message: IncomingMessage): Promise<Request> {
  const method = message.method!.replace('HEAD', 'GET')
  const headers = Object.entries(message.headers)
    .filter(isHeader)
    .map(([name, value]): [string, string] => [name, String(value)])
  const host = message.headers.host ?? message.headers[':authority'] ?? 'localhost'
  const url = new URL(message.url ?? '/', `http://${String(host)}`)
  const body = method === 'GET' ? undefined : await text(message)
  return new Request(url, { method, headers, body })
}

const minCompressedBytes = 1024
const isText = /json|svg|html|javascript/

async function compressed(body: Buffer, to: ServerResponse): Promise<Buffer> {
  const accepted = String(to.req.headers['accept-encoding'] ?? '')
  if (body.length < minCompressedBytes || !accepted.includes('gzip')) return body
  if (!isText.test(String(to.getHeader('content-type')))) return body
  to.setHeader('content-encoding', 'gzip')
  to.appendHeader('vary', 'Accept-Encoding')
  return promisify(gzip)(body)
}

/** A pipelined HTTP/1 response has no socket of its own yet, so the request’s socket is destroyed. */
const destroyConnection = (to: ServerResponse) =>
  void (to.req.httpVersionMajor === 1 ? to.req.socket : to).destroy()

async function send(response: Response, to: ServerResponse): Promise<void> {
  if (response.type === 'error') return destroyConnection(to)
  to.statusCode = response.status
  response.headers.forEach((value, name) => name !== 'set-cookie' && to.setHeader(name, value))
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) to.setHeader('set-cookie', cookies)
  to.end(await compressed(Buffer.from(await response.arrayBuffer()), to))
}

const fileReply = async (path: string, range: string | undefined) =>
  path === fontPath ? fontReply() : ((await videoReply(path, range)) ?? panelModuleReply(path))

/** Answers `/api` and `/__mock` with their files, in place of `fetch`. */
export const responderOf =
  (reply: typeof answer) =>
  async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url)
    const file = await fileReply(pathname + search, request.headers.get('range') ?? undefined)
    if (file) return file
    const response = await reply(request)
    return response
      ? inRequestedFormat(request, response)
      : jsonReply(refusalEnvelope('Not implemented'), 501)
  }

type Middleware = (
  message: IncomingMessage,
  to: ServerResponse,
  next: (error?: unknown) => void,
) => Promise<void>

/** Connect middleware: answers `/api` and `/__mock`, redirects `?scenario=`, passes the rest to `next`. */
export function middlewareOf(reply: typeof answer): Middleware {
  const respond = responderOf(reply)
  return async (message, to, next) => {
    const path = message.url ?? '/'
    if (!isMocked(path)) {
      const url = URL.parse(path, 'http://localhost')
      const redirect = url && scenarioRedirect(url)
      return redirect === null ? next() : void to.writeHead(302, { location: redirect }).end()
    }
    try {
      if (isForbidden(message.method))
        return await send(jsonReply(refusalEnvelope('Method not allowed'), 405), to)
      await send(await respond(await requestOf(message)), to)
    } catch (error) {
      next(error)
    }
  }
}

export const mockMiddleware = middlewareOf(answer)
