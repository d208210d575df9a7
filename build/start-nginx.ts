import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

export type Nginx = { origin: string; stop(): Promise<void> }

/** `renderer`: host and port. */
export type Live = { renderer: string; secret: string; build: string }

async function untilUp(origin: string, nginx: ChildProcess) {
  const isUp = () =>
    fetch(`${origin}/assets/`).then(
      () => true,
      () => false,
    )
  while (!(await isUp())) if (nginx.exitCode !== null) throw new Error(`nginx ended with ${nginx.exitCode}`)
}

/** The templates of deploy/nginx with `variables`, as start.sh fills them, in a folder of their own. */
async function writeSettings(folder: string, pages: 'files' | 'live', variables: Record<string, string>) {
  const templates = pages === 'live' ? ['live/http.conf', 'live/pages.conf'] : ['files/pages.conf']
  for (const name of ['nginx.conf', ...templates]) {
    const template = await readFile(join(import.meta.dirname, `../deploy/nginx/${name}.template`), 'utf8')
    const filled = Object.entries(variables).reduce(
      (text, [variable, value]) => text.replaceAll(`\${${variable}}`, value),
      template,
    )
    await mkdir(join(folder, 'zarrin'), { recursive: true })
    await writeFile(join(folder, 'zarrin', name.split('/').at(-1)!), filled)
  }
}

/** Serves the built folder `shop` by the templates of deploy/nginx; with `live` its pages come from a renderer. */
export async function startNginx(shop: string, live?: Live): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'zarrin-nginx-'))
  /** As root, nginx reads as another user. */
  await chmod(folder, 0o755)
  const port = await freePort()
  await writeSettings(folder, live ? 'live' : 'files', {
    API_ORIGIN: 'http://127.0.0.1:9',
    BUILD: live?.build ?? '',
    CACHE_FOLDER: join(folder, 'cache'),
    CACHE_KEYS: '1m',
    CACHE_SIZE: '100m',
    PORT: String(port),
    PURGE_SECRET: live?.secret ?? '',
    RENDERER: live?.renderer ?? '',
    SHOP_FILES: shop,
    TMPDIR: folder,
  })
  const origin = `http://127.0.0.1:${port}`
  const settings = ['-e', 'stderr', '-c', join(folder, 'zarrin/nginx.conf'), '-g', 'daemon off;']
  const nginx = spawn('nginx', settings, { stdio: ['ignore', 'ignore', 'inherit'] })
  await untilUp(origin, nginx)
  return {
    origin,
    stop: async () => {
      const ended = once(nginx, 'exit')
      nginx.kill()
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
