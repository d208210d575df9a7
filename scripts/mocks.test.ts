import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'

const script = join(import.meta.dirname, 'mocks.ts')
const running = new Set<() => void>()
afterEach(() => running.forEach((stop) => stop()))

/** Runs in a temporary folder, so that the developer's saved session is untouched. */
function start(options: readonly string[]) {
  const cwd = mkdtempSync(join(tmpdir(), 'mocks-'))
  const child = spawn(process.execPath, [script, ...options], { cwd })
  running.add(() => child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }))
  const address = new Promise<string>((resolve) => {
    child.stdout.on('data', () => {
      const [, url] = /the API {4}(\S+)\/api/.exec(output) ?? []
      if (url) resolve(url)
    })
  })
  return { cwd, address, ended, interrupt: () => child.kill('SIGINT') }
}

test('SIGINT saves the session, frees the port and exits with 0', async () => {
  const first = start(['--port', '0'])
  const address = await first.address
  expect((await fetch(`${address}/api/auth/user`)).status).toBe(401)
  first.interrupt()
  const { code, output } = await first.ended
  expect([code, output]).toEqual([0, expect.not.stringMatching(/error|    at /i)])
  expect(existsSync(join(first.cwd, '.cache/mocks-session.json'))).toBe(true)
  const next = createServer().listen(Number(new URL(address).port), 'localhost')
  await once(next, 'listening')
  next.close()
})

test('a taken port exits with 1 and suggests another port', async () => {
  const port = new URL(await start(['--port', '0']).address).port
  const { code, output } = await start(['--port', port]).ended
  expect([code, output]).toEqual([
    1,
    `Port ${port} is taken. Stop what runs there, or choose another: --port ${Number(port) + 1}\n`,
  ])
})
