import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fail } from './options.ts'

export function runSubcommand(help: string, scripts: Readonly<Record<string, string>>): never {
  const [name = '--help', ...rest] = process.argv.slice(2)
  if (name === '--help' || name === '-h') {
    process.stdout.write(`${help}\n`)
    process.exit(0)
  }
  const script = Object.hasOwn(scripts, name) ? scripts[name] : undefined
  if (!script) return fail(`There is no subcommand ${name}.\n\n${help}`, 2)
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, script), ...rest], {
    stdio: 'inherit',
  })
  return process.exit(status ?? 1)
}
