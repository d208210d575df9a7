import * as z from 'zod/mini'
import { persisted } from './persisted.ts'

/** The screens of /loginRegister, by the names of the original. */
export const screens = { login: '2', login2tep: '3', register: '1' } as const
export type Screen = (typeof screens)[keyof typeof screens]

/** `hasSession`: signed in here before; the tokens themselves are HttpOnly and out of reach. */
export const auth = persisted(
  'zarrin-auth',
  z.object({
    hasSession: z._default(z.boolean(), false),
    backUrl: z._default(z.string(), ''),
    screen: z._default(z.enum(screens), screens.login),
    mobile: z._default(z.string(), ''),
    /** Milliseconds of the epoch. */
    resendAt: z._default(z.number(), 0),
  }),
)

export const loginPath = '/loginRegister'

/** A path of this site, or nothing: `//host`, `/\host`, schemes, control characters and encoded tricks are refused. */
export function safePath(path: string): string | null {
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path)) return null
  if (/^\/%(5c|2f|09|0a|0d)/i.test(path)) return null
  const url = URL.parse(path, 'https://same.invalid')
  return url?.host === 'same.invalid' ? path : null
}

export function rememberBackUrl(path: string) {
  if (path.split(/[?#]/)[0] === loginPath) return
  auth.backUrl = safePath(path) ?? ''
}

export function takeBackUrl(): string {
  const path = safePath(auth.backUrl) ?? '/'
  auth.backUrl = ''
  return path
}

export function codeSent(mobile: string, resendAt: number) {
  Object.assign(auth, { mobile, resendAt, screen: screens.login2tep })
}

export function showScreen(screen: Screen) {
  auth.screen = screen
}

export function signedIn() {
  auth.hasSession = true
  auth.screen = screens.login
}

export function signedOut() {
  auth.hasSession = false
}
