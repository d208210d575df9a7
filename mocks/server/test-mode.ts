import { callerFrom } from './caller.ts'
import { jsonReply, refusalEnvelope } from './replies.ts'
import { sessions } from './session.ts'

const reason = 'Test mode: open a session by POST /__mock/session and send its id as the cookie mock-session.'

/**
 * `MOCK_TEST=1`: 400 for a call without a session, or of one that nobody opened, so that a test which forgot its own
 * fails at once. Null for the others, and for all where no tests run.
 */
export function whyNoSession(request: Request): Response | null {
  if (globalThis.process?.env?.MOCK_TEST !== '1') return null
  const { sessionId, namesSession } = callerFrom(request)
  return namesSession && sessions.has(sessionId) ? null : jsonReply(refusalEnvelope(reason), 400)
}
