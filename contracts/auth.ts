import * as z from 'zod/mini'
import { get, post } from './endpoint.ts'
import { BasketId, Id, Mobile, NoInput, Nothing, OtpCode } from './values.ts'

export const User = z.object({
  id: Id,
  fullName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  mobile: Mobile,
})
export type User = z.output<typeof User>

/** The basket that is current after signing in: the guest's, merged into the member's. */
const Session = z.object({ cartCode: z.nullable(BasketId) })

const Name = z.string().check(z.trim(), z.minLength(2), z.maxLength(60))
const NewPassword = z.string().check(z.minLength(8), z.maxLength(128))

export const userDetail = post('/api/auth/userDetail', {
  input: z.object({ mobile: Mobile }),
  output: z.object({ mobile: Mobile, methods: z.array(z.enum(['code', 'password'])) }),
  provenance: 'spec',
  assumes: ['data'],
})

export const otp = post('/api/auth/otp', {
  input: z.object({ mobile: Mobile }),
  /** Seconds until a new code may be asked for. */
  output: z.object({ resendAfter: z.int() }),
  provenance: 'spec',
  assumes: ['data'],
})

export const checkOtp = post('/api/auth/checkOtp', {
  input: z.object({ mobile: Mobile, code: OtpCode }),
  output: z.object({ isRegistered: z.boolean() }),
  provenance: 'spec',
  assumes: ['data'],
})

export const login = post('/api/auth/login', {
  input: z.object({
    mobile: Mobile,
    code: z.optional(OtpCode),
    password: z.optional(z.string().check(z.minLength(1), z.maxLength(128))),
    cartCode: z.optional(BasketId),
  }),
  output: Session,
  provenance: 'spec',
  assumes: ['data'],
})

export const register = post('/api/auth/register', {
  input: z.object({
    mobile: Mobile,
    code: OtpCode,
    firstName: Name,
    lastName: Name,
    password: z.optional(NewPassword),
    cartCode: z.optional(BasketId),
  }),
  output: Session,
  provenance: 'spec',
  assumes: ['input', 'data'],
})

export const user = get('/api/auth/user', {
  input: NoInput,
  output: User,
  provenance: 'spec',
  access: 'member',
  assumes: ['data'],
})

export const updateUser = post('/api/auth/updateUser', {
  input: z.object({ firstName: Name, lastName: Name }),
  output: User,
  provenance: 'assumed',
  access: 'member',
})

/** The first password too: a code sent to the member's mobile stands for the old one. */
export const changePassword = post('/api/auth/changePassword', {
  input: z.object({ code: OtpCode, password: NewPassword }),
  output: Nothing,
  provenance: 'assumed',
  access: 'member',
})

export const refresh = post('/api/auth/refresh', { input: NoInput, output: Nothing, provenance: 'assumed' })

export const logout = post('/api/auth/logout', { input: NoInput, output: Nothing, provenance: 'assumed' })
