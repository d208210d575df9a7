import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { callNames } from '#contracts/registry.ts'
import { callsWithoutCase, conclusion, faultTable, type FaultCase } from './fault-table.ts'
import { fail, readOptions } from './options.ts'

const help = `npx node scripts/fault-matrix.ts [options]     runs the fault matrix: every API call of the shop × every fault

  --only a,b     only these calls, by their names in contracts/registry.ts: add,getCart
  --sample       one fault of each class per call, as npm test does
  -h, --help     this text

Each case (tests/fault-matrix) opens the shop in the pinned browser, makes the call as a user would, and checks that the
page still works, shows the message of the error catalogue, loses no data, and recovers after the fault.
Exit code 0 when every case passes, 1 otherwise, 2 wrong arguments.`

const root = join(import.meta.dirname, '..')
const file = join(root, '.cache/reports/faults-table.json')

const { only, sample } = readOptions(help, { only: { type: 'string' }, sample: { type: 'boolean' } })
const names = only?.split(',').filter(Boolean)
const unknown = names?.filter((name) => !callNames.some((call) => call === name)) ?? []
if (unknown.length > 0) fail(`--only names ${unknown.join(', ')}, which contracts/registry.ts does not.`, 2)
const since = performance.now()

mkdirSync(join(root, '.cache/reports'), { recursive: true })
rmSync(file, { force: true })
conclude(await run())

async function run(): Promise<number | null> {
  const args = [
    'run',
    '--project',
    'shop',
    'tests/fault-matrix',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]
  const nameFilter = names ? ['--testNamePattern', `^(${names.join('|')})(,| ·)`] : []
  const child = spawn(process.execPath, [join(root, 'node_modules/.bin/vitest'), ...args, ...nameFilter], {
    cwd: root,
    env: { ...process.env, FAULTS_PART: sample ? 'sample' : 'all' },
    stdio: 'inherit',
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return code
}

function conclude(code: number | null) {
  const cases = readCases()
  if (cases.length === 0 && !names) fail('No case ran: see above.')
  const { exitCode, text } = conclusion(cases, code)
  const seconds = ((performance.now() - since) / 1000).toFixed(1)
  process.stdout.write(`\n${faultTable(cases)}\n\n${text} (${seconds} s)\n`)
  process.exitCode = exitCode
  const without = callsWithoutCase(names ?? [], cases)
  if (without.length > 0)
    fail(`No case ran of ${without.join(', ')}: see above, or give it a flow in tests/fault-matrix/flows.ts.`)
}

type Report = { testResults: { assertionResults: { title: string; status: string }[] }[] }

function readCases(): FaultCase[] {
  if (!existsSync(file)) return []
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ title, status }) => {
      const [call, fault] = title.split(' · ')
      const hasRun = status === 'passed' || status === 'failed'
      return hasRun && call && fault ? [{ call, fault, passed: status === 'passed' }] : []
    })
}
