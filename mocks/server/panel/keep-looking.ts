import type { LiveSession } from './live-session.ts'

const lookEvery = 1000

/** Looks at the session every second while somebody may see it; answers the function that stops it. */
export function keepLooking(session: LiveSession): () => void {
  void session.look()
  const timer = setInterval(() => document.hidden || void session.look(), lookEvery)
  return () => clearInterval(timer)
}
