import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { countsOf, type Counts } from './counts.ts'
import { startCpuLoad } from './cpu-load.ts'
import { fail, readOptions } from './options.ts'
import { requireFreePort } from './require-free-port.ts'
import { runAll, type Result } from './steps.ts'
import { ciNames, ciPhase, names, phases, reportOf, reports, type Check } from './test-phases.ts'

type Row = Result & Counts

const root = join(import.meta.dirname, '..')
/** The summary shows so many lines of an error. */
const shownLines = 30

const help = `npm test [-- options]       runs every check that a change must pass before it is shared

  --only a,b     only these steps, on the existing build: ${names.join(' ')}
                 or steps that only CI runs otherwise: ${ciNames.join(' ')}
  --repeat 10    repeats the run, and prints how often each test failed
  --load 4       runs beside that many processes that each keep a core busy
  -h, --help     this text

  PORT=4174      port of the journeys instead of 4173`

await main()

async function main() {
  const options = readOptions(help, {
    only: { type: 'string' },
    repeat: { type: 'string', default: '1' },
    load: { type: 'string', default: '0' },
  })
  const wanted = options.only?.split(',') ?? names
  const unknown = wanted.filter((name) => ![...names, ...ciNames].includes(name))
  if (unknown.length > 0) fail(`There is no step ${unknown.join(', ')}.\n\n${help}`, 2)
  if (wanted.includes('journeys')) await requireFreePort()
  const times = countFrom('--repeat', options.repeat, 1)
  const stopLoad = startCpuLoad(countFrom('--load', options.load, 0))
  const runs = []
  for (let run = 1; run <= times; run++) {
    if (times > 1) process.stdout.write(`\nRun ${run} of ${times}\n`)
    const rows = await runOnce(wanted)
    process.stdout.write(`\n${rows.map(line).join('\n')}\n${rows.map(failuresOf).join('')}`)
    runs.push(rows)
  }
  stopLoad()
  if (times > 1) process.stdout.write(`\n${failureRates(runs)}\n`)
  const rows = runs.flat()
  const passed = rows.reduce((total, row) => total + row.passed, 0)
  const failed = rows.reduce((total, row) => total + row.failed, 0)
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  process.exitCode = failed > 0 ? 1 : 0
}

function countFrom(option: string, text: string, least: number): number {
  const count = Number(text)
  return Number.isInteger(count) && count >= least
    ? count
    : fail(`${option} is "${text}"; it has to be a whole number from ${least}.`, 2)
}

async function runOnce(wanted: string[]): Promise<Row[]> {
  removeOldOutput(wanted)
  const rows: Row[] = []
  for (const { concurrency, checks } of [...phases, ciPhase]) {
    const chosen = checks.filter(({ name }) => wanted.includes(name))
    const results = await runAll(chosen, concurrency)
    rows.push(...chosen.map((check) => counted(check, results)))
  }
  return rows
}

function failureRates(runs: Row[][]): string {
  const failures = runs.map((rows) => [
    ...new Set(
      rows
        .filter(({ failed }) => failed > 0)
        .flatMap(({ name, failures: named }) =>
          named.length > 0 ? named.map(({ test }) => `${name}: ${test}`) : [name],
        ),
    ),
  ])
  const all = [...new Set(failures.flat())]
  const timesOf = (name: string) => failures.filter((run) => run.includes(name)).length
  return all.length === 0
    ? `Nothing failed in ${runs.length} runs.`
    : all.map((name) => `failed ${timesOf(name)} of ${runs.length}: ${name}`).join('\n')
}

function removeOldOutput(wanted: string[]) {
  for (const name of wanted) rmSync(reportOf(name), { force: true })
  if (wanted.includes('build')) rmSync(join(root, 'dist'), { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
}

function counted({ name, report }: Check, results: Result[]): Row {
  const result = results.find((one) => one.name === name)!
  return { ...result, ...countsOf(result.code, report) }
}

function line({ name, seconds, passed, failed }: Row) {
  const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`
  return `${failed > 0 ? '✗' : '✓'} ${name.padEnd(14)} ${seconds.toFixed(1).padStart(6)} s ${counts}`
}

/** The log has them too, often thousands of lines above. The visual report shows its own. */
function failuresOf({ name, failed, failures, output }: Row): string {
  if (failed === 0 || name === 'visual') return ''
  if (failures.length === 0)
    return `\n✗ ${name} ended with:\n    ${indented(output.split('\n').slice(-shownLines))}\n`
  const start = (error: string) => indented(error.split('\n').slice(0, shownLines))
  return failures.map(({ test, error }) => `\n✗ ${name}: ${test}\n    ${start(error)}\n`).join('')
}

function indented(lines: readonly string[]) {
  return lines.join('\n    ')
}
