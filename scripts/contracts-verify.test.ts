import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import type { CallName } from '#contracts/registry.ts'
import { checks } from '#contracts/verify/checks.ts'
import type { Options } from '#contracts/verify/options.ts'
import { findingsOf } from '#contracts/verify/report.ts'
import { runChecks } from '#contracts/verify/run.ts'
import { defaultNow } from '#mocks/server/clock.ts'
import type { Mutant } from '#mocks/mutants/mutant.ts'
import { intercepting, rewritingField } from '#mocks/mutants/mutant.ts'
import { openSession } from '#mocks/server/scenarios/open.ts'
import { putSession, sessions } from '#mocks/server/session.ts'
import { catalogueOf } from '#mocks/shop/catalogue/catalogue-variants.ts'
import { fetchOf, openMutant } from './mutant-server.ts'
import { mockOptions } from './verify-options.ts'

const folder = mkdtempSync(join(tmpdir(), 'verify-'))
afterAll(() => rmSync(folder, { recursive: true }))

const patience = 60_000
const env = { ...process.env, NODE_COMPILE_CACHE: join(folder, 'compiled') }
const node = join(import.meta.dirname, '../node_modules/.bin/node')

async function startServer(mutant: Mutant | null = null): Promise<string> {
  const server = await openMutant(mutant)
  onTestFinished(() => server.close())
  return server.baseUrl
}

const optionsFor = (cookie: string, rest: Partial<Options> = {}): Options => {
  const place = { baseUrl: 'http://localhost', fetch: fetchOf(null), cookie, ...rest }
  return { ...mockOptions(place), seed: 1, safe: false, stopAtFirst: false, patience, ...place }
}

function verify(...args: string[]): Promise<{ code: number; output: string }> {
  const script = join(import.meta.dirname, 'contracts-verify.ts')
  return new Promise((resolve) => {
    execFile(node, [script, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    )
  })
}

test.each([
  ['the last second of a day in Tehran', '2026-11-18T20:29:59Z'],
  ['midnight in Tehran', '2026-11-18T20:30:00Z'],
  ['the first second of Nowruz', '2027-03-20T20:30:00Z'],
  ['a leap day', '2028-02-29T08:30:00Z'],
  ['30 Esfand, a leap day of the Persian calendar', '2030-03-20T15:00:00Z'],
])(
  'the mock server passes the read checks at %s',
  async (_when, now) => {
    const id = `at-${Date.parse(now)}`
    await openSession(id, { now })
    const options = optionsFor(`mock-session=${id}`, { safe: true })
    expect(findingsOf(await runChecks(checks, options))).toEqual([])
  },
  patience,
)

test(
  'verify places no order with the account that it is given',
  async () => {
    await openSession('account', { scenario: ['cart-with-lines'], now: defaultNow })
    const options = optionsFor('mock-session=account', { testCode: null })
    const { results } = await runChecks(checks, options)
    expect(results.flatMap(({ findings }) => findings)).toEqual([])
    expect(sessions.get('account')!.world.orders).toEqual({})
  },
  patience,
)

test(
  'a safe run changes nothing on the server',
  async () => {
    const options = optionsFor('mock-session=safe', { safe: true, baseUrl: await startServer(), fetch })
    await fetch(`${options.baseUrl}/api/auth/user`, { headers: { cookie: options.cookie } })
    const before = sessions.get('safe')!.world
    const { results } = await runChecks(checks, options)
    expect(sessions.get('safe')!.world).toEqual(before)
    const made = results.filter(({ skipped }) => skipped === null).map(({ name }) => name)
    expect(made).toEqual(expect.arrayContaining(['products', 'anonymous-user-is-401', 'sorts-sort']))
  },
  patience,
)

const checksOf = (...names: CallName[]) =>
  checks.filter(({ calls }) => calls.some((call) => names.includes(call)))

test(
  'checks that vote for reviews do not disturb each other',
  async () => {
    const options = optionsFor('mock-session=votes', { baseUrl: await startServer(), fetch })
    expect(findingsOf(await runChecks(checksOf('markHelpful'), options))).toEqual([])
  },
  patience,
)

test(
  'goods that sell out during a run skip checks instead of failing them',
  async () => {
    const { session } = await openSession('scarce', { now: defaultNow })
    const { rows } = await catalogueOf(session.world.catalogue)
    const sold = rows.flatMap(({ en }, product) =>
      en.items.map(({ id, stockLeft }, variant) => [id, stockLeft - (product < 8 && variant === 0 ? 8 : 0)]),
    )
    putSession({ ...session, world: { ...session.world, sold: Object.fromEntries(sold) } })
    const buying = checks.filter(({ group }) => group === 'orders' || group === 'wallet')
    const { results } = await runChecks(buying, optionsFor('mock-session=scarce'))
    expect(results.flatMap(({ findings }) => findings)).toEqual([])
  },
  patience,
)

test(
  'a new response field is an addition and not a finding',
  async () => {
    const newer = rewritingField('a colour', ['getCart'], 'data', (cart: object) => ({
      ...cart,
      colour: 'navy',
    }))
    const report = await runChecks(
      checksOf('getCart'),
      optionsFor('mock-session=newer', { fetch: fetchOf(newer) }),
    )
    expect(findingsOf(report)).toEqual([])
    expect(report.additions).toEqual(['getCart: data.colour'])
  },
  patience,
)

type ListedOrder = { isPartlyCancelled?: boolean }
type Step = { status: string; at: string }
type OrderPayment = { merchant: string | null }

test.each([
  rewritingField('a whole order is told to be whole', ['orders'], 'list.*', (order: ListedOrder) => ({
    isPartlyCancelled: false,
    ...order,
  })),
  rewritingField('a registered order has waited', ['order'], 'data.history', (history: Step[]) =>
    history[0]?.status === 'registered'
      ? [{ ...history[0], status: 'awaitingPayment' }, ...history]
      : history,
  ),
  rewritingField(
    'a payment without a chosen merchant',
    ['order'],
    'data.payment',
    (payment: OrderPayment | null) =>
      payment && { ...payment, merchant: payment.merchant ?? 'The bank of the shop' },
  ),
])(
  'orders may be answered otherwise than by the mock server: $name',
  async (mutant) => {
    const names = ['order-is-listed', 'order-keeps-lines-and-totals', 'online-order-has-a-payment-page']
    const about = checks.filter(({ name }) => names.includes(name))
    const options = optionsFor(`mock-session=lawful-${mutant.calls}`, { fetch: fetchOf(mutant) })
    expect(findingsOf(await runChecks(about, options))).toEqual([])
  },
  patience,
)

/** Answers a known attempt as before, whoever says it. */
const attemptsOfTheShop = intercepting('attempts of the shop', ['saveAddress', 'saveList'], () => {
  const answers = new Map<unknown, Response>()
  return async ({ input: { attemptId } }, pass) => {
    const known = attemptId === undefined ? undefined : answers.get(attemptId)
    if (known) return known.clone()
    const response = await pass()
    answers.set(attemptId, response.clone())
    return response
  }
})

test(
  'verify repeats no attempt in its second run on the same server',
  async () => {
    const options = optionsFor('mock-session=again', { fetch: fetchOf(attemptsOfTheShop) })
    const about = checks.filter(({ name }) => /^retried-(address|list)/.test(name))
    await runChecks(about, options)
    expect(findingsOf(await runChecks(about, options))).toEqual([])
  },
  patience,
)

test(
  'the exit code is 0 without drift',
  async () => {
    const { code, output } = await verify('--base-url', await startServer(), '--only', 'content')
    expect([code, output]).toEqual([0, expect.stringContaining('23 checks: 23 hold')])
  },
  patience,
)

test(
  'drift exits with 1 and is written to the JSON and JUnit reports',
  async () => {
    const broken = rewritingField(
      'payable',
      ['getCart'],
      'data.totals.payable.amount',
      (amount: number) => amount + 1,
    )
    const [json, junit] = [join(folder, 'report.json'), join(folder, 'report.xml')]
    const files = ['--json', json, '--junit', junit]
    const { code, output } = await verify(
      '--base-url',
      await startServer(broken),
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

test(
  'a server whose former addresses are given keeps their laws, and without them the checks are skipped',
  async () => {
    const baseUrl = await startServer()
    const only = [
      '--base-url',
      baseUrl,
      '--only',
      'a-former-address-answers-the-product-with-its-present-one',
    ]
    const given = await verify(...only, '--former-product', 'copper/zanjan-cooking-pot')
    expect([given.code, given.output]).toEqual([0, expect.stringContaining('1 check: 1 hold')])
    expect((await verify(...only)).output).toContain('needs --former-product')
    const present = await verify(...only, '--former-product', 'copper/zanjan-copper-pot')
    expect([present.code, present.output]).toEqual([
      1,
      expect.stringContaining('another address than copper/zanjan-copper-pot'),
    ])
  },
  patience,
)

test.each([
  [
    'an address has no category',
    ['--base-url', 'http://localhost:9', '--gone-product', 'scales'],
    '"scales" is no address of a product',
  ],
  [
    'an entry is of an unknown kind',
    ['--base-url', 'http://localhost:9', '--former-entry', 'news/old'],
    '"news/old" is no address of an entry',
  ],
  ['the server is unreachable', ['--base-url', 'http://localhost:9'], 'cannot be reached'],
  ['the base URL is invalid', ['--base-url', 'shop'], 'it has to be an address'],
  [
    'a check name is unknown',
    ['--base-url', 'http://localhost:9', '--only', 'kart'],
    '--only knows no "kart"',
  ],
])(
  'the exit code is 2 when %s',
  async (_why, args, message) => {
    const { code, output } = await verify(...args)
    expect([code, output]).toEqual([2, expect.stringContaining(message)])
  },
  patience,
)

test(
  'the exit code is 2 when the responses are not envelopes',
  async () => {
    const page = rewritingField('a page', 'all', 'isSuccess', () => 'yes')
    const { code, output } = await verify('--base-url', await startServer(page))
    expect([code, output]).toEqual([2, expect.stringContaining('does not answer in envelopes')])
  },
  patience,
)

test(
  'the exit code is 2 when every check is skipped',
  async () => {
    const { code, output } = await verify('--base-url', await startServer(), '--safe', '--only', 'setRebate')
    expect([code, output]).toEqual([2, expect.stringContaining(' 0 hold,')])
  },
  patience,
)
