import type { ShownSession } from '../control.ts'
import { readSession } from './control-plane.ts'

/** What may be done to the session; resolves when the panel shows what came of it, with whether it was done. */
export type Act = (change: () => Promise<ShownSession>) => Promise<boolean>

type Listener = {
  session?: (session: ShownSession) => void
  /** What went wrong, for the reader; empty when nothing did. */
  complaint?: (text: string) => void
}

/** Follows the session of this browser. An answer that is older than the one shown is dropped. */
export function liveSession() {
  const listeners: Listener[] = []
  const complaints = { look: '', act: '' }
  let latest: ShownSession | undefined
  let asked = 0
  let shown = 0

  async function take(origin: 'look' | 'act', request: () => Promise<ShownSession>): Promise<boolean> {
    const turn = (asked += 1)
    complaints[origin] = await request().then(
      (session) => show(turn, session),
      (error: Error) => error.message,
    )
    const text = complaints.act || complaints.look
    for (const { complaint } of listeners) complaint?.(text)
    return complaints[origin] === ''
  }

  function show(turn: number, session: ShownSession): '' {
    if (turn < shown) return ''
    shown = turn
    latest = session
    for (const listener of listeners) listener.session?.(session)
    return ''
  }

  return {
    /** Told of every change from here on, and of what is known already. */
    listen(listener: Listener): void {
      listeners.push(listener)
      if (latest) listener.session?.(latest)
    },
    act: ((change) => take('act', change)) satisfies Act,
    look: () => take('look', readSession),
  }
}

export type LiveSession = ReturnType<typeof liveSession>
