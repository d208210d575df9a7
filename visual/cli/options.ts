import { parseArgs } from 'node:util'
import type { ParseArgsOptionsConfig } from 'node:util'
import { SetupError } from '../config.ts'

const broken = 2

/** Runs a command on `args`: its exit code is what `run` answers. Words that are no option are for a `run` that takes them. Prints `help` for --help; a mistake is one sentence. */
export async function command<const Options extends ParseArgsOptionsConfig>(
  help: string,
  options: Options,
  args: readonly string[],
  run: (
    values: ReturnType<typeof parseArgs<{ options: Options }>>['values'],
    words: readonly string[],
  ) => Promise<number>,
): Promise<void> {
  if (args.includes('--help') || args.includes('-h')) return void process.stdout.write(`${help}\n`)
  try {
    const { values, positionals } = parseArgs({ options, args: [...args], allowPositionals: run.length > 1 })
    process.exitCode = await run(values, positionals)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const isUsage = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
    if (!isUsage && !(error instanceof SetupError)) throw error
    process.stderr.write(`${error.message}${isUsage ? `\n\n${help}` : ''}\n`)
    process.exitCode = broken
  }
}
