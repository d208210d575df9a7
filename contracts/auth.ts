import * as z from 'zod/mini'
import { post } from './endpoint.ts'
import { User } from './user.ts'
import { BasketId, Mobile, NoInput, Nothing, OtpCode } from './values.ts'

/** The current cart after sign-in: the guest’s merged into the member’s. */
const Session = z.object({ cartCode: z.nullable(BasketId) })

const Name = z.string().check(z.trim(), z.minLength(2), z.maxLength(60))
export const maxPasswordLength = 128
const NewPassword = z.string().check(z.minLength(8), z.maxLength(maxPasswordLength))

export const userDetail = post('/api/auth/userDetail', {
  input: z.object({ mobile: Mobile }),
  output: z.object({ mobile: Mobile, methods: z.array(z.enum(['code', 'password'])) }),
  provenance: 'spec',
  assumes: ['data'],
})

export const otp = post('/api/auth/otp', {
  input: z.object({ mobile: Mobile }),
  /** Seconds. */
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

export const updateUser = post('/api/auth/updateUser', {
  input: z.object({ firstName: Name, lastName: Name }),
  output: User,
  provenance: 'assumed',
  access: 'member',
})

/** Also sets the first password: a code sent to the mobile replaces the old one. */
export const changePassword = post('/api/auth/changePassword', {
  input: z.object({ code: OtpCode, password: NewPassword }),
  output: Nothing,
  provenance: 'assumed',
  access: 'member',
})

export const logout = post('/api/auth/logout', { input: NoInput, output: Nothing, provenance: 'assumed' })
