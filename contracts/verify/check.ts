import type { CallName } from './calls.ts'
import type { Stage } from './stage.ts'

/** What only the person who runs verify can give; each is an option of the command line. */
export type Need = 'account' | 'member' | 'testCode' | 'rebate' | 'clock'

export const groups = [
  'shapes',
  'reads',
  'languages',
  'cart',
  'sessions',
  'sign-in',
  'accounts',
  'catalogue',
  'orders',
  'content',
  'forms',
  'negatives',
  'fuzz',
] as const
export type Group = (typeof groups)[number]

/** One thing that has to hold. It throws a Drift, or a Skip with the reason why it cannot be looked at here. */
export type Check = {
  group: Group
  /** A sentence in kebab-case, or the name of a call. */
  name: string
  /** The calls it is about: `--only` finds it by them, and `--safe` leaves out what writes. */
  calls: readonly CallName[]
  /** Also true when the calls alone do not show it. */
  writes?: boolean
  needs?: readonly Need[]
  /** Takes stock, moves the clock or shares the account: no other check may run beside it. */
  alone?: boolean
  /** What we decided where the spec is silent, in words; a finding says it. */
  assumes?: string
  run(stage: Stage): Promise<void>
}

/** Writes checks of a group in short: `law('a-name', { calls: […] }, async (stage) => …)`. */
export const lawsOf =
  (group: Group) =>
  (name: string, rest: Omit<Check, 'group' | 'name' | 'run'>, run: Check['run']): Check => ({
    group,
    name,
    ...rest,
    run,
  })
