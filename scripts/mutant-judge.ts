import type { Check } from '#contracts/verify/check.ts'
import { checks } from '#contracts/verify/checks.ts'
import { findingsOf } from '#contracts/verify/report.ts'
import type { Options } from '#contracts/verify/options.ts'
import type { Report } from '#contracts/verify/run.ts'
import { runChecks } from '#contracts/verify/run.ts'
import type { Mutant } from '#mocks/mutants/mutant.ts'
import { mutants } from '#mocks/mutants/mutants.ts'
import { mockOptions } from './verify-options.ts'
import { fetchOf } from './mutant-server.ts'

/** `index` is the place in `mutants`, -1 for the mock server itself. */
export type Verdict = { index: number; caughtBy: string | null; findings: number; milliseconds: number }

const isGenerated = ({ group }: Check) => group === 'negatives' || group === 'fuzz'

/** Nothing is to be skipped on the mock server itself, nor answered beyond the contracts. */
const gapsOf = ({ results, additions }: Report): string[] => [
  ...results.flatMap(({ group, name, skipped }) => (skipped === null ? [] : `${group}/${name} (skipped)`)),
  ...additions,
]

/** The checks of the drifting calls catch the mutant soonest; generated ones are many. */
async function findingsFor(mutant: Mutant | undefined, options: Options): Promise<string[]> {
  const isAbout = ({ calls }: Check) =>
    !mutant || mutant.calls === 'all' || calls.some((call) => mutant.calls.includes(call))
  const stages = [
    checks.filter((check) => isAbout(check) && !isGenerated(check)),
    checks.filter((check) => isAbout(check) && isGenerated(check)),
    checks.filter((check) => !isAbout(check)),
  ]
  for (const stage of stages) {
    const report = await runChecks(stage, options)
    const found = [...findingsOf(report).map(({ check }) => check), ...(mutant ? [] : gapsOf(report))]
    if (found.length > 0) return found
  }
  return []
}

async function judge(index: number, seed: number): Promise<Verdict> {
  const place = {
    baseUrl: 'http://localhost',
    cookie: `mock-session=mutant${index}`,
    fetch: fetchOf(mutants[index] ?? null),
  }
  const options: Options = {
    ...mockOptions(place),
    ...place,
    seed,
    safe: false,
    stopAtFirst: index >= 0,
    patience: 15_000,
  }
  const since = performance.now()
  const findings = await findingsFor(mutants[index], options)
  return {
    index,
    caughtBy: findings[0] ?? null,
    findings: findings.length,
    milliseconds: performance.now() - since,
  }
}

process.on('message', async ({ index, seed }: { index: number; seed: number }) => {
  process.send!(await judge(index, seed))
})
