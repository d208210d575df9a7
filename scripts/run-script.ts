import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** For tests. Resolves with the exit code of `scripts/<name>.ts` and all that it printed. */
export async function runScript(
  name: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<[code: number | null, output: string]> {
  const child = spawn(process.execPath, [join(import.meta.dirname, `${name}.ts`), ...args], {
    env: { ...process.env, ...env },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const [code] = (await once(child, 'close')) as [number | null]
  return [code, output]
}
