import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export type Step = {
  name: string
  command: string[]
  env?: Record<string, string>
}

export type Result = { name: string; code: number; seconds: number; output: string }

const root = join(import.meta.dirname, '..')
const heartbeat = 10_000

export async function runAll(steps: readonly Step[], concurrency: number): Promise<Result[]> {
  const waiting = [...steps]
  const results: Result[] = []
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await run(step))
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
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
