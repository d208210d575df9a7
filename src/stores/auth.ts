import * as z from 'zod/mini'
import { loginFlow, resetLoginFlow } from './login-flow.ts'
import { persisted } from './persisted.ts'

const Auth = z.object({
  /** The tokens are HttpOnly cookies. */
  hasSession: z._default(z.boolean(), false),
  /** The session expired, and nobody has signed in since. */
  hasExpired: z._default(z.boolean(), false),
  /** Id of the last member of this browser; 0 for none. */
  member: z._default(z.int(), 0),
})
type Auth = z.output<typeof Auth>

export const auth = persisted('zarrin-auth', Auth, { onOtherTab: change })

type SessionChange = 'signedIn' | 'signedOut' | 'expired' | 'memberChanged'
type Listener = (change: SessionChange) => void

const listeners = new Set<Listener>()

/** Listeners run synchronously, before React renders the change. Returns how to unsubscribe. */
export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A call notes it: its answer is for whoever sent it only while this is the same. */
export let sessionChanges = 0

function statusOf({ hasSession, hasExpired }: Auth) {
  if (hasSession) return 'signedIn'
  return hasExpired ? 'expired' : 'signedOut'
}

function change(next: Partial<Auth>) {
  const before = statusOf(auth)
  Object.assign(auth, next)
  const now = statusOf(auth)
  if (now === 'signedIn') resetLoginFlow()
  if (now === before) return
  sessionChanges += 1
  listeners.forEach((listener) => listener(now))
}

export function signedIn() {
  change({ hasSession: true, hasExpired: false })
}

export function signedOut() {
  change({ hasSession: false, hasExpired: false, member: 0 })
}

export function sessionExpired() {
  if (auth.hasSession) change({ hasSession: false, hasExpired: true })
}

/** Id of the member who was signed in last, in this tab if it saw the session expire; 0 for none. */
export const lastMember = () => loginFlow.member || auth.member

/** The drafts of this tab may be those of another member, whose session expired. */
export function memberRead(id: number) {
  if (!auth.hasSession) return
  const last = lastMember()
  auth.member = id
  Object.assign(loginFlow, { member: 0, like: 0 })
  if (last !== 0 && last !== id) listeners.forEach((listener) => listener('memberChanged'))
}

export function rememberExpiredMember() {
  loginFlow.member = auth.member || loginFlow.member
}
