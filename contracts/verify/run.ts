import { shareAccount } from './account.ts'
import { onlyReads } from './calls.ts'
import type { Check, Group } from './check.ts'
import { Drift, Skip } from './drift.ts'
import { learnFacts } from './facts.ts'
import { findingOf } from './finding.ts'
import type { Finding } from './finding.ts'
import type { Run } from './open-stage.ts'
import { openStage } from './open-stage.ts'
import type { Options } from './options.ts'
import { whatIsMissing } from './options.ts'
import { newMobiles } from './people.ts'
import type { Shop } from './shopper.ts'

export type Result = {
  group: Group
  name: string
  findings: Finding[]
  /** Why it was not made; null when it was. */
  skipped: string | null
  milliseconds: number
}

export type Report = { results: Result[]; additions: string[] }

const atOnce = 8

const isWriting = ({ calls, writes }: Check) => writes === true || !calls.every(onlyReads)

function isShared({ alone, needs = [] }: Check, { testCode }: Options): boolean {
  return alone === true || needs.includes('account') || (needs.includes('member') && testCode === null)
}

function whySkipped(check: Check, options: Options): string | null {
  if (options.safe && isWriting(check)) return 'it writes, and --safe was asked for'
  return whatIsMissing(check.needs ?? [], options)
}

async function make(
  check: Check,
  turn: number,
  run: Run,
  { additions, isOver }: Pick<Shop, 'additions' | 'isOver'>,
): Promise<Result> {
  const { group, name } = check
  const { options } = run
  const since = performance.now()
  const { baseUrl, cookie, patience, safe, account } = options
  const shop: Shop = { line: { baseUrl, cookie, patience }, transcript: [], additions, safe, isOver }
  const secrets = account && 'password' in account ? [account.password] : []
  const findings: Finding[] = []
  const tell = (drift: Drift) =>
    findings.push(findingOf(drift, check, shop.transcript, { baseUrl, cookie, secrets }))
  let skipped = whySkipped(check, options)
  try {
    if (skipped === null) await check.run(openStage({ check, turn, shop, run, tell }))
  } catch (error) {
    if (error instanceof Skip) skipped = error.message
    else if (error instanceof Drift) tell(error)
    else throw new Error(`The check ${group}/${name} of verify is broken`, { cause: error })
  }
  return { group, name, findings, skipped, milliseconds: performance.now() - since }
}

/**
 * Makes the checks, several at a time but for those that have to be alone, and answers in the order of the list.
 * `onResult` hears of each as it ends.
 */
export async function runChecks(
  checks: readonly Check[],
  options: Options,
  onResult: (result: Result) => void = () => {},
): Promise<Report> {
  const run: Run = {
    options,
    facts: learnFacts(),
    newMobile: newMobiles(),
    account: shareAccount(options.account),
  }
  const additions = new Set<string>()
  const results = new Map<Check, Result>()
  let isOver = false

  async function work(queue: Check[]): Promise<void> {
    for (let check = queue.shift(); check && !isOver; check = queue.shift()) {
      const result = await make(check, checks.indexOf(check), run, { additions, isOver: () => isOver })
      results.set(check, result)
      onResult(result)
      isOver ||= options.stopAtFirst && result.findings.length > 0
    }
  }

  const together = checks.filter((check) => !isShared(check, options))
  const alone = checks.filter((check) => isShared(check, options))
  await Promise.all(Array.from({ length: atOnce }, () => work(together)))
  await work(alone)
  await run.account.tidy()
  return {
    results: checks.flatMap((check) => results.get(check) ?? []),
    additions: [...additions].toSorted(),
  }
}
