import { emptyWorld } from '../domain/world.ts'
import type { World } from '../domain/world.ts'
import type { Clock } from './clock.ts'
import { frozenClock, realClock } from './clock.ts'
import type { Fault } from './faults.ts'
import type { ScenarioName } from './scenarios/registry.ts'

export const sessionVersion = 3
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
/** What did not fit its contract: what a client asked, or what the mock itself was about to answer. */
export type Violation = {
  at: number
  call: string
  side: 'request' | 'response'
  issues: readonly string[]
}
export type Unhandled = { at: number; method: string; path: string }

/** One mock shop and its watchman; plain data, so it can be cloned, saved and sent. */
export type Session = {
  version: typeof sessionVersion
  id: string
  scenario: readonly ScenarioName[]
  world: World
  clock: Clock
  faults: readonly Fault[]
  /** The world that a `stale` fault answers from; null while none is planted. */
  staleWorld: World | null
  /** How many calls came: each draws its faults by its number. */
  calls: number
  /** The last requests, oldest first; so are the others. */
  log: readonly LoggedRequest[]
  violations: readonly Violation[]
  unhandled: readonly Unhandled[]
}

export type SessionOptions = {
  /** An ISO instant to stand still at; only the default session runs with the clock on the wall. */
  now?: string
  seed?: string
  faults?: readonly Fault[]
}

/** Is told of the session of that name after every change of it, and of its end. */
type Watcher = (id: string, session: Session | null) => void

type Store = { sessions: Map<string, Session>; lives: Map<string, number>; watchers: Set<Watcher> }

const home = globalThis as typeof globalThis & { zarrinMockStore?: Store }

/** On the global object: an edit of the mocks loads this module anew, and the shops must not forget. */
const store = (home.zarrinMockStore ??= {
  sessions: new Map(),
  lives: new Map(),
  watchers: new Set(),
})

export const sessions: ReadonlyMap<string, Session> = store.sessions

/** Answers a function that stops it. */
export function watchSessions(watcher: Watcher): () => void {
  store.watchers.add(watcher)
  return () => store.watchers.delete(watcher)
}

/** A guest's first visit. A `now` that is no instant is a RangeError. */
export function newSession(id: string, { now, seed, faults = [] }: SessionOptions = {}): Session {
  const isLive = id === defaultSessionId && now === undefined
  const session: Session = {
    version: sessionVersion,
    id,
    scenario: [],
    world: emptyWorld(seed),
    clock: isLive ? realClock() : frozenClock(now),
    faults: [],
    staleWorld: null,
    calls: 0,
    log: [],
    violations: [],
    unhandled: [],
  }
  return withFaults(session, faults)
}

/** From now on these faults, and no others. */
export const withFaults = (session: Session, faults: readonly Fault[]): Session => ({
  ...session,
  faults,
  staleWorld: faults.some(({ fault }) => fault === 'stale') ? (session.staleWorld ?? session.world) : null,
})

/** Which of the sessions that had this name one after another is there now. */
export const lifeOf = (id: string) => store.lives.get(id) ?? 0

function tell(id: string): void {
  for (const watcher of store.watchers) watcher(id, store.sessions.get(id) ?? null)
}

function keep(session: Session): Session {
  store.sessions.set(session.id, session)
  tell(session.id)
  return session
}

/** Begins a session, in place of what had its name. */
export function putSession(session: Session): Session {
  store.lives.set(session.id, lifeOf(session.id) + 1)
  return keep(session)
}

export function dropSession(id: string): boolean {
  const wasThere = store.sessions.delete(id)
  if (!wasThere) return false
  store.lives.set(id, lifeOf(id) + 1)
  tell(id)
  return true
}

/** The session of that name; opened when nobody has been there yet. */
export const sessionOf = (id: string): Session => store.sessions.get(id) ?? putSession(newSession(id))

export const changeSession = (id: string, change: (session: Session) => Session): Session =>
  keep(change(sessionOf(id)))

export const bounded = <Entry>(entries: readonly Entry[], entry: Entry): readonly Entry[] =>
  [...entries, entry].slice(-logLength)
