import { parseArgs } from 'node:util'
import type { ParseArgsOptionsConfig } from 'node:util'
import { SetupError } from '../config.ts'

const broken = 2

/** With the stack where nothing was foreseen. */
function failureText(error: unknown, help: string): string {
  if (!(error instanceof Error)) return String(error)
  const isUsage = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  if (isUsage) return `${error.message}\n\n${help}`
  return error instanceof SetupError ? error.message : (error.stack ?? error.message)
}

/** Runs a CLI command; `run` resolves to its exit code. Positionals are allowed only if `run` takes two parameters. */
export async function runCommand<const Options extends ParseArgsOptionsConfig>(
  help: string,
  options: Options,
  args: readonly string[],
  run: (
    values: ReturnType<typeof parseArgs<{ options: Options }>>['values'],
    positionals: readonly string[],
  ) => Promise<number>,
): Promise<void> {
  if (args.includes('--help') || args.includes('-h')) return void process.stdout.write(`${help}\n`)
  try {
    const { values, positionals } = parseArgs({ options, args: [...args], allowPositionals: run.length > 1 })
    process.exitCode = await run(values, positionals)
  } catch (error) {
    process.stderr.write(`${failureText(error, help)}\n`)
    process.exitCode = broken
  }
}
