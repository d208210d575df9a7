import * as z from 'zod/mini'
import { persisted } from './persisted.ts'

/** The screens of /loginRegister, by the spec's names and numbers. */
export const screens = { login: '2', login2tep: '3', register: '1' } as const
export type Screen = (typeof screens)[keyof typeof screens]

const Text = z._default(z.string(), '')

const LoginFlow = z.object({
  backUrl: Text,
  screen: z._default(z.enum(screens), screens.login),
  mobile: Text,
  /** Sign-in methods of this mobile, by the user detail. */
  methods: z._default(z.array(z.enum(['code', 'password'])), ['code', 'password']),
  method: z._default(z.enum(['code', 'password']), 'code'),
  isCodeSent: z._default(z.boolean(), false),
  /** When another code may be requested, milliseconds since the epoch. */
  resendAt: z._default(z.number(), 0),
  firstName: Text,
  lastName: Text,
  /** The member whose session expired in this tab; 0 for nobody. */
  member: z._default(z.int(), 0),
  /** The id of a product to like after signing in; 0 for none. */
  like: z._default(z.int(), 0),
})

/** How far signing in got in this tab, what was typed, and where it leads back to. */
export const loginFlow = persisted('zarrin-own-entry', LoginFlow, { in: 'session' })

/** Keeps the back URL, the pending like and whose session expired. */
export function resetLoginFlow() {
  const { backUrl, like, member } = loginFlow
  Object.assign(loginFlow, LoginFlow.parse({}), { backUrl, like, member })
}

export function rememberLike(id: number) {
  loginFlow.like = id
}

/** Returns the pending like once, then null. */
export function takePendingLike(): number | null {
  const id = loginFlow.like
  loginFlow.like = 0
  return id || null
}
