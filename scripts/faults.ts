import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { tableOf, type Case } from './fault-table.ts'
import { fail, readOptions } from './options.ts'

const help = `npm run faults [-- options]     every call of the shop × everything that can go wrong with it

  --only a,b     only these calls, by their names in contracts/registry.ts: add,getCart
  --sample       each call with one trouble of each class, as npm test does it
  -h, --help     this text

Each case opens the shop in the pinned browser, lets a person make the call as tests/fault-matrix/ways.ts tells, and looks
whether the page stands, says what the error catalogue has it say, has lost nothing, and goes on once all is well.
Exit code 0 when every case survived, else 1.`

const root = join(import.meta.dirname, '..')
const file = join(root, '.cache/reports/faults-table.json')

const { only, sample } = readOptions(help, { only: { type: 'string' }, sample: { type: 'boolean' } })
const names = only?.split(',').filter(Boolean)
const since = performance.now()

mkdirSync(join(root, '.cache/reports'), { recursive: true })
rmSync(file, { force: true })
await run()
conclude()

async function run() {
  const args = [
    'run',
    '--project',
    'fault-matrix',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]
  const narrowed = names ? ['--testNamePattern', `^(${names.join('|')})(,| ·)`] : []
  const child = spawn(process.execPath, [join(root, 'node_modules/.bin/vitest'), ...args, ...narrowed], {
    cwd: root,
    env: { ...process.env, FAULTS_PART: sample ? 'sample' : 'all' },
    stdio: 'inherit',
  })
  await once(child, 'close')
}

function conclude() {
  const cases = readCases()
  if (cases.length === 0) fail(`No case ran${names ? ` of ${names.join(', ')}` : ''}: see above.`)
  const survived = cases.filter(({ hasSurvived }) => hasSurvived).length
  const seconds = ((performance.now() - since) / 1000).toFixed(1)
  process.stdout.write(
    `\n${tableOf(cases)}\n\n${cases.length} cases, ${survived} survived, in ${seconds} s\n`,
  )
  process.exitCode = survived === cases.length ? 0 : 1
}

type Report = { testResults: { assertionResults: { title: string; status: string }[] }[] }

function readCases(): Case[] {
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ title, status }) => {
      const [call, trouble] = title.split(' · ')
      const hasRun = status === 'passed' || status === 'failed'
      return hasRun && call && trouble ? [{ call, trouble, hasSurvived: status === 'passed' }] : []
    })
}
