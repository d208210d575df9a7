import * as z from 'zod/mini'
import { post } from './endpoint.ts'
import { Day, Mobile, Nothing } from './values.ts'

const Line = z.string().check(z.trim(), z.minLength(2), z.maxLength(120))
const Paragraph = z.string().check(z.trim(), z.minLength(10), z.maxLength(4000))

const sent = { output: Nothing, provenance: 'assumed' } as const

export const contactForm = post('/api/forms/contact', {
  input: z.object({ fullName: Line, mobile: Mobile, subject: Line, message: Paragraph }),
  ...sent,
})

export const requestForm = post('/api/forms/request', {
  input: z.object({ fullName: Line, mobile: Mobile, wish: Paragraph, callAt: z.optional(z.string()) }),
  ...sent,
})

export const employmentForm = post('/api/forms/employment', {
  input: z.object({
    fullName: Line,
    mobile: Mobile,
    birthDate: z.optional(Day),
    role: Line,
    about: Paragraph,
  }),
  ...sent,
})
