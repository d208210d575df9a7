import * as z from 'zod/mini'
import { persisted } from './persisted.ts'

const Consent = z.object({ answer: z._default(z.enum(['asked', 'granted', 'denied']), 'asked') })

/** Whether this visit may be told of; `asked` until there is an answer. */
export const consent = persisted('zarrin-consent', Consent)

export function consentAnswered(answer: 'granted' | 'denied') {
  consent.answer = answer
}

/** By the visitor's own wish; meanwhile nothing is told. */
export function consentAskedAgain() {
  consent.answer = 'asked'
}
