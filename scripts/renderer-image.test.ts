import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { mockApi, openRecorder } from '../server/test-shop.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..')
const dockerfile = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8')

/** As the Dockerfile does, outside of the repository, whose packages would be found from within. */
async function copyFiles(folder: string) {
  const [, options, files] = /&& cp (--\S+ --\S+) (.*) \/renderer$/m.exec(dockerfile)!
  const copy = (more: string) => `cp ${more} ${options} ${files} ${folder}`
  await run('sh', ['-c', `${copy('--link')} 2>/dev/null || ${copy('')}`], { cwd: root })
}

async function start(folder: string, env: Record<string, string>) {
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0', WORKERS: '1', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  for await (const line of createInterface(server.stderr)) {
    const [url] = /http:\S+(?=\/$)/.exec(line) ?? []
    if (url !== undefined) {
      server.stderr.resume()
      return { url, server }
    }
    output += `${line}\n`
  }
  throw new Error(`The server has ended:\n${output}`)
}

const healthcheck = () => {
  const [, , text] = /AS renderer\n([^]*?)\nHEALTHCHECK .*CMD (.*)\n/.exec(dockerfile)!
  const [, ...args] = JSON.parse(text!) as string[]
  return args
}

test.skipIf(process.platform !== 'linux')(
  'the files of the image of the renderer draw a page and its link preview, and its health is seen',
  async () => {
    const api = await openRecorder(mockApi)
    const folder = await mkdtemp(join(tmpdir(), 'zarrin-renderer-'))
    try {
      await copyFiles(folder)
      const { url, server } = await start(folder, { API_TARGET: api.url })
      try {
        const page = await fetch(`${url}/en/search/copper/zanjan-copper-pot`)
        expect(page.status).toBe(200)
        const [, picture] = /content="https:\/\/zarrin\.example(\/share\/[^"]+)"/.exec(await page.text())!
        expect((await fetch(url + picture)).headers.get('content-type')).toBe('image/jpeg')
        await run(process.execPath, healthcheck(), { env: { PORT: new URL(url).port } })
      } finally {
        const ended = once(server, 'exit')
        server.kill()
        await ended
      }
    } finally {
      await rm(folder, { recursive: true })
      await api.close()
    }
  },
)
