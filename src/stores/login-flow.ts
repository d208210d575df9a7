import * as z from 'zod/mini'
import { persisted } from './persisted.ts'

/** Screens of /loginRegister, with the spec's numbers and the spec's spelling of `login2tep`. */
export const screens = { login: '2', login2tep: '3', register: '1' } as const
export const loginTwoStep = screens.login2tep
export type Screen = (typeof screens)[keyof typeof screens]

const Text = z._default(z.string(), '')

const LoginFlow = z.object({
  backUrl: Text,
  screen: z._default(z.enum(screens), screens.login),
  mobile: Text,
  methods: z._default(z.array(z.enum(['code', 'password'])), ['code', 'password']),
  method: z._default(z.enum(['code', 'password']), 'code'),
  isCodeSent: z._default(z.boolean(), false),
  /** Milliseconds since the epoch. */
  resendAt: z._default(z.number(), 0),
  firstName: Text,
  lastName: Text,
  /** Id of the member whose session expired in this tab; 0 for none. */
  member: z._default(z.int(), 0),
  /** Id of the product to like after signing in; 0 for none. */
  like: z._default(z.int(), 0),
})

export const loginFlow = persisted('zarrin-personal-login-flow', LoginFlow, { in: 'session' })

export function resetLoginFlow() {
  const { backUrl, like, member } = loginFlow
  Object.assign(loginFlow, LoginFlow.parse({}), { backUrl, like, member })
}

export function rememberLike(id: number) {
  loginFlow.like = id
}

export function takePendingLike(): number | null {
  const id = loginFlow.like
  loginFlow.like = 0
  return id || null
}
