import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '../../build/free-port.ts'
import { hasNginx } from '../../build/has-nginx.ts'
import { startNginx } from '../../build/start-nginx.ts'
import { openBackend, type Backend } from './backend.ts'
import { endChild } from './child.ts'
import { post } from './post.ts'
import { countsOf, type Counts } from './server-metrics.ts'

const root = join(import.meta.dirname, '../..')
const dist = join(root, 'dist')
const secret = 'secret-of-the-bench'

export type LiveShop = {
  /** Nginx answers there, or the server where nginx is missing. */
  origin: string
  hasCache: boolean
  backend: Backend
  counts(): Promise<Counts>
  /** As the backend reports a change. */
  reportChange(path: string): Promise<void>
  close(): Promise<void>
}

/** The mock server, one worker of the server of live pages and nginx, each a process of its own. */
export async function openLiveShop(): Promise<LiveShop> {
  const closing: (() => Promise<void>)[] = []
  const close = async () => {
    for (const step of closing.splice(0).reverse()) await step()
  }
  try {
    const backend = await openBackend()
    closing.push(backend.close)
    const port = await freePort()
    const renderer = `127.0.0.1:${port}`
    const nginx = hasNginx ? await startNginx(dist, { renderer, secret }) : null
    if (nginx) closing.push(nginx.stop)
    const server = await startServer({
      API_TARGET: backend.url,
      DIST: dist,
      PORT: String(port),
      WORKERS: '1',
      PURGE_SECRET: secret,
      CACHE_URL: nginx?.origin ?? '',
    })
    closing.push(() => endChild(server))
    return {
      origin: nginx?.origin ?? `http://${renderer}`,
      hasCache: nginx !== null,
      backend,
      counts: async () => countsOf(await (await fetch(`http://${renderer}/_metrics`)).text()),
      reportChange: (path) =>
        post(`http://${renderer}/_changed`, { paths: [path] }, { authorization: `Bearer ${secret}` }),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
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
