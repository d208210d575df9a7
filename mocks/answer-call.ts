import type { Endpoint } from '#contracts/endpoint.ts'
import { parsePayload } from '#contracts/envelope.ts'
import type { Envelope } from '#contracts/envelope.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { catalogue } from './catalogue/catalogue.ts'
import { callerFrom, setCookies } from './caller.ts'
import type { Caller } from './caller.ts'
import { nowOf } from './clock.ts'
import type { Behaviour, Outcome } from './domain/behaviour.ts'
import { isRefusal } from './domain/behaviour.ts'
import type { CallName, Taken } from './faults.ts'
import { breakContract, faultTitle, takeFaults } from './faults.ts'
import { say } from './messages.ts'
import { jsonReply, refusalEnvelope, strayPage } from './replies.ts'
import { bounded, changeSession, sessionOf } from './session.ts'

/** A call of the API: what is said on the wire, and what the shop does. */
export type Call = { name: CallName; endpoint: Endpoint; behaviour: Behaviour<Endpoint> }

type Answer = { status: number; envelope: Envelope; headers: Headers }

const catalogueCalls: readonly CallName[] = [
  'category',
  'products',
  'product',
  'suggest',
  'contentList',
  'contentEntry',
]

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Answers one call for the session and the member that the request names, faults included. */
export async function answerCall(call: Call, input: unknown, request: Request): Promise<Response> {
  const goods = await catalogue()
  const caller = callerFrom(request)
  const taken = takeFaults(sessionOf(caller.sessionId).faults, call.name)
  changeSession(caller.sessionId, (session) => ({ ...session, faults: taken.rest }))
  if (taken.latency > 0) await pause(taken.latency)
  const response = stopped(taken, caller) ?? respond(call, perform(call, input, caller, goods), taken)
  log(call, request, response, caller, taken)
  return response
}

function headersOf(taken: Taken): Headers {
  const title = faultTitle(taken)
  return new Headers(title === null ? {} : { 'x-mock-fault': title })
}

/** The answer of a fault that keeps the call from being done. */
function stopped(taken: Taken, { locale }: Caller): Response | null {
  const { fault } = taken
  if (fault === 'drop') return Response.error()
  if (fault === 'html') return strayPage(headersOf(taken))
  if (fault === null || typeof fault === 'string') return null
  const headers = headersOf(taken)
  if (fault.status === 429 || fault.status === 503) headers.set('retry-after', '30')
  return jsonReply(refusalEnvelope(say(locale, 'unavailable')), fault.status, headers)
}

function perform(call: Call, input: unknown, caller: Caller, goods: Catalogue): Answer {
  const parsed = call.endpoint.input.safeParse(input)
  if (!parsed.success) {
    const fields = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))]
      .filter(Boolean)
      .join(', ')
    const message =
      fields === '' ? say(caller.locale, 'unreadable') : say(caller.locale, 'invalidInput', { fields })
    return { status: 400, envelope: refusalEnvelope(message), headers: new Headers() }
  }
  const session = sessionOf(caller.sessionId)
  const context = { ...caller, catalogue: goods, now: nowOf(session.clock) }
  const outcome = call.behaviour(session.world, parsed.data, context)
  const checked = checkOutcome(call, outcome, caller)
  changeSession(caller.sessionId, (current) => ({ ...current, world: outcome.state ?? current.world }))
  setCookies(checked.headers, outcome.cookies ?? [], caller)
  return checked
}

function checkOutcome(
  { name, endpoint }: Call,
  outcome: Outcome<unknown>,
  { sessionId, locale }: Caller,
): Answer {
  const headers = new Headers(catalogueCalls.includes(name) ? { 'cache-control': 'private, max-age=0' } : {})
  if (isRefusal(outcome)) {
    const { status, message, retryAfter } = outcome.refusal
    if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter))
    return { status, envelope: refusalEnvelope(message), headers }
  }
  const messages = (outcome.messages ?? []).map((item1) => ({ item1 }))
  const envelope = { isSuccess: true, messages, [endpoint.payload]: outcome.data }
  const payload = parsePayload(endpoint, envelope)
  if (payload.ok)
    return { status: 200, envelope: { ...envelope, [endpoint.payload]: payload.output }, headers }
  const issues = payload.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  recordViolation(sessionId, name, issues)
  return { status: 500, envelope: refusalEnvelope(say(locale, 'broken')), headers }
}

function recordViolation(sessionId: string, call: string, issues: readonly string[]): void {
  changeSession(sessionId, (session) => ({
    ...session,
    violations: bounded(session.violations, { at: nowOf(session.clock), call, issues }),
  }))
}

function respond({ endpoint }: Call, { status, envelope, headers }: Answer, taken: Taken): Response {
  headersOf(taken).forEach((value, name) => headers.set(name, value))
  if (taken.fault === 'truncate') {
    const whole = JSON.stringify(envelope)
    return jsonReply(whole.slice(0, Math.floor(whole.length / 2)), status, headers)
  }
  const isBroken = taken.fault === 'break-contract' && envelope.isSuccess
  const broken = { ...envelope, [endpoint.payload]: breakContract(envelope[endpoint.payload]) }
  return jsonReply(isBroken ? broken : envelope, status, headers)
}

function log(call: Call, request: Request, response: Response, { sessionId }: Caller, taken: Taken): void {
  const { pathname, search } = new URL(request.url)
  changeSession(sessionId, (session) => ({
    ...session,
    log: bounded(session.log, {
      at: nowOf(session.clock),
      method: request.method,
      path: pathname + search,
      call: call.name,
      status: response.status,
      fault: faultTitle(taken),
    }),
  }))
}
