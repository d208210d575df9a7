import { emptyWorld } from '../domain/world.ts'
import type { World } from '../domain/world.ts'
import type { Clock } from './clock.ts'
import { frozenClock, nowOf, realClock } from './clock.ts'
import type { Fault } from './faults.ts'
import type { ScenarioName } from './scenarios/registry.ts'

export const sessionVersion = 12
export const defaultSessionId = 'default'
const logLength = 200

/** `at` in milliseconds, on the session’s clock, which may be set back: `number` has the order of arrival. */
type Entry = { number: number; at: number }

export type LoggedRequest = Entry & {
  method: string
  path: string
  call: string
  status: number
  fault: string | null
}
/** A request or a response of the mock that broke its contract; numbered like the next call that is logged. */
export type Violation = Entry & {
  call: string
  side: 'request' | 'response'
  issues: readonly string[]
}
export type Unhandled = Entry & { method: string; path: string }

/** Plain data, so that it can be cloned, saved and sent. */
export type Session = {
  version: typeof sessionVersion
  id: string
  scenario: readonly ScenarioName[]
  world: World
  clock: Clock
  faults: readonly Fault[]
  /** The state that `stale` faults answer from; null without one. */
  staleWorld: World | null
  /** Number of calls; seeds the faults of each. */
  calls: number
  /** Number of calls logged and unhandled. */
  logged: number
  /** The last requests, oldest first, like the lists below. */
  log: readonly LoggedRequest[]
  violations: readonly Violation[]
  unhandled: readonly Unhandled[]
}

export type SessionOptions = {
  /** ISO instant to freeze the clock at; by default only the default session runs in real time. */
  now?: string
  seed?: string
  faults?: readonly Fault[]
}

/** Called after every change of a session; null after its end. */
type Watcher = (id: string, session: Session | null) => void

type Store = {
  sessions: Map<string, Session>
  generations: Map<string, number>
  watchers: Set<Watcher>
  beforeRead: () => void
}

const globals = globalThis as typeof globalThis & { zarrinMockStore?: Store }

/** On globalThis, so that sessions survive hot reload of this module. */
const store = (globals.zarrinMockStore ??= {
  sessions: new Map(),
  generations: new Map(),
  watchers: new Set(),
  beforeRead: () => {},
})

export const sessions: ReadonlyMap<string, Session> = store.sessions

export function watchSessions(watcher: Watcher): () => void {
  store.watchers.add(watcher)
  return () => store.watchers.delete(watcher)
}

/** A call reads its session anew after its latency: `restore` brings what another tab has saved meanwhile. */
export function restoreBeforeRead(restore: () => void): void {
  store.beforeRead = restore
}

/** An invalid `now` is a RangeError. */
export function newSession(id: string, { now, seed, faults = [] }: SessionOptions = {}): Session {
  const isRealTime = id === defaultSessionId && now === undefined
  const session: Session = {
    version: sessionVersion,
    id,
    scenario: [],
    world: emptyWorld(seed),
    clock: isRealTime ? realClock() : frozenClock(now),
    faults: [],
    staleWorld: null,
    calls: 0,
    logged: 0,
    log: [],
    violations: [],
    unhandled: [],
  }
  return withFaults(session, faults)
}

const hasStale = (faults: readonly Fault[]) => faults.some(({ fault }) => fault === 'stale')

export function withFaults(session: Session, faults: readonly Fault[]): Session {
  const since = hasStale(session.faults) ? session.staleWorld : session.world
  return { ...session, faults, staleWorld: hasStale(faults) ? since : null }
}

/** Counts how often a session of this id was opened or dropped. */
export const generationOf = (id: string) => store.generations.get(id) ?? 0

function notify(id: string): void {
  for (const watcher of store.watchers) watcher(id, store.sessions.get(id) ?? null)
}

function writeSession(session: Session): Session {
  store.sessions.set(session.id, session)
  notify(session.id)
  return session
}

export function putSession(session: Session): Session {
  store.generations.set(session.id, generationOf(session.id) + 1)
  return writeSession(session)
}

export function dropSession(id: string): boolean {
  const wasThere = store.sessions.delete(id)
  if (!wasThere) return false
  store.generations.set(id, generationOf(id) + 1)
  notify(id)
  return true
}

export function sessionOf(id: string): Session {
  store.beforeRead()
  return store.sessions.get(id) ?? writeSession(newSession(id))
}

export const changeSession = (id: string, change: (session: Session) => Session): Session =>
  writeSession(change(sessionOf(id)))

type Lists = { log: LoggedRequest; violations: Violation; unhandled: Unhandled }

/** Keeps the last ones. */
export function withEntry<List extends keyof Lists>(
  session: Session,
  list: List,
  entry: Omit<Lists[List], keyof Entry>,
): Session {
  const number = session.logged + 1
  const entries = [...session[list], { number, at: nowOf(session.clock), ...entry }].slice(-logLength)
  return { ...session, logged: list === 'violations' ? session.logged : number, [list]: entries }
}
