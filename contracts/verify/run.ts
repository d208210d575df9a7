import { createSharedAccount } from './shared-account.ts'
import { isReadOnly } from './call-properties.ts'
import type { Check, Group } from './check.ts'
import { Drift, Skip } from './drift.ts'
import { createCatalogueCache } from './catalogue-cache.ts'
import { findingOf } from './finding.ts'
import type { Finding } from './finding.ts'
import type { RunContext } from './create-check-context.ts'
import { createCheckContext } from './create-check-context.ts'
import type { Options } from './options.ts'
import { missingNeed } from './options.ts'
import { createMobileGenerator } from './member-fixtures.ts'
import type { ClientContext } from './shopper.ts'

export type Result = {
  group: Group
  name: string
  findings: Finding[]
  skipped: string | null
  milliseconds: number
}

export type Report = { results: Result[]; additions: string[] }

const concurrency = 8

const isWriting = ({ calls, writes }: Check) => writes === true || !calls.every(isReadOnly)

function isSerial({ alone, needs = [] }: Check, { testCode }: Options): boolean {
  return alone === true || needs.includes('account') || (needs.includes('member') && testCode === null)
}

function skipReason(check: Check, options: Options): string | null {
  if (options.safe && isWriting(check)) return 'it writes, and --safe was asked for'
  return missingNeed(check.needs ?? [], options)
}

/** The answers may fit their schemas and still lack what the check goes on with. */
const unfinished = (error: unknown) =>
  new Drift({ expected: 'answers that let the check run to its end', came: String(error) })

async function runCheck(
  check: Check,
  turn: number,
  run: RunContext,
  { additions, isOver }: Pick<ClientContext, 'additions' | 'isOver'>,
): Promise<Result> {
  const { group, name } = check
  const { options } = run
  const since = performance.now()
  const { baseUrl, cookie, patience, fetch, safe, account } = options
  const shop: ClientContext = {
    connection: { baseUrl, cookie, patience, fetch },
    transcript: [],
    additions,
    safe,
    isOver,
  }
  const secrets = account && 'password' in account ? [account.password] : []
  const findings: Finding[] = []
  const report = (drift: Drift) =>
    findings.push(findingOf(drift, check, shop.transcript, { baseUrl, cookie, secrets }))
  let skipped = skipReason(check, options)
  try {
    if (skipped === null && isSerial(check, options)) run.facts.forgetStock()
    if (skipped === null) await check.run(createCheckContext({ check, turn, shop, run, report }))
  } catch (error) {
    if (error instanceof Skip) skipped = error.message
    else report(error instanceof Drift ? error : unfinished(error))
  }
  return { group, name, findings, skipped, milliseconds: performance.now() - since }
}

export async function runChecks(
  checks: readonly Check[],
  options: Options,
  onResult: (result: Result) => void = () => {},
): Promise<Report> {
  const run: RunContext = {
    options,
    facts: createCatalogueCache(),
    newMobile: createMobileGenerator(),
    account: createSharedAccount(options.account),
  }
  const additions = new Set<string>()
  const results = new Map<Check, Result>()
  let isOver = false

  async function drain(queue: Check[]): Promise<void> {
    for (let check = queue.shift(); check && !isOver; check = queue.shift()) {
      const result = await runCheck(check, checks.indexOf(check), run, { additions, isOver: () => isOver })
      results.set(check, result)
      onResult(result)
      isOver ||= options.stopAtFirst && result.findings.length > 0
    }
  }

  const parallelChecks = checks.filter((check) => !isSerial(check, options))
  const serialChecks = checks.filter((check) => isSerial(check, options))
  await Promise.all(Array.from({ length: concurrency }, () => drain(parallelChecks)))
  await drain(serialChecks)
  await run.account.cleanUp()
  return {
    results: checks.flatMap((check) => results.get(check) ?? []),
    additions: [...additions].toSorted(),
  }
}
