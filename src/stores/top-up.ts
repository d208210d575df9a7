import * as z from 'zod/mini'
import { topUp as contract } from '#contracts/wallet.ts'
import { persisted } from './persisted.ts'

const TopUp = z.object({
  typed: z._default(z.string(), ''),
  /** A sent top-up that is pending or lost its answer. */
  attempt: z._default(z.nullable(contract.input), null),
})
export type TopUpAttempt = z.output<typeof contract.input>

export const topUp = persisted('zarrin-personal-top-up', TopUp, { in: 'session' })

export function topUpTyped(text: string) {
  topUp.typed = text
}

export function topUpSent(attempt: TopUpAttempt) {
  topUp.attempt = attempt
}

export function topUpAnswered() {
  topUp.attempt = null
}

export function resetTopUp() {
  Object.assign(topUp, TopUp.parse({}))
}
