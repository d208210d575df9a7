import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setApiBase } from '../build/api-base.ts'
import { rendererFolder } from '../build/hosting.ts'
import { openApi } from '../build/open-api.ts'
import { writePages } from '../build/write-pages.ts'
import { writeSitemaps } from '../build/write-sitemaps.ts'
import { fail, readOptions } from './options.ts'

const help = `npx node scripts/pages.ts [options]   writes the public pages of a built shop whose answers have changed

  --dist folder  the built folder instead of dist
  --sitemaps     writes the sitemaps alone, for a host whose pages are live
  -h, --help     this text

  API_TARGET=https://api.example.com
                 reads a real backend instead of the mock server; VITE_API_BASE does, too`

const { dist, sitemaps } = readOptions(help, {
  dist: { type: 'string', default: 'dist' },
  sitemaps: { type: 'boolean', default: false },
})
const root = join(import.meta.dirname, '..')
const folder = resolve(root, dist)

if (!existsSync(join(folder, rendererFolder))) fail('There is nothing built yet. Run "npm run build" first.')
/** Else React draws four times as slowly, with the checks of its development build. */
process.env.NODE_ENV = 'production'
setApiBase(root)
await (sitemaps ? writeSitemapsAlone() : writeAll())

async function writeSitemapsAlone() {
  const api = await openApi(root)
  const count = await writeSitemaps(folder, api).catch((error: unknown) =>
    fail(`No sitemap was written, since ${api.name} does not answer: ${String(error)}`),
  )
  process.stdout.write(`Sitemaps of ${count} pages in each language were written.\n`)
}

async function writeAll() {
  const result = await writePages(root, folder)
  if (!result) return fail('Start the API, or name it: API_TARGET=https://api.example.com')
  process.stdout.write(
    `${result.pages.length} pages: ${result.written.length} written, ${result.gone.length} removed.\n`,
  )
  if (result.failed.length > 0)
    fail(`These pages are as before: ${result.failed.join(', ')}\n${result.reason}`)
}
