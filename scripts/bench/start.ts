import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { times, type Line } from './figures.ts'
import { startFloor } from './floor.ts'
import { openBrowser } from './shop.ts'

const root = join(import.meta.dirname, '../..')

/** From `npm start`, with nothing bundled before, to the first product; against the floor's heading under Vite. */
export async function measureStart(say: (text: string) => void): Promise<Line[]> {
  const browser = await openBrowser()
  try {
    say('cold start of the floor')
    const floor = await timed(async () => {
      const served = await startFloor()
      const page = await browser.newPage()
      await page.goto(served.url)
      await page.getByRole('heading').waitFor()
      return served.close
    })
    say('cold start of the shop')
    const shop = await timed(async () => {
      await rm(join(root, 'node_modules/.vite/deps'), { recursive: true, force: true })
      const started = await startShop()
      const page = await browser.newPage()
      await page.goto(`${started.url}/search`)
      await page.getByRole('main').getByRole('article').first().waitFor({ timeout: 60_000 })
      return started.stop
    })
    return [
      {
        name: 'npm start to the first product',
        figure: `${shop.toFixed(1)} s, ${times(shop, floor)} Vite with the floor`,
      },
    ]
  } finally {
    await browser.close()
  }
}

/** Seconds of `run`; what it answers ends what it began. */
async function timed(run: () => Promise<() => void | Promise<void>>): Promise<number> {
  const began = performance.now()
  const end = await run()
  const took = (performance.now() - began) / 1000
  await end()
  return took
}

async function startShop() {
  const port = await freePort()
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const stop = () => void process.kill(-child.pid!)
  let output = ''
  /** What it prints later is read too: a server whose output nobody takes ends. */
  for await (const chunk of child.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    output += chunk
    if (!output.includes('Zarrin is open')) continue
    child.stdout.resume()
    return { url: `http://localhost:${port}`, stop }
  }
  throw new Error(`npm start has ended:\n${output}`)
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
