import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, type FormatConfig } from 'oxfmt'
import { openApi } from '#contracts/openapi/openapi.ts'
import { fail, readOptions } from './options.ts'

const help = `npm run contracts -- openapi [options]   generates contracts/openapi.json from the contracts

  --check        writes nothing; fails when the file is out of date
  -h, --help     this text`

const root = join(import.meta.dirname, '..')
const file = join(root, 'contracts/openapi.json')

if (import.meta.main) await main()

async function main() {
  const { check } = readOptions(help, { check: { type: 'boolean' } })
  if (check && (await isStale()))
    fail('contracts/openapi.json is out of date. Run "npm run contracts -- openapi" and commit it.')
  if (!check) writeFileSync(file, await openApiText())
  process.stdout.write(`contracts/openapi.json ${check ? 'is up to date' : 'written'}.\n`)
}

export async function isStale(): Promise<boolean> {
  return !existsSync(file) || readFileSync(file, 'utf8') !== (await openApiText())
}

async function openApiText(): Promise<string> {
  const style: FormatConfig = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'))
  const { code } = await format('openapi.json', JSON.stringify(openApi(), null, 2), style)
  return code
}
