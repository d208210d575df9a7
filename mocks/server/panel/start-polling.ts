import type { LiveSession } from './live-session.ts'

const pollInterval = 1000

export function startPolling(session: LiveSession): () => void {
  void session.look()
  const timer = setInterval(() => document.hidden || void session.look(), pollInterval)
  return () => clearInterval(timer)
}
