import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fail, readOptions } from './options.ts'

const help = `npx node scripts/i18n.ts [options]   generates the dictionary types from the Persian dictionary, i18n/fa

  --check        fails when they were out of date
  -h, --help     this text`

const root = join(import.meta.dirname, '..')
const generator = join(root, 'node_modules/typesafe-i18n/cli/typesafe-i18n.mjs')
const generated = ['types.ts', 'util.ts', 'util.async.ts', 'util.sync.ts'].map((name) => `i18n/i18n-${name}`)

if (import.meta.main) await main()

async function main() {
  const { check } = readOptions(help, { check: { type: 'boolean' } })
  const written = await generate()
  const files = written.join(', ') || 'nothing'
  if (check && written.length > 0) fail(`Out of date, and written now: ${files}. Commit the change.`)
  process.stdout.write(`i18n: ${files} written.\n`)
}

export async function generateIfMissing() {
  if (!generated.every((file) => existsSync(join(root, file)))) await generate()
}

export function generateOnChange() {
  const child = spawn(process.execPath, [generator], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  process.once('exit', () => child.kill())
}

async function generate(): Promise<string[]> {
  const before = await contents()
  await run(['--no-watch'])
  const after = await contents()
  return generated.filter((_, index) => before[index] !== after[index])
}

function contents() {
  return Promise.all(
    generated.map(async (file) =>
      existsSync(join(root, file)) ? readFile(join(root, file), 'utf8') : undefined,
    ),
  )
}

async function run(args: string[]) {
  const child = spawn(process.execPath, [generator, ...args], { cwd: root })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(output)
}
