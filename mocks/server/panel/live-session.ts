import type { SessionSnapshot } from '../control.ts'
import { readSession } from './control-plane.ts'

/** Runs a change; resolves after rendering, with whether it succeeded. */
export type Act = (change: () => Promise<SessionSnapshot>) => Promise<boolean>

type Listener = {
  session?: (session: SessionSnapshot) => void
  /** Error message for the user; empty after success. */
  complaint?: (text: string) => void
}

/** The session of this browser; responses older than the shown one are dropped. */
export function liveSession() {
  const listeners: Listener[] = []
  const complaints = { look: '', act: '' }
  let latest: SessionSnapshot | undefined
  let lastSent = 0
  let lastShown = 0

  async function run(origin: 'look' | 'act', request: () => Promise<SessionSnapshot>): Promise<boolean> {
    const sequence = (lastSent += 1)
    complaints[origin] = await request().then(
      (session) => show(sequence, session),
      (error: Error) => error.message,
    )
    const text = complaints.act || complaints.look
    for (const { complaint } of listeners) complaint?.(text)
    return complaints[origin] === ''
  }

  function show(sequence: number, session: SessionSnapshot): '' {
    if (sequence < lastShown) return ''
    lastShown = sequence
    latest = session
    for (const listener of listeners) listener.session?.(session)
    return ''
  }

  return {
    /** Also called at once with the latest session. */
    listen(listener: Listener): void {
      listeners.push(listener)
      if (latest) listener.session?.(latest)
    },
    act: ((change) => run('act', change)) satisfies Act,
    look: () => run('look', readSession),
  }
}

export type LiveSession = ReturnType<typeof liveSession>
