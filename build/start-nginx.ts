import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

export type Nginx = { origin: string; stop(): Promise<void> }

/** `renderer`: host and port. */
export type Live = { renderer: string; secret?: string }

const startScript = join(import.meta.dirname, '../deploy/nginx/start.sh')

async function untilUp(origin: string, nginx: ChildProcess) {
  const isUp = () =>
    fetch(`${origin}/assets/`).then(
      () => true,
      () => false,
    )
  while (!(await isUp())) if (nginx.exitCode !== null) throw new Error(`nginx ended with ${nginx.exitCode}`)
}

/** Serves the built folder `shop` by deploy/nginx/start.sh; with `live` its pages come from a renderer. */
export async function startNginx(shop: string, live?: Live): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'zarrin-nginx-'))
  /** As root, nginx reads as another user. */
  await chmod(folder, 0o755)
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const nginx = spawn(startScript, {
    env: {
      PATH: process.env.PATH,
      API_ORIGIN: 'http://127.0.0.1:9',
      CACHE_KEYS: '1m',
      CACHE_SIZE: '100m',
      PORT: String(port),
      PURGE_SECRET: live?.secret,
      RENDERER: live?.renderer,
      SHOP_FILES: shop,
      TMPDIR: folder,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(nginx, 'exit')
  const stop = async () => {
    nginx.kill()
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await untilUp(origin, nginx)
  } catch (error) {
    await stop()
    throw error
  }
  return { origin, stop }
}
