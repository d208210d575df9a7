import { callerFrom } from './caller.ts'
import { jsonReply, refusalEnvelope } from './replies.ts'
import { sessions } from './session.ts'

const reason = 'Test mode: open a session by POST /__mock/session and send its id as the cookie mock-session.'

/** With `MOCK_TEST=1`, 400 for a call without an opened session, so that a test without its own fails at once. */
export function requireSession(request: Request): Response | null {
  if (globalThis.process?.env?.MOCK_TEST !== '1') return null
  const { sessionId, namesSession } = callerFrom(request)
  return namesSession && sessions.has(sessionId) ? null : jsonReply(refusalEnvelope(reason), 400)
}
