import { once } from 'node:events'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import { answer } from '#mocks/server/answer.ts'
import { openServer } from '#mocks/server/node/open-server.ts'
import { planOf } from '../render/plan.ts'
import { renderLive } from '../render/test-pages.ts'
import type { Config } from './config.ts'
import { jsonLog } from './log.ts'
import { shopServer } from './shop-server.ts'

type Asked = { method: string; path: string; headers: IncomingHttpHeaders; body: string }

export type Handle = (asked: Asked) => Promise<Response>

/** An HTTP server that records what it is asked. */
export async function openRecorder(handle: Handle) {
  const asked: Asked[] = []
  const { port, close } = await openServer(
    async (request, response) => {
      const { method = '', url: path = '', headers } = request
      const one = { method, path, headers, body: await text(request) }
      asked.push(one)
      const reply = await handle(one)
      const body = Buffer.from(await reply.arrayBuffer())
      response.writeHead(reply.status, Object.fromEntries(reply.headers)).end(body)
    },
    { host: '127.0.0.1' },
  )
  return { asked, url: `http://127.0.0.1:${port}`, close }
}

/** The mock server as a backend. */
export const mockApi: Handle = async ({ path, headers }) =>
  (await answer(
    new Request(`http://api.invalid${path}`, {
      headers: { 'accept-language': headers['accept-language'] ?? '' },
    }),
  ))!

/** An API that holds its answers back. `asked` resolves when the next call has come. */
export function heldApi() {
  const arrivals: (() => void)[] = []
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const handle: Handle = async (call) => {
    arrivals.shift()?.()
    await released
    return mockApi(call)
  }
  return { handle, release, asked: () => new Promise<void>((resolve) => arrivals.push(resolve)) }
}

export const shell = '<!doctype html><title>the shell</title>'

const usual = {
  dist: 'public',
  concurrency: 4,
  maxWaiting: 100,
  apiTimeout: 10_000,
  secret: undefined,
  cache: undefined,
  files: undefined,
}

/** A server of its own, with the renderer's source and without a cluster. `close` ends it. */
export async function openShop({
  handle = mockApi,
  draw = renderLive,
  ...given
}: { handle?: Handle; draw?: typeof renderLive } & Partial<Omit<Config, 'api'>> = {}) {
  const api = await openRecorder(handle)
  const lines: string[] = []
  const { server, stop } = await shopServer({
    config: { ...usual, ...given, api: api.url },
    renderer: {
      planOf,
      render: draw,
      shell: Buffer.from(shell),
      headers: { 'X-Shop': 'zarrin' },
      build: 'a1b2',
    },
    log: jsonLog((line) => void lines.push(line)),
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    api,
    server,
    stop,
    url,
    lines,
    get: (path: string, init: RequestInit = {}) => fetch(url + path, { redirect: 'manual', ...init }),
    async close() {
      await stop(0)
      await api.close()
    },
  }
}

/** `openShop`, closed when the test ends. */
export async function openTestShop(options: Parameters<typeof openShop>[0] = {}) {
  const shop = await openShop(options)
  onTestFinished(shop.close)
  return shop
}
