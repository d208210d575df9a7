import * as z from 'zod/mini'
import { post } from './endpoint.ts'
import { AttemptId, Day, Mobile, Money, Nothing, WallTime } from './values.ts'

/** Call-back hours in Tehran on every day but Friday; `until` is exclusive. */
export const callHours = { from: '09:00', until: '17:00' } as const

export const roles = ['weaver', 'restorer', 'packer', 'seller', 'photographer', 'support'] as const
export type Role = (typeof roles)[number]

export const cvTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

export const cvMaxBytes = 2 * 1024 * 1024
const base64Length = Math.ceil(cvMaxBytes / 3) * 4

const line = (most: number) => z.string().check(z.trim(), z.minLength(2), z.maxLength(most))
const Line = line(120)
const Paragraph = z.string().check(z.trim(), z.minLength(10), z.maxLength(4000))
/** `fullName` is prefilled with that of the member. */
const sender = { fullName: line(121), mobile: Mobile, attemptId: z.optional(AttemptId) }

/** `content` is base64 without a `data:` prefix. */
export const Cv = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(255)),
  type: z.enum(Object.values(cvTypes)),
  content: z.string().check(z.minLength(4), z.maxLength(base64Length), z.regex(/^[A-Za-z\d+/]+={0,2}$/)),
})
export type Cv = z.output<typeof Cv>

const sent = { output: Nothing, provenance: 'assumed' } as const

export const contactForm = post('/api/forms/contact', {
  input: z.object({ ...sender, subject: Line, message: Paragraph }),
  ...sent,
})

export const requestForm = post('/api/forms/request', {
  input: z.object({
    ...sender,
    city: Line,
    wish: Paragraph,
    budget: z.optional(Money),
    /** In the future and within `callHours`; any time when left out. */
    callAt: z.optional(WallTime),
  }),
  ...sent,
})

export const employmentForm = post('/api/forms/employment', {
  input: z.object({
    ...sender,
    birthDate: z.optional(Day),
    role: z.enum(roles),
    about: Paragraph,
    cv: Cv,
  }),
  ...sent,
})
