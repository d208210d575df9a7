import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { answer, isMocked } from '../answer.ts'
import { entranceOf } from '../enter.ts'
import { fontPath } from '../page.ts'
import { jsonReply, refusalEnvelope } from '../replies.ts'
import { fontReply } from './font.ts'
import { panelModuleReply } from './panel-modules.ts'
import { videoReply } from './videos.ts'

async function requestOf(message: IncomingMessage): Promise<Request> {
  const method = message.method ?? 'GET'
  const headers = Object.entries(message.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  )
  const url = new URL(message.url ?? '/', `http://${message.headers.host ?? 'localhost'}`)
  const body = method === 'GET' || method === 'HEAD' ? undefined : await text(message)
  return new Request(url, { method, headers, body })
}

async function send(response: Response, to: ServerResponse): Promise<void> {
  if (response.type === 'error') return void to.destroy()
  to.statusCode = response.status
  response.headers.forEach((value, name) => name !== 'set-cookie' && to.setHeader(name, value))
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) to.setHeader('set-cookie', cookies)
  to.end(Buffer.from(await response.arrayBuffer()))
}

/** What only a server on Node has: the files of its own pages. */
const fileReply = async (path: string, range: string | undefined) =>
  path === fontPath ? fontReply() : ((await videoReply(path, range)) ?? panelModuleReply(path))

type Middleware = (
  message: IncomingMessage,
  to: ServerResponse,
  next: (error?: unknown) => void,
) => Promise<void>

/** Connect-style: answers `/api` and `/__mock` by `reply`, leads `?scenario=` to its door, leaves the rest to `next`. */
export const middlewareOf =
  (reply: typeof answer): Middleware =>
  async (message, to, next) => {
    const path = message.url ?? '/'
    if (!isMocked(path)) {
      const url = URL.parse(path, 'http://localhost')
      const entrance = url && entranceOf(url)
      return entrance === null ? next() : void to.writeHead(302, { location: entrance }).end()
    }
    try {
      const response =
        (await fileReply(path, message.headers.range)) ?? (await reply(await requestOf(message)))
      await send(response ?? jsonReply(refusalEnvelope('Not implemented'), 501), to)
    } catch (error) {
      next(error)
    }
  }

export const mockMiddleware = middlewareOf(answer)
