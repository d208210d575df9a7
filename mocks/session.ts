import type { Clock } from './clock.ts'
import { frozenClock, realClock } from './clock.ts'
import { emptyWorld } from './domain/world.ts'
import type { World } from './domain/world.ts'
import type { Fault } from './faults.ts'

export const sessionVersion = 1
export const defaultSessionId = 'default'
const logLength = 200

/** `at` in milliseconds since the epoch, on the session's clock. */
export type LoggedRequest = {
  at: number
  method: string
  path: string
  call: string
  status: number
  fault: string | null
}
export type Violation = { at: number; call: string; issues: readonly string[] }
export type Unhandled = { at: number; method: string; path: string }

/** One mock shop and its watchman; plain data, so it can be cloned, saved and sent. */
export type Session = {
  version: typeof sessionVersion
  id: string
  world: World
  clock: Clock
  faults: readonly Fault[]
  /** The last requests, oldest first; so are the others. */
  log: readonly LoggedRequest[]
  violations: readonly Violation[]
  unhandled: readonly Unhandled[]
}

export type SessionOptions = {
  /** An ISO instant to stand still at. */
  now?: string
  seed?: string
  flags?: Partial<World['flags']>
  faults?: readonly Fault[]
}

type Store = { sessions: Map<string, Session>; watchers: Set<(session: Session) => void> }

const home = globalThis as typeof globalThis & { zarrinMockStore?: Store }

/** On the global object: an edit of the mocks loads this module anew, and the shops must not forget. */
const store = (home.zarrinMockStore ??= { sessions: new Map(), watchers: new Set() })

export const sessions: ReadonlyMap<string, Session> = store.sessions

/** Calls `watcher` after every change of a session; answers a function that stops it. */
export function watchSessions(watcher: (session: Session) => void): () => void {
  store.watchers.add(watcher)
  return () => store.watchers.delete(watcher)
}

export function newSession(id: string, { now, seed, flags, faults = [] }: SessionOptions = {}): Session {
  const isLive = id === defaultSessionId && now === undefined
  return {
    version: sessionVersion,
    id,
    world: emptyWorld(seed, flags),
    clock: isLive ? realClock() : frozenClock(now),
    faults,
    log: [],
    violations: [],
    unhandled: [],
  }
}

export function putSession(session: Session): Session {
  store.sessions.set(session.id, session)
  for (const watcher of store.watchers) watcher(session)
  return session
}

export const dropSession = (id: string) => store.sessions.delete(id)

/** The session of that name; opened when nobody has been there yet. */
export const sessionOf = (id: string): Session => store.sessions.get(id) ?? putSession(newSession(id))

export const changeSession = (id: string, change: (session: Session) => Session): Session =>
  putSession(change(sessionOf(id)))

export const bounded = <Entry>(entries: readonly Entry[], entry: Entry): readonly Entry[] =>
  [...entries, entry].slice(-logLength)
