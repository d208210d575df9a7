import { writeFileSync } from 'node:fs'
import { checks } from '#contracts/verify/checks.ts'
import type { Check } from '#contracts/verify/check.ts'
import { junitOf } from '#contracts/verify/junit.ts'
import type { Options } from '#contracts/verify/options.ts'
import { preflight, PreflightError } from '#contracts/verify/preflight.ts'
import { findingsOf, groupLine, reportText } from '#contracts/verify/report.ts'
import type { Result } from '#contracts/verify/run.ts'
import { runChecks } from '#contracts/verify/run.ts'
import { selectChecks } from '#contracts/verify/select.ts'
import { fail, readOptions } from './options.ts'
import { optionsFrom, unverifiable } from './verify-options.ts'

const help = `npm run contracts:verify -- --base-url URL [options]     does a server do what the contracts say?

  --base-url URL       where /api stands: http://localhost:4010
  --mock               it is our mock server: its account, code and rebate, and its clock may be moved
  --safe               only calls that read; without it verify fills baskets, sends forms and places orders,
                       so let it loose on a test server that nobody else uses at the moment
  --account A          somebody who is registered: 09121234567:code=12345 or 09121234567:password=secret
                       (with an address and a bonus, if possible; its basket keeps its goods, but may be left with
                       another delivery, address, rebate or bonus; nothing is ordered in its name)
  --test-code CODE     a one-time code that opens every mobile of the server; verify then registers people of its own
  --rebate CODE        a rebate code that is good
  --cookie 'a=b'       sent with every call, such as mock-session=verify
  --only a,b           only these groups, checks or calls; --list shows them
  --seed N             repeats a run; otherwise the clock gives one, and the report names it
  --json FILE          the report as JSON
  --junit FILE         the report as JUnit XML
  --list               the names of all checks, and ends
  -h, --help           this text

Exit code: 0 no drift, 1 drift, 2 nothing to verify (unreachable, no envelopes, wrong options).
A finding shows the shell commands that repeat it; it says "assumed" where the owner has yet to confirm our reading.`

/** Milliseconds. */
const silence = 2000

const values = readOptions(help, {
  'base-url': { type: 'string' },
  mock: { type: 'boolean', default: false },
  safe: { type: 'boolean', default: false },
  account: { type: 'string' },
  'test-code': { type: 'string' },
  rebate: { type: 'string' },
  cookie: { type: 'string', default: '' },
  only: { type: 'string', default: '' },
  seed: { type: 'string' },
  json: { type: 'string' },
  junit: { type: 'string' },
  list: { type: 'boolean', default: false },
})

if (values.list)
  say(checks.map(({ group, name, calls }) => `${group}/${name}  (${calls.join(', ')})`).join('\n'))
else await verify(optionsFrom(values))

async function verify(options: Options) {
  const selected = selectedBy(values.only.split(',').filter(Boolean))
  say(`${options.baseUrl}: ${await looked(options)}; seed ${options.seed}\n`)
  const since = performance.now()
  const report = await runChecks(selected, options, progressOf(selected))
  say(`\n${reportText(report, performance.now() - since)}`)
  const { baseUrl, seed } = options
  if (values.json) write(values.json, `${JSON.stringify({ baseUrl, seed, ...report }, null, 2)}\n`)
  if (values.junit) write(values.junit, junitOf(report))
  process.exitCode = findingsOf(report).length > 0 ? 1 : 0
}

function write(file: string, text: string) {
  try {
    writeFileSync(file, text)
  } catch (error) {
    fail(`The report cannot be written to ${file}: ${(error as Error).message}`, unverifiable)
  }
}

function selectedBy(only: readonly string[]): readonly Check[] {
  const found = selectChecks(checks, only)
  if ('selected' in found) return found.selected
  return fail(`--only knows no "${found.unknown}"; --list shows the groups, checks and calls.`, unverifiable)
}

async function looked(options: Options): Promise<string> {
  try {
    return await preflight(options)
  } catch (error) {
    if (error instanceof PreflightError) return fail(error.message, unverifiable)
    throw error
  }
}

/** Says how a group came out as soon as its last check has ended, and how far it is when nothing was said for a while. */
function progressOf(selected: readonly Check[]): (result: Result) => void {
  const heard: Result[] = []
  let saidAt = performance.now()
  return (result) => {
    heard.push(result)
    const { group } = result
    const results = heard.filter((each) => each.group === group)
    const isThrough = results.length === selected.filter((check) => check.group === group).length
    if (!isThrough && performance.now() - saidAt < silence) return
    saidAt = performance.now()
    say(isThrough ? groupLine(group, results) : `… ${heard.length} of ${selected.length} checks`)
  }
}

function say(text: string) {
  process.stdout.write(`${text}\n`)
}
