import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { preview } from 'vite'
import { apiTarget, targetSummary } from '../build/api-target.ts'
import { isPortTaken } from '../build/free-port.ts'
import { rendererFolder } from '../build/hosting.ts'
import { configOrExit } from '../server/config.ts'
import { runPrimary } from '../server/primary.ts'
import { checkMockSettings } from './check-mock-settings.ts'
import { fail, failTaken, parsePort, readOptions } from './options.ts'

const help = `npm run serve -- [options]   serves the built shop, with its pages drawn at each request; run "npm run build" first

  --port 4175    port to listen on; 0 picks a free one
  --dist folder  folder to serve instead of dist
  -h, --help     this text

  API_TARGET=https://api.example.com
                 uses a real backend instead of the mock server
  WORKERS=1      other variables are in server/README.md`

const options = readOptions(help, {
  port: { type: 'string', default: '4175' },
  dist: { type: 'string', default: 'dist' },
})
const root = join(import.meta.dirname, '..')
const dist = resolve(root, options.dist)
const port = parsePort(options.port)
const target = apiTarget()
if (!target) checkMockSettings()

if (await isPortTaken(port, process.env.HOST || '127.0.0.1')) failTaken(port, '--port ')
if (!existsSync(join(dist, rendererFolder))) fail('There is nothing built yet. Run "npm run build" first.')
const files = await serveFiles()
const env = {
  ...process.env,
  PORT: String(port),
  DIST: dist,
  FILES_URL: files,
  API_TARGET: target?.href ?? files,
}
const listening = await runPrimary(configOrExit(env), env)
process.stdout.write(`\n  Zarrin is drawn at http://localhost:${listening}/. Ctrl-C closes it.\n\n`)
if (target) process.stdout.write(`${targetSummary(target)}\n\n`)

/** The preview has the built folder, the mock server and the proxy to a backend. */
async function serveFiles(): Promise<string> {
  const host = '127.0.0.1'
  const server = await preview({
    root,
    logLevel: 'error',
    build: { outDir: dist },
    preview: { port: 0, host, strictPort: true },
  })
  /** Vite ends the process at once; the primary lets pages be finished. */
  process.removeAllListeners('SIGTERM')
  return `http://${host}:${(server.httpServer.address() as AddressInfo).port}`
}
