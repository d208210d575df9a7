import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '../build/free-port.ts'

/** Serves a built folder with the mock server on a free port. */
export async function startPreview({
  dist = 'dist',
  env = {},
}: {
  dist?: string
  env?: Record<string, string>
}) {
  const port = await freePort()
  const server = spawn(process.execPath, ['scripts/preview.ts', '--dist', dist], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, API_TARGET: '', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  await new Promise<void>((started, reject) => {
    server.stdout!.once('data', () => started())
    server.once('exit', () => reject(new Error('The shop does not start.')))
  })
  return { port, url: `http://localhost:${port}`, stop: () => void server.kill() }
}
