import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { checks } from '#contracts/verify/checks.ts'
import type { Options } from '#contracts/verify/options.ts'
import { findingsOf } from '#contracts/verify/report.ts'
import { runChecks } from '#contracts/verify/run.ts'
import { defaultNow } from '#mocks/server/clock.ts'
import type { Mutant } from '#mocks/mutants/mutant.ts'
import { editing } from '#mocks/mutants/mutant.ts'
import { openSession } from '#mocks/server/scenarios/open.ts'
import { defaultSessionId, sessions } from '#mocks/server/session.ts'
import { openMutant } from './mutant-server.ts'
import { mockOptions } from './verify-options.ts'

const folder = mkdtempSync(join(tmpdir(), 'verify-'))
afterAll(() => rmSync(folder, { recursive: true }))

const patience = 60_000
const node = join(import.meta.dirname, '../node_modules/.bin/node')

async function opened(mutant: Mutant | null = null): Promise<string> {
  const server = await openMutant(mutant)
  onTestFinished(() => server.close())
  return server.baseUrl
}

const optionsFor = (baseUrl: string, cookie: string, rest: Partial<Options> = {}): Options => ({
  ...mockOptions(baseUrl, cookie),
  baseUrl,
  cookie,
  seed: 1,
  safe: false,
  stopAtFirst: false,
  patience,
  ...rest,
})

/** Runs the script as a person does; its exit code and what it says. */
function verify(...args: string[]): Promise<{ code: number; output: string }> {
  const script = join(import.meta.dirname, 'contracts-verify.ts')
  return new Promise((resolve) => {
    execFile(node, [script, ...args], (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    )
  })
}

test.each([
  ['mock-session=verify', 'verify'],
  ['', defaultSessionId],
])(
  'the mock server holds, with the cookie "%s"',
  async (cookie, id) => {
    await openSession(id, { now: defaultNow })
    const { results, additions } = await runChecks(checks, optionsFor(await opened(), cookie))
    expect(results.flatMap(({ findings }) => findings)).toEqual([])
    expect(results.filter(({ skipped }) => skipped !== null)).toEqual([])
    expect(additions).toEqual([])
  },
  patience,
)

test.each([
  ['the last second of a day in Tehran', '2026-11-18T20:29:59Z'],
  ['midnight in Tehran', '2026-11-18T20:30:00Z'],
  ['the first second of Nowruz', '2027-03-20T20:30:00Z'],
  ['a leap day', '2028-02-29T08:30:00Z'],
  ['30 Esfand, a leap day of the Persian calendar', '2030-03-20T15:00:00Z'],
])(
  'the mock server holds at %s',
  async (_when, now) => {
    const id = `at-${Date.parse(now)}`
    await openSession(id, { now })
    const options = optionsFor(await opened(), `mock-session=${id}`, { safe: true })
    expect(findingsOf(await runChecks(checks, options))).toEqual([])
  },
  patience,
)

test(
  'nothing is ordered in the name of an account that is all there is',
  async () => {
    await openSession('account', { scenario: ['cart-with-lines'], now: defaultNow })
    const options = optionsFor(await opened(), 'mock-session=account', { testCode: null })
    const { results } = await runChecks(checks, options)
    expect(results.flatMap(({ findings }) => findings)).toEqual([])
    expect(sessions.get('account')!.world.orders).toEqual({})
  },
  patience,
)

test(
  'a run that has to be safe writes nothing',
  async () => {
    const options = optionsFor(await opened(), 'mock-session=safe', { safe: true })
    await fetch(`${options.baseUrl}/api/auth/user`, { headers: { cookie: options.cookie } })
    const before = sessions.get('safe')!.world
    const { results } = await runChecks(checks, options)
    expect(sessions.get('safe')!.world).toEqual(before)
    const made = results.filter(({ skipped }) => skipped === null).map(({ name }) => name)
    expect(made).toEqual(expect.arrayContaining(['products', 'anonymous-user-is-401', 'sorts-sort']))
  },
  patience,
)

test(
  'what is new in an answer is noted, and no finding',
  async () => {
    const newer = editing('a colour', ['getCart'], 'data', (cart: object) => ({ ...cart, colour: 'navy' }))
    const about = checks.filter(({ calls }) => calls.includes('getCart'))
    const report = await runChecks(about, optionsFor(await opened(newer), 'mock-session=newer'))
    expect(findingsOf(report)).toEqual([])
    expect(report.additions).toEqual(['getCart: data.colour'])
  },
  patience,
)

test(
  'ends with 0 where nothing drifts',
  async () => {
    const { code, output } = await verify('--base-url', await opened(), '--only', 'content')
    expect([code, output]).toEqual([0, expect.stringContaining('19 checks: 19 hold')])
  },
  patience,
)

test(
  'ends with 1 where something drifts, and writes it down',
  async () => {
    const broken = editing(
      'payable',
      ['getCart'],
      'data.totals.payable.amount',
      (amount: number) => amount + 1,
    )
    const [json, junit] = [join(folder, 'report.json'), join(folder, 'report.xml')]
    const files = ['--json', json, '--junit', junit]
    const { code, output } = await verify(
      '--base-url',
      await opened(broken),
      '--only',
      'shapes/getCart',
      ...files,
    )
    expect([code, output]).toEqual([1, expect.stringContaining('assumed: data.totals; the owner')])
    expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({
      results: [
        {
          name: 'getCart',
          findings: [{ call: 'getCart', curl: [/add/, /getCart/].map(() => expect.any(String)) }],
        },
      ],
    })
    expect(readFileSync(junit, 'utf8')).toContain('<testsuite name="shapes" tests="1" failures="1"')
  },
  patience,
)

test.each([
  ['nobody listens', ['--base-url', 'http://localhost:9'], 'cannot be reached'],
  ['the address is none', ['--base-url', 'shop'], 'it has to be an address'],
  ['a check is unknown', ['--base-url', 'http://localhost:9', '--only', 'kart'], '--only knows no "kart"'],
])(
  'ends with 2 when %s',
  async (_why, args, message) => {
    const { code, output } = await verify(...args)
    expect([code, output]).toEqual([2, expect.stringContaining(message)])
  },
  patience,
)

test(
  'ends with 2 where something else answers',
  async () => {
    const page = editing('a page', 'all', 'isSuccess', () => 'yes')
    const { code, output } = await verify('--base-url', await opened(page))
    expect([code, output]).toEqual([2, expect.stringContaining('does not answer in envelopes')])
  },
  patience,
)
