import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { liveServers, root } from './live-servers.ts'
import { test as base } from './test.ts'

type Server = { command: string; env: Record<string, string>; url: string }

type OwnShop = { url: string; killRenderer(): Promise<void> }

const firstPort = 4320

/** In a group of its own, so that a signal reaches its workers as well. */
const start = ({ command, env }: Server) =>
  spawn(command, {
    cwd: root,
    env: { ...process.env, ...env },
    shell: true,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

async function kill(server: ChildProcess, signal: NodeJS.Signals) {
  if (hasEnded(server)) return
  const ended = once(server, 'exit')
  process.kill(-server.pid!, signal)
  await ended
}

async function untilUp(server: ChildProcess, { command, url }: Server) {
  let errors = ''
  server.stderr!.setEncoding('utf8').on('data', (text: string) => (errors += text))
  const answers = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await answers())) if (hasEnded(server)) throw new Error(`"${command}" has ended:\n${errors}`)
}

/** `shop`: a renderer and nginx before it that only this test uses. */
export const test = base.extend<{ shop: OwnShop }>({
  shop: async ({ backend }, use, { parallelIndex }) => {
    const folder = await mkdtemp(join(tmpdir(), 'zarrin-live-'))
    /** As root, nginx reads as another user. */
    await chmod(folder, 0o755)
    const nginxPort = firstPort + 2 * parallelIndex
    const servers = liveServers({
      api: backend,
      ports: { nginx: nginxPort, renderer: nginxPort + 1 },
      folder,
    })
    const [renderer, nginx] = [start(servers.renderer), start(servers.nginx)]
    try {
      await Promise.all([untilUp(renderer, servers.renderer), untilUp(nginx, servers.nginx)])
      await use({ url: `http://localhost:${nginxPort}`, killRenderer: () => kill(renderer, 'SIGKILL') })
    } finally {
      await Promise.all([kill(renderer, 'SIGKILL'), kill(nginx, 'SIGTERM')])
      await rm(folder, { recursive: true, force: true })
    }
  },

  baseURL: ({ shop }, use) => use(shop.url),
})

export { expect }
