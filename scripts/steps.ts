import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export type Step = {
  name: string
  command: string[]
  env?: Record<string, string>
  /** The step whose output it reads. */
  after?: string
}

export type Result = { name: string; code: number; seconds: number; output: string }

const root = join(import.meta.dirname, '..')
const heartbeat = 10_000

export async function runAll(steps: readonly Step[], concurrency: number): Promise<Result[]> {
  const waiting = [...steps]
  const running = new Map<string, Promise<void>>()
  const results: Result[] = []
  const isReady = ({ after = '' }: Step) => !running.has(after) && waiting.every(({ name }) => name !== after)
  const start = async (step: Step) => {
    results.push(await run(step))
    running.delete(step.name)
  }
  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < concurrency ? waiting.find(isReady) : undefined
    if (next) {
      waiting.splice(waiting.indexOf(next), 1)
      running.set(next.name, start(next))
    } else await Promise.race(running.values())
  }
  return results
}

async function run({ name, command, env }: Step): Promise<Result> {
  const since = performance.now()
  const seconds = () => (performance.now() - since) / 1000
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  const timer = setInterval(
    () => print(`… ${name}, ${seconds().toFixed(0)} s: ${lastLine(output)}`),
    heartbeat,
  )
  const [code] = (await once(child, 'close')) as [number | null]
  clearInterval(timer)
  print(`${code === 0 ? '✓' : '✗'} ${name}, ${seconds().toFixed(1)} s`)
  if (code !== 0) print(`\n${output.trim()}\n`)
  else for (const skipped of new Set(output.match(/^SKIPPED.*/gm))) print(skipped)
  return { name, code: code ?? 1, seconds: seconds(), output: output.trim() }
}

function lastLine(output: string) {
  return output.trim().split(/\r?\n/).at(-1)?.slice(0, 120) || 'no output yet'
}

function print(text: string) {
  process.stdout.write(`${text}\n`)
}
