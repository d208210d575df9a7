import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Session } from '../session.ts'
import { defaultSessionId, putSession, sessions, sessionVersion, watchSessions } from '../session.ts'

const debounceMs = 200

const defaultFile = () => resolve('.cache/mock-session.json')

function restore(file: string): void {
  try {
    const saved = JSON.parse(readFileSync(file, 'utf8')) as Partial<Session>
    if (saved.version === sessionVersion && saved.id === defaultSessionId) putSession(saved as Session)
  } catch {
    return
  }
}

function save(file: string): void {
  const session = sessions.get(defaultSessionId)
  if (!session) return rmSync(file, { force: true })
  const draft = `${file}.${process.pid}.tmp`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(draft, JSON.stringify(session))
  renameSync(draft, file)
}

/** Persists the default session across restarts; `reset` starts empty. Returns a function that flushes and stops. */
export function persistSession({
  file = defaultFile(),
  reset = false,
}: { file?: string; reset?: boolean } = {}): () => void {
  if (reset) rmSync(file, { force: true })
  else if (!sessions.has(defaultSessionId)) restore(file)

  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    save(file)
  }
  const unwatch = watchSessions((id) => {
    if (id !== defaultSessionId) return
    clearTimeout(timer)
    timer = setTimeout(flush, debounceMs)
    timer.unref()
  })
  return () => {
    unwatch()
    if (timer) flush()
  }
}
