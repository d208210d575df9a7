import * as z from 'zod/mini'
import { persisted } from './persisted.ts'

/** `hasSession`: signed in here before; the tokens themselves are HttpOnly and out of reach. */
export const auth = persisted('zarrin-auth', z.object({ hasSession: z._default(z.boolean(), false) }))

/** The screens of /loginRegister, by the names of the original. */
export const screens = { login: '2', login2tep: '3', register: '1' } as const
export type Screen = (typeof screens)[keyof typeof screens]

/** The way in, of this tab: how far it got, and where it leads back to. */
export const entry = persisted(
  'zarrin-entry',
  z.object({
    backUrl: z._default(z.string(), ''),
    screen: z._default(z.enum(screens), screens.login),
    mobile: z._default(z.string(), ''),
    /** The id of a product that is to be liked once somebody is signed in; 0 for none. */
    like: z._default(z.int(), 0),
    /** Milliseconds of the epoch. */
    resendAt: z._default(z.number(), 0),
  }),
  { in: 'session' },
)

export const loginPath = '/loginRegister'

function staysHere(path: string): boolean {
  try {
    return new URL(path, 'https://same.invalid').host === 'same.invalid'
  } catch {
    return false
  }
}

/** A path of this site, or nothing: `//host`, `/\host`, schemes, control characters and encoded tricks are refused. */
export function safePath(path: string): string | null {
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path)) return null
  if (/^\/%(5c|2f|09|0a|0d)/i.test(path)) return null
  return staysHere(path) ? path : null
}

export function rememberBackUrl(path: string) {
  if (path.split(/[?#]/)[0] === loginPath) return
  entry.backUrl = safePath(path) ?? ''
}

export function takeBackUrl(): string {
  const path = safePath(entry.backUrl) ?? '/'
  entry.backUrl = ''
  return path
}

export function likeWanted(id: number) {
  entry.like = id
}

/** The product that a guest liked, once. */
export function takeWantedLike(): number | null {
  const id = entry.like
  entry.like = 0
  return id || null
}

export function codeSent(mobile: string, resendAt: number) {
  Object.assign(entry, { mobile, resendAt, screen: screens.login2tep })
}

/** A code that was sent to this mobile can still be typed in; a new one cannot be asked for yet. */
export const codeIsUnderWay = (mobile: string, now: number) => entry.mobile === mobile && entry.resendAt > now

export function showScreen(screen: Screen) {
  entry.screen = screen
}

export function signedIn() {
  auth.hasSession = true
  Object.assign(entry, { screen: screens.login, resendAt: 0 })
}

export function signedOut() {
  auth.hasSession = false
}
