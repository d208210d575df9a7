import { writeFileSync } from 'node:fs'
import { checks } from '#contracts/verify/checks.ts'
import type { Check } from '#contracts/verify/check.ts'
import { junitOf } from '#contracts/verify/junit.ts'
import type { Options } from '#contracts/verify/options.ts'
import { preflight, PreflightError } from '#contracts/verify/preflight.ts'
import { findingsOf, groupLine, reportText } from '#contracts/verify/report.ts'
import type { Report, Result } from '#contracts/verify/run.ts'
import { runChecks } from '#contracts/verify/run.ts'
import { selectChecks } from '#contracts/verify/select.ts'
import { fail, readOptions } from './options.ts'
import { optionsFrom, unverifiableExitCode } from './verify-options.ts'

const help = `npm run contracts -- verify --base-url URL [options]     checks that a server follows the contracts

  --base-url URL       address of the server, without /api: http://localhost:4010
  --mock               the server is our mock server: use its account, code and rebate, and move its clock
  --safe               only read calls; without it verify fills carts, sends forms and places orders,
                       so use a test server that nobody else is using
  --account A          a registered user: 09121234567:code=12345 or 09121234567:password=secret
                       (ideally with an address and a bonus; its cart keeps its products, but its delivery,
                       address, rebate or bonus may change; no order is placed with it)
  --test-code CODE     a one-time code that the server accepts for every mobile; verify then registers its own users
  --rebate CODE        a valid rebate code
  --rebate-minimum C   one with a minimum that the cheapest product is under, and five pieces of the dearest are not
  --former-product A   the address of a product before it was renamed or moved: copper/old-pot; a,b for several
  --former-category L  the label of a category before it was renamed
  --former-entry A     the address of an entry before it was renamed: blogs/old-title
  --gone-product A     the address of a product that was taken out for good: copper/old-scales
  --cookie 'a=b'       sent with every call, for example mock-session=verify
  --only a,b           only these groups, checks or calls; --list prints them
  --seed N             repeats a run (default: from the clock; the report prints it)
  --json FILE          writes the report as JSON
  --junit FILE         writes the report as JUnit XML
  --list               prints the names of all checks and exits
  -h, --help           this text

Exit code: 0 no drift, 1 drift, 2 nothing to verify (unreachable, no envelopes, wrong options, every check skipped).
A finding prints the shell commands that reproduce it, and "assumed" if the owner has not confirmed our reading.`

const progressIntervalMs = 2000

const values = readOptions(help, {
  'base-url': { type: 'string' },
  mock: { type: 'boolean', default: false },
  safe: { type: 'boolean', default: false },
  account: { type: 'string' },
  'test-code': { type: 'string' },
  rebate: { type: 'string' },
  'rebate-minimum': { type: 'string' },
  'former-product': { type: 'string' },
  'former-category': { type: 'string' },
  'former-entry': { type: 'string' },
  'gone-product': { type: 'string' },
  cookie: { type: 'string', default: '' },
  only: { type: 'string', default: '' },
  seed: { type: 'string' },
  json: { type: 'string' },
  junit: { type: 'string' },
  list: { type: 'boolean', default: false },
})

if (values.list)
  print(checks.map(({ group, name, calls }) => `${group}/${name}  (${calls.join(', ')})`).join('\n'))
else await verify(optionsFrom(values))

async function verify(options: Options) {
  const selected = selectedBy(values.only.split(',').filter(Boolean))
  print(`${options.baseUrl}: ${await describeServer(options)}; seed ${options.seed}\n`)
  const since = performance.now()
  const report = await runChecks(selected, options, progressOf(selected))
  print(`\n${reportText(report, performance.now() - since)}`)
  const { baseUrl, seed } = options
  if (values.json) write(values.json, `${JSON.stringify({ baseUrl, seed, ...report }, null, 2)}\n`)
  if (values.junit) write(values.junit, junitOf(report))
  process.exitCode = exitCodeOf(report)
}

function exitCodeOf(report: Report): number {
  if (findingsOf(report).length > 0) return 1
  return report.results.every(({ skipped }) => skipped !== null) ? unverifiableExitCode : 0
}

function write(file: string, text: string) {
  try {
    writeFileSync(file, text)
  } catch (error) {
    fail(`The report cannot be written to ${file}: ${(error as Error).message}`, unverifiableExitCode)
  }
}

function selectedBy(only: readonly string[]): readonly Check[] {
  const found = selectChecks(checks, only)
  if ('selected' in found) return found.selected
  return fail(
    `--only knows no "${found.unknown}"; --list shows the groups, checks and calls.`,
    unverifiableExitCode,
  )
}

async function describeServer(options: Options): Promise<string> {
  try {
    return await preflight(options)
  } catch (error) {
    if (error instanceof PreflightError) return fail(error.message, unverifiableExitCode)
    throw error
  }
}

function progressOf(selected: readonly Check[]): (result: Result) => void {
  const finished: Result[] = []
  let printedAt = performance.now()
  return (result) => {
    finished.push(result)
    const { group } = result
    const results = finished.filter((each) => each.group === group)
    const isThrough = results.length === selected.filter((check) => check.group === group).length
    if (!isThrough && performance.now() - printedAt < progressIntervalMs) return
    printedAt = performance.now()
    print(isThrough ? groupLine(group, results) : `… ${finished.length} of ${selected.length} checks`)
  }
}

function print(text: string) {
  process.stdout.write(`${text}\n`)
}
