import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '../../build/free-port.ts'
import type { Served } from './serve.ts'

const root = join(import.meta.dirname, '../..')
const signals = ['SIGINT', 'SIGTERM'] as const

/** Seconds from `start` until its page is shown. */
export async function timeStart(
  start: () => Promise<Served>,
  untilShown: (url: string) => Promise<void>,
): Promise<number> {
  const began = performance.now()
  const { url, close } = await start()
  try {
    await untilShown(url)
    return (performance.now() - began) / 1000
  } finally {
    await close()
  }
}

/** `npm start` with the processes that it starts: a group of its own, which Ctrl-C does not reach. */
export async function startShop(): Promise<Served> {
  const port = await freePort()
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const stop = () => void process.kill(-child.pid!)
  const exit = () => process.exit(1)
  process.once('exit', stop)
  for (const signal of signals) process.once(signal, exit)
  const close = async () => {
    process.off('exit', stop)
    for (const signal of signals) process.off(signal, exit)
    stop()
  }
  let output = ''
  /** Keeps reading stdout: the server would die when its pipe closes. */
  for await (const chunk of child.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    output += chunk
    if (!output.includes('Zarrin is open')) continue
    child.stdout.resume()
    return { url: `http://localhost:${port}`, close }
  }
  process.off('exit', stop)
  throw new Error(`npm start has ended:\n${output}`)
}
