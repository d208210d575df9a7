import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { networkIdle } from './network-idle.ts'
import { reload } from './steps.ts'
import { expect, test as base } from './test.ts'

export { expect }

const root = join(import.meta.dirname, '..')

/** A build with an origin and top-level files of its own, whose folders are links to `dist`: a release does not affect other tests. */
export type Site = {
  url: string
  release(): Promise<string>
  withoutWorker<Result>(act: () => Promise<Result>): Promise<Result>
}

async function copyBuild(folder: string, url: string): Promise<Site> {
  let releases = 0
  const file = (name: string) => join(root, folder, name)
  async function rewrite(name: string, change: (text: string) => string) {
    await writeFile(file(name), change(await readFile(file(name), 'utf8')))
  }
  await rm(join(root, folder), { recursive: true, force: true })
  await mkdir(join(root, folder), { recursive: true })
  /** Without compressed copies, which a release would have to write, too. */
  const filter = (source: string) => !/\.(br|gz)$/.test(source)
  for (const entry of await readdir(join(root, 'dist'), { withFileTypes: true })) {
    const source = join(root, 'dist', entry.name)
    const isShared = entry.isDirectory() && entry.name !== 'builds'
    if (isShared) await symlink(source, file(entry.name))
    else await cp(source, file(entry.name), { recursive: true, filter })
  }
  return {
    url,
    async release() {
      releases += 1
      const id = `release-${releases}`
      const documents = (await readdir(join(root, folder))).filter((name) => name.endsWith('.html'))
      for (const name of documents)
        await rewrite(name, (html) => html.replace(/(name="build" content=")[^"]*/, `$1${id}`))
      await rewrite('builds/latest.json', () => JSON.stringify({ id }))
      await rewrite('sw.js', (script) =>
        script.replace(/(\{"revision":")[^"]*(","url":"shell.html"\})/, `$1${id}$2`),
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
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const closed = once(server, 'exit')
  const failed = closed.then(() => Promise.reject(new Error(`The shop on port ${port} does not open.`)))
  await Promise.race([once(server.stdout!, 'data'), failed])
  failed.catch(() => null)
  return async () => {
    server.kill()
    await closed
  }
}

export const test = base.extend<object, { site: Site }>({
  site: [
    async ({ browserName }, use, { parallelIndex }) => {
      const port = Number(process.env.PORT || 4173) + 20 + parallelIndex
      const folder = `.cache/installed-${browserName}-${parallelIndex}`
      const site = await copyBuild(folder, `http://localhost:${port}`)
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

/** Resolves once the worker controls the page and has filled the catalogue cache. */
export async function waitForServiceWorker(page: Page) {
  const countCached = async () => {
    if (!navigator.serviceWorker.controller) return 0
    const catalogue = await caches.open('catalogue')
    return (await catalogue.keys()).length
  }
  await expect.poll(() => page.evaluate(countCached), { timeout: 0 }).toBeGreaterThan(0)
}

/** Advances the clock until the page has checked for a new worker; the next check is 20 seconds later. */
export async function waitForUpdateCheck(page: Page) {
  let times = 0
  page.on('request', (request) => (times += request.url().endsWith('/sw.js') ? 1 : 0))
  await expect(async () => {
    /** A jump would time out what the page still reads. */
    await networkIdle(page)
    await page.clock.fastForward(20_000)
    expect(times).toBeGreaterThan(0)
  }).toPass()
}

/** The fake clock does not control timers that were set before it, hence the reload. */
export async function installFakeClock(page: Page) {
  await page.clock.install()
  await reload(page)
  await waitForUpdateCheck(page)
}
