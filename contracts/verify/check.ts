import type { CallName } from '../registry.ts'
import type { CheckContext } from './check-context.ts'

export type Need =
  | 'account'
  | 'member'
  | 'testCode'
  | 'rebate'
  | 'rebateMinimum'
  | 'clock'
  | 'testPayment'
  | 'testDelivery'
  | 'testLetters'
  | 'formerProducts'
  | 'formerCategory'
  | 'formerEntry'
  | 'goneProduct'

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
  'wallet',
  'content',
  'forms',
  'negatives',
  'fuzz',
] as const
export type Group = (typeof groups)[number]

/** `run` throws a Drift, or a Skip with the reason why it cannot run. */
export type Check = {
  group: Group
  name: string
  /** `--only` finds the check by these calls; `--safe` leaves it out when one of them writes. */
  calls: readonly CallName[]
  /** For writes that `calls` does not show. */
  writes?: boolean
  needs?: readonly Need[]
  /** Never runs in parallel: it takes stock, votes, moves the clock or shares the account. */
  alone?: boolean
  /** Our decision where the spec is silent; shown in findings. */
  assumes?: string
  run(context: CheckContext): Promise<void>
}

export const lawsOf =
  (group: Group) =>
  (name: string, rest: Omit<Check, 'group' | 'name' | 'run'>, run: Check['run']): Check => ({
    group,
    name,
    ...rest,
    run,
  })
