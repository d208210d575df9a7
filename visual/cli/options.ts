import { parseArgs } from 'node:util'
import type { ParseArgsOptionsConfig } from 'node:util'
import { SetupError } from '../config.ts'

const broken = 2

/** Runs a command on `args`: its exit code is what `run` answers. Prints `help` for --help; a mistake is one sentence. */
export async function command<const Options extends ParseArgsOptionsConfig>(
  help: string,
  options: Options,
  args: readonly string[],
  run: (values: ReturnType<typeof parseArgs<{ options: Options }>>['values']) => Promise<number>,
): Promise<void> {
  if (args.includes('--help') || args.includes('-h')) return void process.stdout.write(`${help}\n`)
  try {
    process.exitCode = await run(parseArgs({ options, args: [...args] }).values)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const isUsage = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
    if (!isUsage && !(error instanceof SetupError)) throw error
    process.stderr.write(`${error.message}${isUsage ? `\n\n${help}` : ''}\n`)
    process.exitCode = broken
  }
}
