import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { isPortTaken } from '../build/free-port.ts'
import { startPreview } from './start-preview.ts'

async function emptyBuild() {
  const dist = await mkdtemp(join(tmpdir(), 'built-'))
  onTestFinished(() => rm(dist, { recursive: true }))
  await writeFile(join(dist, 'index.html'), '')
  return dist
}

afterEach(() => void vi.unstubAllEnvs())

test('the preview of a test has the mock server, whatever backend the environment names', async () => {
  vi.stubEnv('API_TARGET', 'http://127.0.0.1:9')
  const shop = await startPreview({ dist: await emptyBuild() })
  onTestFinished(shop.stop)
  expect((await fetch(`${shop.url}/api/auth/user`)).status).toBe(401)
})

test('a folder that was not built is refused', async () => {
  await expect(startPreview({ dist: 'nowhere' })).rejects.toThrow('The shop does not start.')
})

test('the preview ends with the process that started it, however that ends', async () => {
  const program = `
    import { startPreview } from ${JSON.stringify(join(import.meta.dirname, 'start-preview.ts'))}
    const { port } = await startPreview({ dist: process.argv[1] })
    process.stdout.write(String(port))`
  const args = ['--input-type=module', '-e', program, await emptyBuild()]
  const starter = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [port] = await once(starter.stdout, 'data')
  starter.kill('SIGKILL')
  await expect.poll(() => isPortTaken(Number(port), 'localhost')).toBe(false)
})
