import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../build/free-port.ts'
import { formatRatio, type Measured } from './figures.ts'
import { startFloor } from './floor.ts'
import { openBrowser } from './shop.ts'

const root = join(import.meta.dirname, '../..')

/** Seconds from `npm start` with an empty dependency cache to the first product, relative to the floor. */
export async function measureStart(logProgress: (text: string) => void): Promise<Measured> {
  const browser = await openBrowser()
  try {
    logProgress('cold start of the floor')
    const floor = await timed(async () => {
      const served = await startFloor()
      const page = await browser.newPage()
      await page.goto(served.url)
      await page.getByRole('heading').waitFor()
      return served.close
    })
    logProgress('cold start of the shop')
    const shop = await timed(async () => {
      await rm(join(root, 'node_modules/.vite/deps'), { recursive: true, force: true })
      const started = await startShop()
      const page = await browser.newPage()
      await page.goto(`${started.url}/search`)
      await page.getByRole('main').getByRole('article').first().waitFor({ timeout: 60_000 })
      return started.stop
    })
    const ratio = `${formatRatio(shop, floor)} Vite with the floor`
    const seconds = `${shop.toFixed(1)} s`
    return {
      measurements: [{ name: 'npm start to the first product', figure: `${seconds}, ${ratio}` }],
      summaries: [{ what: '`npm start` to the first product, cold', figure: `${ratio} (${seconds})` }],
    }
  } finally {
    await browser.close()
  }
}

/** Seconds that `run` takes; the function that it returns cleans up. */
async function timed(run: () => Promise<() => void | Promise<void>>): Promise<number> {
  const began = performance.now()
  const cleanUp = await run()
  const took = (performance.now() - began) / 1000
  await cleanUp()
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
  /** Keeps reading stdout: the server would die when its pipe closes. */
  for await (const chunk of child.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    output += chunk
    if (!output.includes('Zarrin is open')) continue
    child.stdout.resume()
    return { url: `http://localhost:${port}`, stop }
  }
  throw new Error(`npm start has ended:\n${output}`)
}
