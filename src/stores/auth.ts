import * as z from 'zod/mini'
import { prefixPattern } from '#i18n/locales.ts'
import { persisted } from './persisted.ts'

const Auth = z.object({
  /** Signed in here before; the tokens themselves are HttpOnly and out of reach. */
  hasSession: z._default(z.boolean(), false),
  /** The session ended by itself, and nobody has signed in since. */
  hasEnded: z._default(z.boolean(), false),
  /** The id of the member who was last read in this browser; 0 for nobody. */
  member: z._default(z.int(), 0),
})

export const auth = persisted('zarrin-auth', Auth)

/** The screens of /loginRegister, by the names of the original. */
export const screens = { login: '2', login2tep: '3', register: '1' } as const
export type Screen = (typeof screens)[keyof typeof screens]

const Text = z._default(z.string(), '')

const Entry = z.object({
  backUrl: Text,
  screen: z._default(z.enum(screens), screens.login),
  mobile: Text,
  /** How this mobile may sign in, by the user detail. */
  methods: z._default(z.array(z.enum(['code', 'password'])), ['code', 'password']),
  method: z._default(z.enum(['code', 'password']), 'code'),
  isCodeSent: z._default(z.boolean(), false),
  /** When a new code may be asked for, milliseconds of the epoch. */
  resendAt: z._default(z.number(), 0),
  firstName: Text,
  lastName: Text,
  /** The member whose session ended in this tab; 0 for nobody. */
  member: z._default(z.int(), 0),
  /** The id of a product that is to be liked once somebody is signed in; 0 for none. */
  like: z._default(z.int(), 0),
})

/** The way in, of this tab: how far it got, what was typed, and where it leads back to. */
export const entry = persisted('zarrin-own-entry', Entry, { in: 'session' })

export const loginPath = '/loginRegister'

function staysHere(path: string): boolean {
  try {
    return new URL(path, 'https://same.invalid').host === 'same.invalid'
  } catch {
    return false
  }
}

const localePrefixes = RegExp(`^(/(${prefixPattern}))+(?=$|[/?#])`)

/**
 * A path of this site without its locale, or nothing: `//host`, `/\host`, schemes, control characters and encoded
 * tricks are refused.
 */
export function safePath(path: string): string | null {
  const bare = path.startsWith('/') ? path.replace(localePrefixes, '').replace(/^(?=$|[?#])/, '/') : path
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(bare)) return null
  if (/^\/%(5c|2f|09|0a|0d)/i.test(bare)) return null
  return staysHere(bare) ? bare : null
}

/** As the router takes it: in letters of any case, and with a slash at its end. */
export const isLoginPath = (path: string) =>
  path.split(/[?#]/)[0]?.replace(/\/+$/, '').toLowerCase() === loginPath.toLowerCase()

export function rememberBackUrl(path: string) {
  const safe = safePath(path)
  if (safe && isLoginPath(safe)) return
  entry.backUrl = safe ?? ''
}

export function takeBackUrl(otherwise = '/'): string {
  const path = safePath(entry.backUrl)
  entry.backUrl = ''
  return path && !isLoginPath(path) ? path : otherwise
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

/** What was typed on the way in; where it leads back to, and whose it was, stays. */
export function entryDone() {
  const { backUrl, like, member } = entry
  Object.assign(entry, Entry.parse({}), { backUrl, like, member })
}

export function signedIn() {
  entryDone()
  Object.assign(auth, { hasSession: true, hasEnded: false })
}

/** By the member's own wish. */
export function signedOut() {
  Object.assign(auth, { hasSession: false, hasEnded: false, member: 0 })
}

/** The server knows the tokens no longer. */
export function sessionEnded() {
  if (auth.hasSession) Object.assign(auth, { hasSession: false, hasEnded: true })
}

export function memberRead(id: number) {
  if (auth.hasSession) auth.member = id
}

/** Whose the things are that this tab keeps. */
export const lastMember = () => entry.member || auth.member

/** The session of a member ended; of one that was never read nothing is known, and what was known stays. */
export function sessionLeft() {
  entry.member = auth.member || entry.member
}
