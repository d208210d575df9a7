import * as z from 'zod/mini'
import { topUp as contract } from '#contracts/wallet.ts'
import { persisted } from './persisted.ts'

const TopUp = z.object({
  typed: z._default(z.string(), ''),
  /** A sent top-up that is pending or lost its answer. */
  attempt: z._default(z.nullable(contract.input), null),
  /** When the attempt gets too old to be sent again. */
  until: z._default(z.number(), 0),
})
export type TopUpAttempt = z.output<typeof contract.input>

export const topUp = persisted('zarrin-personal-top-up', TopUp, { in: 'session' })

export function topUpTyped(text: string) {
  topUp.typed = text
}

/** Milliseconds. The payment that an attempt has opened expires. */
const retryWindow = 10 * 60_000

/** The attempt whose answer was lost, unless it is too old. */
export const unresolvedAttempt = () => (Date.now() <= topUp.until ? topUp.attempt : null)

export function topUpSent(attempt: TopUpAttempt) {
  if (unresolvedAttempt()?.attemptId !== attempt.attemptId) topUp.until = Date.now() + retryWindow
  topUp.attempt = attempt
}

export function topUpAnswered() {
  topUp.attempt = null
}

export function resetTopUp() {
  Object.assign(topUp, TopUp.parse({}))
}
