import * as z from 'zod/mini'
import { post } from './endpoint.ts'
import { Day, Mobile, Money, Nothing, WallTime } from './values.ts'

/** The shop calls on every day but Friday, `from` included and `until` not, by the clock in Tehran. */
export const callHours = { from: '09:00', until: '17:00' } as const

/** The work that can be applied for; the server may have filled a place since. */
export const roles = ['weaver', 'restorer', 'packer', 'seller', 'photographer', 'support'] as const
export type Role = (typeof roles)[number]

/** The media types of a CV, by the ending of a file's name. */
export const cvTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

/** Bytes. */
export const cvLimit = 2 * 1024 * 1024
const base64Length = Math.ceil(cvLimit / 3) * 4

const Line = z.string().check(z.trim(), z.minLength(2), z.maxLength(120))
const Paragraph = z.string().check(z.trim(), z.minLength(10), z.maxLength(4000))
const sender = { fullName: Line, mobile: Mobile }

/** `content` is base64, without a `data:` before it. */
const Cv = z.object({
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
    /** When to call back, yet to come and within the hours of the shop; any time when left out. */
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
