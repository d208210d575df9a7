import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test as base } from './test.ts'

export { expect }

const root = join(import.meta.dirname, '..')

/** A shop of its own, on its own files and origin: what is released there reaches nobody else. */
export type Site = {
  url: string
  /** Puts another build in the place of this one, and answers its id. */
  release(): Promise<string>
  withoutWorker<Result>(act: () => Promise<Result>): Promise<Result>
}

async function copied(folder: string, url: string): Promise<Site> {
  let releases = 0
  const file = (name: string) => join(root, folder, name)
  async function rewrite(name: string, change: (text: string) => string) {
    await writeFile(file(name), change(await readFile(file(name), 'utf8')))
  }
  await rm(join(root, folder), { recursive: true, force: true })
  await cp(join(root, 'dist'), join(root, folder), { recursive: true })
  return {
    url,
    async release() {
      releases += 1
      const id = `release-${releases}`
      await rewrite('index.html', (html) => html.replace(/(name="build" content=")[^"]*/, `$1${id}`))
      await rewrite('builds/latest.json', () => JSON.stringify({ id }))
      await rewrite('sw.js', (script) =>
        script.replace(/(\{"revision":")[^"]*(","url":"index.html"\})/, `$1${id}$2`),
      )
      return id
    },
    async withoutWorker(act) {
      await rename(file('sw.js'), file('no-sw.js'))
      try {
        return await act()
      } finally {
        await rename(file('no-sw.js'), file('sw.js'))
      }
    },
  }
}

async function serve(folder: string, port: number) {
  const server = spawn(process.execPath, ['scripts/preview.ts', '--dist', folder], {
    cwd: root,
    env: { ...process.env, PORT: String(port), MOCK_TEST: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const closed = once(server, 'exit')
  const failed = closed.then(() => Promise.reject(new Error(`The shop on port ${port} does not open.`)))
  await Promise.race([once(server.stdout, 'data'), failed])
  failed.catch(() => null)
  return async () => {
    server.kill()
    await closed
  }
}

/** Journeys with the real worker. */
export const test = base.extend<object, { site: Site }>({
  site: [
    async ({ browserName }, use, { parallelIndex }) => {
      const port = 4190 + parallelIndex
      const folder = `.cache/installed-${browserName}-${parallelIndex}`
      const site = await copied(folder, `http://localhost:${port}`)
      const close = await serve(folder, port)
      await use(site)
      await close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
  serviceWorkers: 'allow',
})

export const buildOf = (page: Page) => page.locator('meta[name=build]').getAttribute('content')

/** The worker answers this page, and has kept what the page was given before. */
export async function installed(page: Page) {
  const kept = async () => {
    if (!navigator.serviceWorker.controller) return 0
    const catalogue = await caches.open('catalogue')
    return (await catalogue.keys()).length
  }
  await expect.poll(() => page.evaluate(kept), { timeout: 60_000 }).toBeGreaterThan(0)
}

/** Time goes by for all tabs until this one has asked for the worker once more: the next time is in 20 seconds. */
export async function looks(page: Page) {
  let times = 0
  page.on('request', (request) => (times += request.url().endsWith('/sw.js') ? 1 : 0))
  await expect(async () => {
    await page.clock.fastForward(20_000)
    expect(times).toBeGreaterThan(0)
  }).toPass()
}

/** Of an installed shop: a clock that is told how time goes by knows nothing of what a first visit was given. */
export async function ownClock(page: Page) {
  await page.clock.install()
  await page.reload()
  await looks(page)
}
