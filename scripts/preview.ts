import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { preview } from 'vite'
import { apiTarget, targetSummary } from '../build/api-target.ts'
import { checkMockSettings } from './check-mock-settings.ts'
import { fail, failTaken, readOptions, portFromEnv } from './options.ts'

const help = `npm run preview             serves the built shop with its mock server; run "npm run build" first

  --dist folder  folder to serve instead of dist
  -h, --help     this text

  PORT=4174      port to use instead of 4173
  API_TARGET=https://api.example.com
                 uses a real backend instead of the mock server`

const { dist } = readOptions(help, { dist: { type: 'string', default: 'dist' } })
const root = join(import.meta.dirname, '..')
const port = portFromEnv(4173)
const target = apiTarget()
if (!target) checkMockSettings()

/** The IPC channel of a test closes, however the test ends. */
process.on('disconnect', () => process.exit())

if (!existsSync(resolve(root, dist, 'index.html')))
  fail('There is nothing built yet. Run "npm run build" first.')
await serve()

async function serve() {
  try {
    const server = await preview({ root, build: { outDir: dist }, preview: { port, strictPort: true } })
    server.printUrls()
    if (target) process.stdout.write(`\n${targetSummary(target)}\n\n`)
  } catch (error) {
    if (!String(error).includes('already in use')) throw error
    failTaken(port, 'PORT=')
  }
}
