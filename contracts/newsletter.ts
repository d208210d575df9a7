import * as z from 'zod/mini'
import { post } from './endpoint.ts'
import { Nothing } from './values.ts'

/** Compared without regard to case. */
const Email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254),
    z.regex(/^[\w.%+'-]+@[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}$/),
  )

/** Days for which the link of a letter confirms. */
export const confirmationDays = 7

/** Sends a letter with a link that confirms. The answer is the same whatever the shop knows of the address. */
export const subscribeNewsletter = post('/api/newsletter/subscribe', {
  input: z.object({
    email: Email,
    /** Language of the letters. */
    locale: z.enum(['fa', 'en', 'ru']),
    /** The words that were ticked, as they were shown: the proof of what was agreed to. */
    consent: z.string().check(z.trim(), z.minLength(10), z.maxLength(500)),
  }),
  output: Nothing,
  provenance: 'assumed',
})

const byLink = {
  input: z.object({ secret: z.string().check(z.maxLength(64)) }),
  /** `isRepeated`: it was so before, and stays so. */
  output: z.object({ isRepeated: z.boolean() }),
  provenance: 'assumed',
} as const

/** 404 for an unknown link and for one of an address that has left since; 410 after `confirmationDays`. */
export const confirmNewsletter = post('/api/newsletter/confirm', { ...byLink, mayBeGone: true })

/** The link is in each letter, is another one than that which confirms, and never expires. */
export const unsubscribeNewsletter = post('/api/newsletter/unsubscribe', byLink)
