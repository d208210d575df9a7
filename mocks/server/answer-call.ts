import type { Endpoint } from '#contracts/endpoint.ts'
import { parsePayload } from '#contracts/envelope.ts'
import type { Catalogue } from '../shop/catalogue/catalogue.ts'
import { catalogueOf } from '../shop/catalogue/editions.ts'
import type { Behaviour, Outcome } from '../domain/behaviour.ts'
import { isRefusal } from '../domain/behaviour.ts'
import { dropTokens } from '../domain/sign-in.ts'
import type { World } from '../domain/world.ts'
import { say } from '../domain/messages.ts'
import { callerFrom, setCookies } from './caller.ts'
import type { Caller } from './caller.ts'
import { nowOf } from './clock.ts'
import type { CallName, Taken } from './faults.ts'
import { faultTitle, takeFaults } from './faults.ts'
import { replyInstead, replyWith } from './fault-replies.ts'
import type { Answer } from './fault-replies.ts'
import { refusalEnvelope } from './replies.ts'
import { bounded, changeSession, lifeOf, sessionOf } from './session.ts'
import type { Violation } from './session.ts'

type Issue = { path: readonly PropertyKey[]; message: string }

/** A call of the API: what is said on the wire, and what the shop does. */
export type Call = { name: CallName; endpoint: Endpoint; behaviour: Behaviour<Endpoint> }

/** One call as it comes in: who calls, what goes wrong with it, and what names it among all of the session. */
type Visit = { call: Call; input: unknown; caller: Caller; taken: Taken; draw: string }

const catalogueCalls: readonly CallName[] = [
  'category',
  'products',
  'product',
  'suggest',
  'contentList',
  'contentEntry',
]

/** The mock’s own answer did not fit its contract: nothing of the call is kept. */
const broken = 500

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Answers one call for the session and the member that the request names, faults included. One that waited while its
 * session ended is cut.
 */
export async function answerCall(call: Call, input: unknown, request: Request): Promise<Response> {
  const caller = callerFrom(request)
  const session = sessionOf(caller.sessionId)
  const life = lifeOf(caller.sessionId)
  const goods = await catalogueOf(session.world.catalogue)
  const visit = { call, input, caller, ...befall(call.name, caller) }
  if (visit.taken.latency > 0) await pause(visit.taken.latency)
  if (lifeOf(caller.sessionId) !== life) return Response.error()
  const response =
    replyInstead(visit.taken, caller.locale) ?? replyWith(perform(visit, goods), call.endpoint, visit)
  if (response.type !== 'error') response.headers.set('date', dateOf(caller))
  log(visit, request, response)
  return response
}

/** The session's clock, so that whoever reads the header has the same now as the answer. */
const dateOf = ({ sessionId }: Caller) => new Date(nowOf(sessionOf(sessionId).clock)).toUTCString()

/** Takes the faults that wait for a call; a token that is to be void is void from here on. */
function befall(name: CallName, { sessionId, token, rtoken }: Caller): Pick<Visit, 'taken' | 'draw'> {
  const { faults, calls, world } = sessionOf(sessionId)
  const draw = `${world.seed}:call:${calls}`
  const { taken, rest } = takeFaults(faults, name, draw)
  const isVoid = { token: taken.fault === 'expire-token', both: taken.fault === 'end-session' }
  const left = isVoid.both
    ? dropTokens(world, token, rtoken)
    : isVoid.token
      ? dropTokens(world, token)
      : world
  changeSession(sessionId, (session) => ({ ...session, world: left, faults: rest, calls: calls + 1 }))
  return { taken, draw }
}

function perform({ call, input, caller, taken }: Visit, goods: Catalogue): Answer {
  const parsed = call.endpoint.input.safeParse(input)
  if (!parsed.success) return refuseInput(call, parsed.error.issues, caller)
  const { world, clock, staleWorld } = sessionOf(caller.sessionId)
  const isStale = taken.fault === 'stale' && staleWorld !== null
  const context = { ...caller, catalogue: goods, now: nowOf(clock) }
  const outcome = call.behaviour(isStale ? asCallerKnows(staleWorld, world) : world, parsed.data, context)
  const checked = checkOutcome(call, outcome, caller)
  if (isStale || checked.status === broken) return checked
  changeSession(caller.sessionId, (current) => ({ ...current, world: outcome.state ?? current.world }))
  setCookies(checked.headers, outcome.cookies ?? [], caller)
  return checked
}

function refuseInput({ name }: Call, issues: readonly Issue[], { sessionId, locale }: Caller): Answer {
  recordViolation(sessionId, { call: name, side: 'request', issues: issues.map(issueText) })
  const fields = [...new Set(issues.map((issue) => issue.path.join('.')))].filter(Boolean).join(', ')
  const message = fields === '' ? say(locale, 'unreadable') : say(locale, 'invalidInput', { fields })
  return { status: 400, envelope: refusalEnvelope(message), headers: new Headers() }
}

/** An old world does not know who signed in since; a stale answer is no lost session. */
const asCallerKnows = (old: World, { tokens, members }: World): World => ({ ...old, tokens, members })

function checkOutcome(
  { name, endpoint }: Call,
  outcome: Outcome<unknown>,
  { sessionId, locale }: Caller,
): Answer {
  const headers = new Headers(catalogueCalls.includes(name) ? { 'cache-control': 'private, max-age=0' } : {})
  if (isRefusal(outcome)) {
    const { status, message, field, retryAfter } = outcome.refusal
    if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter))
    return { status, envelope: refusalEnvelope(message, field), headers }
  }
  const messages = (outcome.messages ?? []).map((item1) => ({ item1 }))
  const envelope = { isSuccess: true, messages, [endpoint.payload]: outcome.data }
  const payload = parsePayload(endpoint, envelope)
  if (payload.ok)
    return { status: 200, envelope: { ...envelope, [endpoint.payload]: payload.output }, headers }
  recordViolation(sessionId, { call: name, side: 'response', issues: payload.issues.map(issueText) })
  return { status: broken, envelope: refusalEnvelope(say(locale, 'broken')), headers }
}

const issueText = ({ path, message }: Issue) => `${path.join('.')}: ${message}`

function recordViolation(sessionId: string, violation: Omit<Violation, 'at'>): void {
  changeSession(sessionId, (session) => ({
    ...session,
    violations: bounded(session.violations, { at: nowOf(session.clock), ...violation }),
  }))
}

function log({ call, caller, taken }: Visit, request: Request, response: Response): void {
  const { pathname, search } = new URL(request.url)
  changeSession(caller.sessionId, (session) => ({
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
