import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { mutants } from '#mocks/mutants/mutants.ts'
import type { Verdict } from './mutant-judge.ts'
import { fail, readOptions } from './options.ts'
import { parseSeed } from './verify-options.ts'

const help = `npm run contracts -- mutants     mutation test of verify: how many drifting servers does it detect?

  --only text    only mutants whose name contains this text
  --seed N       the seed of verify (default 1)
  -h, --help     this text

Each mutant is the mock server with one drift (mocks/mutants). Exit code 0 when at least 95 % are caught, and verify skips
nothing and finds nothing on the mock server itself, not even a field beyond the contracts, 1 otherwise, 2 wrong arguments. A surviving mutant shows a check that contracts/verify lacks.`

const requiredShare = 0.95

const { only, seed } = readOptions(help, {
  only: { type: 'string', default: '' },
  seed: { type: 'string', default: '1' },
})
const since = performance.now()
const selected = mutants.flatMap(({ name }, index) => (name.includes(only) ? [index] : []))
if (selected.length === 0) fail(`No mutant name contains "${only}".`, 2)
const verdicts = await judgeAll([-1, ...selected])
conclude(verdicts)

async function judgeAll(queue: number[]): Promise<Verdict[]> {
  const judged: Verdict[] = []
  const work = async () => {
    const judge = fork(join(import.meta.dirname, 'mutant-judge.ts'))
    judge.once(
      'exit',
      (code) => code !== 0 && fail(`A process that runs verify has exited (${code}); see above.`),
    )
    for (let index = queue.shift(); index !== undefined; index = queue.shift()) {
      judge.send({ index, seed: parseSeed(seed) })
      const [verdict] = (await once(judge, 'message')) as [Verdict]
      judged.push(verdict)
      print(lineOf(verdict))
    }
    judge.disconnect()
  }
  await Promise.all([work(), work()])
  return judged
}

function lineOf({ index, caughtBy, findings, milliseconds }: Verdict): string {
  const time = `${(milliseconds / 1000).toFixed(1)} s`.padStart(6)
  if (index < 0)
    return `${findings === 0 ? '✓' : '✗'} ${time}  the mock server itself: ${findings} findings ${caughtBy ?? ''}`
  const name = mutants[index]!.name.padEnd(46)
  return caughtBy === null ? `✗ ${time}  ${name} survives` : `✓ ${time}  ${name} ${caughtBy}`
}

function conclude(judged: readonly Verdict[]): void {
  const planted = judged.filter(({ index }) => index >= 0)
  const caught = planted.filter(({ caughtBy }) => caughtBy !== null).length
  const isClean = judged.every(({ index, findings }) => index >= 0 || findings === 0)
  const share = caught / planted.length
  const seconds = ((performance.now() - since) / 1000).toFixed(1)
  print(`\n${caught} of ${planted.length} mutants caught (${(share * 100).toFixed(1)} %), in ${seconds} s`)
  if (!isClean)
    print(
      'The mock server itself has findings, or checks that were skipped. To see them:\n' +
        '  npm run mocks\n' +
        '  npm run contracts -- verify --base-url http://localhost:4010 --mock',
    )
  process.exitCode = isClean && share >= requiredShare ? 0 : 1
}

function print(text: string) {
  process.stdout.write(`${text}\n`)
}
