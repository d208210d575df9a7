import { fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '../../build/free-port.ts'
import { hasNginx, startNginx } from '../../build/start-nginx.ts'
import { countsOf, type Counts } from './server-metrics.ts'

const root = join(import.meta.dirname, '../..')
const dist = join(root, 'dist')
const secret = 'secret-of-the-bench'

export type LiveShop = {
  /** Of nginx, or of the server where that is missing. */
  origin: string
  hasCache: boolean
  counts(): Promise<Counts>
  /** Milliseconds that each call of the API takes longer. */
  slowApi(latency: number): Promise<void>
  /** Rials that the product costs more. */
  raisePrice(by: number): Promise<void>
  /** As the backend reports a change. */
  reportChange(path: string): Promise<void>
  close(): Promise<void>
}

/** The mock server, one worker of the server of live pages and nginx, each a process of its own. */
export async function openLiveShop(): Promise<LiveShop> {
  const backend = fork(join(import.meta.dirname, 'live-backend.ts'))
  const [apiPort] = (await once(backend, 'message')) as [number]
  const api = `http://127.0.0.1:${apiPort}`
  const port = await freePort()
  const renderer = `127.0.0.1:${port}`
  const nginx = hasNginx ? await startNginx(dist, { renderer, secret, build: await buildId() }) : null
  const server = await startServer({
    API_TARGET: api,
    DIST: dist,
    PORT: String(port),
    WORKERS: '1',
    PURGE_SECRET: secret,
    CACHE_URL: nginx?.origin ?? '',
  })
  return {
    origin: nginx?.origin ?? `http://${renderer}`,
    hasCache: nginx !== null,
    counts: async () => countsOf(await (await fetch(`http://${renderer}/_metrics`)).text()),
    slowApi: (latency) =>
      post(`${api}/__mock/faults`, {
        id: 'default',
        faults: latency === 0 ? [] : [{ on: '*', fault: { latency } }],
      }),
    async raisePrice(by) {
      backend.send(by)
      await once(backend, 'message')
    },
    reportChange: (path) =>
      post(`http://${renderer}/_changed`, { paths: [path] }, { authorization: `Bearer ${secret}` }),
    async close() {
      await end(server)
      await nginx?.stop()
      await end(backend)
    },
  }
}

async function buildId() {
  const { id } = JSON.parse(await readFile(join(dist, 'builds/latest.json'), 'utf8')) as { id: string }
  return id
}

async function startServer(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const server = spawn(process.execPath, [join(root, 'server/main.ts')], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [line] = (await once(createInterface(server.stderr!), 'line')) as [string]
  if (!line.startsWith('Pages are served')) throw new Error(`The server of live pages says: ${line}`)
  return server
}

async function post(url: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  await response.arrayBuffer()
}

async function end(child: ChildProcess) {
  const ended = once(child, 'exit')
  child.kill()
  await ended
}
