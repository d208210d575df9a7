import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { countsOf, type Counts, type Report } from './counts.ts'
import { startLoad } from './load.ts'
import { fail, readOptions } from './options.ts'
import { runAll, type Result, type Step } from './steps.ts'

type Check = Step & { report?: Report }
/** Steps that may run side by side, and how many at once two cores take. */
type Phase = { atOnce: number; checks: Check[] }
type Row = Result & Counts

const root = join(import.meta.dirname, '..')
const reports = join(root, '.cache/reports')

/** Its pictures are stand-ins: see `visual.config.ts`. */
const storybookOptions = ['--output-dir', 'storybook-static', '--stats-json', '--quiet']

const phases: Phase[] = [
  { atOnce: 1, checks: [{ name: 'i18n', command: ['scripts/i18n.ts', '--check'] }] },
  /** Each keeps one core busy; the longest come first, and what reads the build long after it. */
  {
    atOnce: 2,
    checks: [
      { name: 'build', command: [bin('vite'), 'build'] },
      { name: 'types', command: [bin('tsc'), '--noEmit'] },
      vitest('unit', 'unit*'),
      vitest('stories'),
      { ...vitest('fault-matrix'), env: { FAULTS_PART: 'sample' } },
      { ...vitest('fuzz-responses'), env: { FUZZ_RUNS: '2' } },
      { name: 'storybook', command: [bin('storybook'), 'build', ...storybookOptions] },
      { ...vitest('cart-model'), env: { MODEL_RUNS: '10' } },
      { name: 'mutants', command: ['scripts/contracts-mutants.ts'] },
      vitest('picker'),
      { name: 'knip', command: [bin('knip')] },
      vitest('bundle'),
      { name: 'lint', command: [bin('oxlint')] },
      { name: 'size', command: ['scripts/size.ts'] },
      { name: 'format', command: [bin('oxfmt'), '--check'] },
      vitest('story-switch'),
    ],
  },
  {
    atOnce: 1,
    checks: [vitest('picker-perf'), journeys(), visual()],
  },
]
const names = phases.flatMap(({ checks }) => checks.map(({ name }) => name))

const help = `npm test [-- options]       everything that has to hold before a change is shared

  --only a,b     only these steps, on what is built already: ${names.join(' ')}
  --repeat 10    as often, and what failed how often
  --load 4       with as many processes beside it that keep a core busy
  -h, --help     this text

  PORT=4174      another port than 4173 for the journeys`

await main()

async function main() {
  const options = readOptions(help, {
    only: { type: 'string' },
    repeat: { type: 'string', default: '1' },
    load: { type: 'string', default: '0' },
  })
  const wanted = options.only?.split(',') ?? names
  const unknown = wanted.filter((name) => !names.includes(name))
  if (unknown.length > 0) fail(`There is no step ${unknown.join(', ')}.\n\n${help}`, 2)
  const times = countFrom('--repeat', options.repeat, 1)
  const stopLoad = startLoad(countFrom('--load', options.load, 0))
  const runs = []
  for (let run = 1; run <= times; run++) {
    if (times > 1) process.stdout.write(`\nRun ${run} of ${times}\n`)
    const rows = await runOnce(wanted)
    process.stdout.write(`\n${rows.map(line).join('\n')}\n`)
    runs.push(rows)
  }
  stopLoad()
  if (times > 1) process.stdout.write(`\n${failedHowOften(runs)}\n`)
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
  forget(wanted)
  const rows: Row[] = []
  for (const { atOnce, checks } of phases) {
    const chosen = checks.filter(({ name }) => wanted.includes(name))
    const results = await runAll(chosen, atOnce)
    rows.push(...chosen.map((check) => counted(check, results)))
  }
  return rows
}

function failedHowOften(runs: Row[][]): string {
  const failures = runs.map((rows) => [
    ...new Set(
      rows
        .filter(({ failed }) => failed > 0)
        .flatMap(({ name, failures: named }) =>
          named.length > 0 ? named.map((one) => `${name}: ${one}`) : [name],
        ),
    ),
  ])
  const all = [...new Set(failures.flat())]
  const timesOf = (name: string) => failures.filter((run) => run.includes(name)).length
  return all.length === 0
    ? `Nothing failed in ${runs.length} runs.`
    : all.map((name) => `failed ${timesOf(name)} of ${runs.length}: ${name}`).join('\n')
}

/** What an earlier run left must not stand for this one. */
function forget(wanted: string[]) {
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

function vitest(name: string, project = name): Check {
  const file = reportOf(name)
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  const command = [bin('vitest'), 'run', '--project', project, ...reporters]
  return { name, command, report: { kind: 'vitest', file } }
}

function journeys(): Check {
  const file = reportOf('journeys')
  const command = [bin('playwright'), 'test']
  return { name: 'journeys', command, env: { JOURNEYS_JSON: file }, report: { kind: 'playwright', file } }
}

function visual(): Check {
  const file = reportOf('visual')
  return {
    name: 'visual',
    command: ['visual/cli/visual.ts', '--json', file],
    report: { kind: 'visual', file },
  }
}

function reportOf(name: string) {
  return join(reports, `${name}.json`)
}

function bin(name: string) {
  return join(root, 'node_modules/.bin', name)
}
