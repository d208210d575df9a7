import * as z from 'zod/mini'
import { persisted } from './persisted.ts'

const Consent = z.object({ answer: z._default(z.enum(['asked', 'granted', 'denied']), 'asked') })

export const consent = persisted('zarrin-consent', Consent)

export function consentAnswered(answer: 'granted' | 'denied') {
  consent.answer = answer
}

export function consentReset() {
  consent.answer = 'asked'
}
