import type { Need } from './check.ts'

export type Account = { mobile: string } & ({ code: string } | { password: string })

export type Options = {
  /** Without a slash at its end; the paths of the contracts follow it. */
  baseUrl: string
  /** Decides everything that is drawn: mobiles, orders of steps, fuzz. */
  seed: number
  /** Only calls that read. */
  safe: boolean
  /** A cookie header for every call, such as `mock-session=abc`. */
  cookie: string
  account: Account | null
  /** A code that opens any mobile: verify may then register members of its own. */
  testCode: string | null
  rebate: string | null
  /** Moves the server's clock on. */
  advance: ((seconds: number) => Promise<void>) | null
  stopAtFirst: boolean
  /** Milliseconds until a server counts as silent. */
  patience: number
}

const isThere: Record<Need, (options: Options) => boolean> = {
  account: ({ account }) => account !== null,
  member: ({ account, testCode }) => account !== null || testCode !== null,
  testCode: ({ testCode }) => testCode !== null,
  rebate: ({ rebate }) => rebate !== null,
  clock: ({ advance }) => advance !== null,
}

const hints: Record<Need, string> = {
  account: 'needs --account',
  member: 'needs --account or --test-code',
  testCode: 'needs --test-code',
  rebate: 'needs --rebate',
  clock: 'needs a server whose clock can be moved (--mock)',
}

/** Why a check with these needs cannot be made; null when it can. */
export function whatIsMissing(needs: readonly Need[], options: Options): string | null {
  const missing = needs.find((need) => !isThere[need](options))
  return missing === undefined ? null : hints[missing]
}
