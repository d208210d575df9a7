import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RunnerTask } from 'vitest'
import type { Plugin } from 'vitest/config'
import { startVitest } from 'vitest/node'
import { renderMutants } from '../render/mutants.ts'
import type { RenderMutant } from '../render/mutants.ts'
import { fail, readOptions } from './options.ts'

const help = `npx node scripts/render-mutants.ts     mutation test of public pages: is each planted fault caught by its test?

  --only text    only mutants whose name contains this text
  -h, --help     this text

The faults are in render/mutants.ts. Each runs one test on a sample of the pages. Exit code 1 if a test does not fail on
its fault, or fails without it, 2 wrong arguments.`

const root = join(import.meta.dirname, '..')

const { only } = readOptions(help, { only: { type: 'string', default: '' } })
const selected = renderMutants.filter(({ name }) => name.includes(only))
if (selected.length === 0) fail(`No mutant name contains "${only}".`, 2)

const survivors: string[] = []
for (const mutant of selected) {
  const since = performance.now()
  const problem = await problemOf(mutant)
  const time = `${((performance.now() - since) / 1000).toFixed(1)} s`.padStart(7)
  process.stdout.write(`${problem ? '✗' : '✓'} ${time}  ${mutant.name}${problem ? `: ${problem}` : ''}\n`)
  if (problem) survivors.push(mutant.name)
}
process.stdout.write(`\n${selected.length - survivors.length} of ${selected.length} mutants caught\n`)
process.exit(survivors.length > 0 ? 1 : 0)

async function problemOf(mutant: RenderMutant): Promise<string | null> {
  const { file, from, caughtBy } = mutant
  const places = readFileSync(join(root, file), 'utf8').split(from).length - 1
  if (places !== 1) return `its code stands ${places} times in ${file}`
  if ((await resultOf(mutant, [])) !== 'pass') return `"${caughtBy[1]}" does not pass without it`
  return (await resultOf(mutant, [planting(mutant)])) === 'fail' ? null : `"${caughtBy[1]}" passes`
}

function planting({ file, from, to }: RenderMutant): Plugin {
  return {
    name: 'zarrin:mutant',
    enforce: 'pre',
    transform: (code, id) => (id === join(root, file) ? code.replace(from, () => to) : null),
  }
}

async function resultOf({ caughtBy: [testFile, test] }: RenderMutant, plugins: Plugin[]) {
  const vitest = await startVitest(
    'test',
    [testFile],
    {
      config: false,
      root,
      watch: false,
      include: ['render/**/*.test.ts'],
      testNamePattern: `^${escaped(test)}$`,
      testTimeout: 60_000,
      hookTimeout: 60_000,
      silent: true,
      reporters: [{}],
      env: { PAGES_PART: 'sample' },
      /** Otherwise modules that the plugin has changed are kept for other runs. */
      fsModuleCache: plugins.length === 0,
    },
    { plugins },
  )
  const states = vitest.state
    .getFiles()
    .flatMap(testsIn)
    .map(({ result }) => result?.state)
  await vitest.close()
  process.exitCode = 0
  return states.find((state) => state === 'pass' || state === 'fail')
}

function testsIn(task: RunnerTask): RunnerTask[] {
  return task.type === 'suite' ? task.tasks.flatMap(testsIn) : [task]
}

function escaped(text: string) {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
}
