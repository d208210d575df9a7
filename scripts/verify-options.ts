import { parseCookie } from 'cookie'
import { contentKinds } from '#contracts/content.ts'
import { Skip } from '#contracts/verify/drift.ts'
import type { Account, EntryAddress, Options, ProductAddress } from '#contracts/verify/options.ts'
import { testCode } from '#mocks/domain/codes.ts'
import type { SessionSnapshot } from '#mocks/server/control.ts'
import { defaultSessionId } from '#mocks/server/session.ts'
import { backendAddress } from '../build/api-target.ts'
import { fail } from './options.ts'

type Given = {
  'base-url'?: string
  mock: boolean
  safe: boolean
  account?: string
  'test-code'?: string
  rebate?: string
  'rebate-minimum'?: string
  'former-product'?: string
  'former-category'?: string
  'former-entry'?: string
  'gone-product'?: string
  cookie: string
  seed?: string
}

type Named = Pick<Options, 'formerProducts' | 'formerCategory' | 'formerEntry' | 'goneProduct'>
type Known = Pick<
  Options,
  | 'account'
  | 'testCode'
  | 'rebate'
  | 'rebateMinimum'
  | 'advance'
  | 'settlePayment'
  | 'deliver'
  | 'letterLinks'
> &
  Named

export const unverifiableExitCode = 2

const sessionIdOf = (cookie: string) => parseCookie(cookie)['mock-session'] ?? defaultSessionId

type Place = { baseUrl: string; cookie: string; fetch: typeof fetch }

const advanceOf =
  ({ baseUrl, cookie, fetch }: Place) =>
  async (advance: number) => {
    const body = JSON.stringify({ id: sessionIdOf(cookie), change: { advance } })
    const { ok, status } = await fetch(`${baseUrl}/__mock/clock`, { method: 'POST', body })
    if (!ok) throw new Skip(`the clock of ${baseUrl} cannot be moved (${status})`)
  }

const deliverOf =
  ({ baseUrl, cookie, fetch }: Place) =>
  async (order: string) => {
    const body = JSON.stringify({ id: sessionIdOf(cookie), order })
    const { ok, status } = await fetch(`${baseUrl}/__mock/delivery`, { method: 'POST', body })
    if (!ok) throw new Skip(`${baseUrl} cannot deliver an order (${status})`)
  }

const letterLinksOf =
  ({ baseUrl, cookie, fetch }: Place) =>
  async (email: string) => {
    const response = await fetch(`${baseUrl}/__mock/session`, { headers: { cookie } })
    if (!response.ok) throw new Skip(`${baseUrl} does not show its letters (${response.status})`)
    const { state } = (await response.json()) as SessionSnapshot
    return state.letters.filter(({ to }) => to === email).map(({ path }) => path)
  }

const settlePaymentOf =
  ({ baseUrl, cookie, fetch }: Place): NonNullable<Options['settlePayment']> =>
  async (paymentUrl, outcome) => {
    const body = new URLSearchParams({ outcome })
    const url = new URL(paymentUrl, baseUrl)
    const { status } = await fetch(url, { method: 'POST', body, headers: { cookie }, redirect: 'manual' })
    if (status !== 303) throw new Skip(`the payment at ${url.href} cannot be settled (${status})`)
  }

export const mockOptions = (place: Place): Known => ({
  account: { mobile: '09121234567', code: testCode },
  testCode,
  rebate: 'ZARRIN10',
  rebateMinimum: 'NOWRUZ20',
  formerProducts: [
    { catLabel: 'copper', label: 'zanjan-cooking-pot' },
    { catLabel: 'copper', label: 'isfahan-turquoise-inlay-bowl' },
    { catLabel: 'ceramics', label: 'lalejin-glazed-bowl' },
  ],
  formerCategory: 'ceramics',
  formerEntry: { kind: 'blogs', label: 'how-to-know-saffron' },
  goneProduct: { catLabel: 'copper', label: 'tabriz-copper-scales' },
  advance: advanceOf(place),
  settlePayment: settlePaymentOf(place),
  deliver: deliverOf(place),
  letterLinks: letterLinksOf(place),
})

const nothingKnown: Known = {
  account: null,
  testCode: null,
  rebate: null,
  rebateMinimum: null,
  formerProducts: [],
  formerCategory: null,
  formerEntry: null,
  goneProduct: null,
  advance: null,
  settlePayment: null,
  deliver: null,
  letterLinks: null,
}

export function optionsFrom(given: Given): Options {
  const baseUrl = addressFrom(given['base-url'])
  const own = {
    baseUrl,
    seed: parseSeed(given.seed),
    safe: given.safe,
    cookie: given.cookie,
    stopAtFirst: false,
    patience: 15_000,
  }
  const account = given.account === undefined ? null : accountFrom(given.account)
  const known = given.mock ? mockOptions({ baseUrl, cookie: given.cookie, fetch }) : nothingKnown
  return {
    ...own,
    account: account ?? known.account,
    testCode: given['test-code'] ?? known.testCode,
    rebate: given.rebate ?? known.rebate,
    rebateMinimum: given['rebate-minimum'] ?? known.rebateMinimum,
    ...namedBy(given, known),
    advance: known.advance,
    settlePayment: known.settlePayment,
    deliver: known.deliver,
    letterLinks: known.letterLinks,
  }
}

const namedBy = (given: Given, known: Named): Named => ({
  formerProducts: given['former-product']?.split(',').map(productAddress) ?? known.formerProducts,
  formerCategory: given['former-category'] ?? known.formerCategory,
  formerEntry: given['former-entry'] === undefined ? known.formerEntry : entryAddress(given['former-entry']),
  goneProduct:
    given['gone-product'] === undefined ? known.goneProduct : productAddress(given['gone-product']),
})

function productAddress(text: string): ProductAddress {
  const [, catLabel, label] = /^([^/]+)\/([^/]+)$/.exec(text) ?? []
  if (catLabel && label) return { catLabel, label }
  return fail(`"${text}" is no address of a product; copper/old-pot would be one.`, unverifiableExitCode)
}

function entryAddress(text: string): EntryAddress {
  const [given, label] = text.split('/')
  const kind = contentKinds.find((each) => each === given)
  if (kind && label) return { kind, label }
  return fail(`"${text}" is no address of an entry; blogs/old-title would be one.`, unverifiableExitCode)
}

function addressFrom(text = ''): string {
  const complaint = `--base-url is "${text}"; it has to be an address, such as http://localhost:4010.`
  return backendAddress(text) ?? fail(complaint, unverifiableExitCode)
}

export function parseSeed(text = String(Date.now() % 1_000_000)): number {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  return fail(`--seed is "${text}"; it has to be a number of at most nine digits.`, unverifiableExitCode)
}

function accountFrom(text: string): Account {
  const [, mobile, kind, secret] = /^(09\d{9}):(code|password)=(.+)$/.exec(text) ?? []
  if (mobile && secret) return kind === 'code' ? { mobile, code: secret } : { mobile, password: secret }
  return fail('--account reads 09121234567:code=12345 or 09121234567:password=secret.', unverifiableExitCode)
}
