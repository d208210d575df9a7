import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { preview } from 'vite'
import { apiTarget, targetLines } from '../build/api-target.ts'
import { fail, readOptions, readPort } from './options.ts'

const help = `npm run preview             the built shop with its mock server; "npm run build" comes first

  --dist folder  another folder than dist
  -h, --help     this text

  PORT=4174      another port than 4173
  API_TARGET=https://api.example.com
                 on a real backend, without the mock server`

const { dist } = readOptions(help, { dist: { type: 'string', default: 'dist' } })
const root = join(import.meta.dirname, '..')
const port = readPort(4173)
const target = apiTarget()

if (!existsSync(join(root, dist, 'index.html')))
  fail('There is nothing built yet. Run "npm run build" first.')
await serve()

async function serve() {
  try {
    const server = await preview({ root, build: { outDir: dist }, preview: { port, strictPort: true } })
    server.printUrls()
    if (target) process.stdout.write(`\n${targetLines(target)}\n\n`)
  } catch (error) {
    if (!String(error).includes('already in use')) throw error
    fail(`Port ${port} is taken. Stop what runs there, or choose another: PORT=${port + 1} npm run preview`)
  }
}
