import type { ContentKind } from '../content.ts'
import type { Need } from './check.ts'

export type Account = { mobile: string } & ({ code: string } | { password: string })

export type ProductAddress = { catLabel: string; label: string }

export type EntryAddress = { kind: ContentKind; label: string }

export type Options = {
  /** Without a trailing slash. */
  baseUrl: string
  seed: number
  safe: boolean
  /** Sent with every call: `mock-session=abc`. */
  cookie: string
  account: Account | null
  /** Accepted for any mobile, so that verify may register members. */
  testCode: string | null
  /** A rebate code of every product. */
  rebate: string | null
  /** A rebate code with a minimum: more than the cheapest product costs, less than five pieces of the dearest. */
  rebateMinimum: string | null
  formerProducts: readonly ProductAddress[]
  formerCategory: string | null
  formerEntry: EntryAddress | null
  goneProduct: ProductAddress | null
  advance: ((seconds: number) => Promise<void>) | null
  /** Ends a payment at the test page that `paymentUrl` opens. */
  settlePayment: ((paymentUrl: string, outcome: 'paid' | 'failed' | 'cancelled') => Promise<void>) | null
  /** Has an order sent and delivered at once. */
  deliver: ((orderId: string) => Promise<void>) | null
  /** Paths of the links in the letters to an e-mail address, the oldest first. */
  letterLinks: ((email: string) => Promise<readonly string[]>) | null
  stopAtFirst: boolean
  /** Request timeout, milliseconds. */
  patience: number
  /** Reaches a server in this process; the global one by default. */
  fetch?: typeof fetch
}

const isProvided: Record<Need, (options: Options) => boolean> = {
  account: ({ account }) => account !== null,
  member: ({ account, testCode }) => account !== null || testCode !== null,
  testCode: ({ testCode }) => testCode !== null,
  rebate: ({ rebate }) => rebate !== null,
  rebateMinimum: ({ rebateMinimum }) => rebateMinimum !== null,
  clock: ({ advance }) => advance !== null,
  testPayment: ({ settlePayment }) => settlePayment !== null,
  testDelivery: ({ deliver }) => deliver !== null,
  testLetters: ({ letterLinks }) => letterLinks !== null,
  formerProducts: ({ formerProducts }) => formerProducts.length > 0,
  formerCategory: ({ formerCategory }) => formerCategory !== null,
  formerEntry: ({ formerEntry }) => formerEntry !== null,
  goneProduct: ({ goneProduct }) => goneProduct !== null,
}

const hints: Record<Need, string> = {
  account: 'needs --account',
  member: 'needs --account or --test-code',
  testCode: 'needs --test-code',
  rebate: 'needs --rebate',
  rebateMinimum: 'needs --rebate-minimum',
  clock: 'needs a server whose clock can be moved (--mock)',
  testPayment: 'needs a server with a test payment page (--mock)',
  testDelivery: 'needs a server that can deliver an order at once (--mock)',
  testLetters: 'needs a server that shows the letters it has sent (--mock)',
  formerProducts: 'needs --former-product',
  formerCategory: 'needs --former-category',
  formerEntry: 'needs --former-entry',
  goneProduct: 'needs --gone-product',
}

export function missingNeed(needs: readonly Need[], options: Options): string | null {
  const missing = needs.find((need) => !isProvided[need](options))
  return missing === undefined ? null : hints[missing]
}
