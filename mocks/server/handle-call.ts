import type { Endpoint } from '#contracts/endpoint.ts'
import { parsePayload } from '#contracts/envelope.ts'
import type { Catalogue } from '../shop/catalogue/catalogue.ts'
import { catalogueOf } from '../shop/catalogue/catalogue-variants.ts'
import type { Behaviour, Outcome } from '../domain/behaviour.ts'
import { isRefusal } from '../domain/behaviour.ts'
import { withDueNotices } from '../domain/due-notices.ts'
import { withReturnProgress } from '../domain/returns.ts'
import { withPrices } from '../domain/prices.ts'
import { revokeTokens } from '../domain/tokens.ts'
import type { World } from '../domain/world.ts'
import { messageText } from '../domain/messages.ts'
import { callerFrom, setCookies } from './caller.ts'
import type { Caller } from './caller.ts'
import { nowOf } from './clock.ts'
import type { CallName } from '#contracts/registry.ts'
import type { InjectedFault } from './faults.ts'
import { faultTitle, consumeFaults } from './faults.ts'
import { faultReply, callReply } from './fault-replies.ts'
import type { CallResult } from './fault-replies.ts'
import { refusalEnvelope } from './replies.ts'
import { changeSession, generationOf, sessionOf, withEntry } from './session.ts'
import type { Violation } from './session.ts'

type Issue = { path: readonly PropertyKey[]; message: string }

export type Call = { name: CallName; endpoint: Endpoint; behaviour: Behaviour<Endpoint> }

/** `draw` is the random seed of this call, unique within the session. */
type PendingCall = { call: Call; input: unknown; caller: Caller; injected: InjectedFault; draw: string }

const catalogueCalls: readonly CallName[] = [
  'category',
  'products',
  'product',
  'suggest',
  'contentList',
  'contentEntry',
]

/** The mock’s own response broke its contract: state changes are discarded. */
const contractBroken = 500

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Runs a call with its faults, halfway through its latency. A call whose session ended since it was sent is cut. */
export async function handleCall(call: Call, input: unknown, request: Request): Promise<Response> {
  const caller = callerFrom(request)
  const session = sessionOf(caller.sessionId)
  const catalogue = await catalogueOf(session.world.catalogue)
  const isStale = () => generationOf(caller.sessionId) !== caller.generation
  if (isStale()) return Response.error()
  const pending = { call, input, caller, ...applyFaults(call.name, caller) }
  const { latency } = pending.injected
  /** Begins now, however long the call itself takes. */
  const due = latency > 0 ? delay(latency) : null
  if (due) await delay(latency / 2)
  if (isStale()) return Response.error()
  const response =
    faultReply(pending.injected, caller.locale) ??
    callReply(runBehaviour(pending, catalogue), call.endpoint, pending)
  if (response.type !== 'error') response.headers.set('date', dateOf(caller))
  await due
  if (isStale()) return Response.error()
  log(pending, request, response)
  return response
}

/** The session’s clock, so that clients read the same now as the response. */
const dateOf = ({ sessionId }: Caller) => new Date(nowOf(sessionOf(sessionId).clock)).toUTCString()

function applyFaults(
  name: CallName,
  { sessionId, token, rtoken }: Caller,
): Pick<PendingCall, 'injected' | 'draw'> {
  const { faults, calls, world } = sessionOf(sessionId)
  const draw = `${world.seed}:call:${calls}`
  const { injected, rest } = consumeFaults(faults, name, draw)
  const revokes = { token: injected.fault === 'expire-token', both: injected.fault === 'end-session' }
  const left = revokes.both
    ? revokeTokens(world, token, rtoken)
    : revokes.token
      ? revokeTokens(world, token)
      : world
  changeSession(sessionId, (session) => ({ ...session, world: left, faults: rest, calls: calls + 1 }))
  return { injected, draw }
}

function runBehaviour({ call, input, caller, injected }: PendingCall, catalogue: Catalogue): CallResult {
  const parsed = call.endpoint.input.safeParse(input)
  if (!parsed.success) return refuseInput(call, parsed.error.issues, caller)
  const { world, clock, staleWorld } = sessionOf(caller.sessionId)
  const isStale = injected.fault === 'stale' && staleWorld !== null
  const now = nowOf(clock)
  const current = isStale
    ? withCurrentMembers(staleWorld, world)
    : withDueNotices(withReturnProgress(world, now), catalogue, now)
  const context = { ...caller, catalogue: withPrices(catalogue, current.prices), now }
  const outcome = call.behaviour(current, parsed.data, context)
  const checked = checkOutcome(call, outcome, caller)
  if (isStale || checked.status === contractBroken) return checked
  changeSession(caller.sessionId, (session) => ({ ...session, world: outcome.state ?? session.world }))
  setCookies(checked.headers, outcome.cookies ?? [], caller)
  return checked
}

function refuseInput({ name }: Call, issues: readonly Issue[], { sessionId, locale }: Caller): CallResult {
  recordViolation(sessionId, { call: name, side: 'request', issues: issues.map(issueText) })
  const hasFields = issues.some(({ path }) => path.length > 0)
  const message = messageText(locale, hasFields ? 'invalidInput' : 'unreadable')
  return { status: 400, envelope: refusalEnvelope(message), headers: new Headers() }
}

/** Keeps current tokens and members, so that a stale response does not end the session. */
const withCurrentMembers = (old: World, { tokens, members }: World): World => ({ ...old, tokens, members })

function checkOutcome(
  { name, endpoint }: Call,
  outcome: Outcome<unknown>,
  { sessionId, locale }: Caller,
): CallResult {
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
  return { status: contractBroken, envelope: refusalEnvelope(messageText(locale, 'broken')), headers }
}

const issueText = ({ path, message }: Issue) => `${path.join('.')}: ${message}`

function recordViolation(sessionId: string, violation: Omit<Violation, 'number' | 'at'>): void {
  changeSession(sessionId, (session) => withEntry(session, 'violations', violation))
}

function log({ call, caller, injected }: PendingCall, request: Request, response: Response): void {
  const { pathname, search } = new URL(request.url)
  changeSession(caller.sessionId, (session) =>
    withEntry(session, 'log', {
      method: request.method,
      path: pathname + search,
      call: call.name,
      status: response.status,
      fault: faultTitle(injected),
    }),
  )
}
