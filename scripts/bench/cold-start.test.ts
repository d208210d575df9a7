import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startShop, timeStart } from './cold-start.ts'

let folder = ''

/** Stands for npm, whose server is a process of its own. */
const npm = `#!/bin/sh
sleep 60 &
echo $! > "$SERVER_PID"
echo Zarrin is open
wait
`

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cold-start-'))
  await writeFile(join(folder, 'npm'), npm, { mode: 0o755 })
  vi.stubEnv('PATH', folder + delimiter + process.env.PATH)
  vi.stubEnv('SERVER_PID', join(folder, 'server.pid'))
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

/** Empty once it has ended. */
async function serverCommand() {
  const pid = await readFile(join(folder, 'server.pid'), 'utf8')
  return readFile(`/proc/${pid.trim()}/cmdline`, 'utf8').catch(() => '')
}

test('npm start ends with its server when its page is not shown', async () => {
  const untilShown = async () => Promise.reject(new Error('There is no product.'))
  await expect(timeStart(startShop, untilShown)).rejects.toThrow('There is no product.')
  await expect.poll(serverCommand).toBe('')
})

test.each(['SIGINT', 'SIGTERM'] as const)('npm start ends with its server on %s', async (signal) => {
  const script = `import { startShop } from '${join(import.meta.dirname, 'cold-start.ts')}'
    process.stdout.write((await startShop()).url)`
  const bench = spawn(process.execPath, ['--input-type=module', '--eval', script])
  await once(bench.stdout, 'data')
  bench.kill(signal)
  await once(bench, 'exit')
  await expect.poll(serverCommand).toBe('')
})
