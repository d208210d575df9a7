import * as z from 'zod/mini'
import { ProductOrderId } from '#contracts/orders.ts'
import { callNames } from '#contracts/registry.ts'
import { withOrderStatus } from '../domain/settle-payment.ts'
import { instantOf } from '../domain/instant.ts'
import { testCode } from '../domain/codes.ts'
import { ownEntry } from '../domain/world.ts'
import { callerFrom } from './caller.ts'
import { advanced, frozenClock, nowOf, realClock } from './clock.ts'
import { Fault, faultKinds } from './faults.ts'
import { http } from './msw.ts'
import { issueMessage, issuesText } from './issues-text.ts'
import { jsonReply } from './replies.ts'
import { browserStateOf } from './scenarios/browser.ts'
import { openSession } from './scenarios/open.ts'
import { scenarioNames, scenarios } from './scenarios/registry.ts'
import type { Session } from './session.ts'
import { requireSession } from './test-mode.ts'
import { changeSession, dropSession, sessionOf, sessions, withFaults } from './session.ts'

const SessionId = z.string().check(z.regex(/^[\w-]{1,64}$/))

/** Beyond them, days have no four-digit years, which every call reckons with. */
const [earliest, latest] = [Date.parse('1000-01-02'), Date.parse('9000-01-01')]
const isMoment = (now: string) => Date.parse(now) >= earliest && Date.parse(now) <= latest
const Moment = z.string().check(z.refine(isMoment, 'not an instant of the years 1000 to 9000'))

const SessionInput = z.object({
  id: SessionId,
  scenario: z.optional(z.array(z.enum(scenarioNames))),
  now: z.optional(Moment),
  seed: z.optional(z.string()),
  faults: z.optional(z.array(Fault)),
})

const FaultsInput = z.object({ id: SessionId, faults: z.array(Fault) })

const century = 100 * 366 * 24 * 3600

/** `advance` in seconds; `now` freezes the clock; `real` follows the system clock. */
const ClockInput = z.object({
  id: SessionId,
  change: z.union([
    z.object({ advance: z.number().check(z.minimum(-century), z.maximum(century)) }),
    z.object({ now: Moment }),
    z.literal('real'),
  ]),
})

const DeliveryInput = z.object({ id: SessionId, order: ProductOrderId })

const snapshot = ({
  version: _version,
  world,
  clock,
  staleWorld: _stale,
  calls: _calls,
  logged: _logged,
  ...rest
}: Session) => ({
  ...rest,
  clock: clock.kind,
  now: instantOf(nowOf(clock)),
  state: world,
})

export type SessionSnapshot = ReturnType<typeof snapshot>

const errorReply = (status: number, error: string) => jsonReply({ error }, status)

/** 400 with the wrong values when the JSON body does not fit `schema`. */
async function withBody<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
  handle: (input: z.output<Schema>) => Response | Promise<Response>,
): Promise<Response> {
  const json: unknown = await request.json().catch(() => undefined)
  if (json === undefined) return errorReply(400, 'The body is no JSON.')
  const parsed = schema.safeParse(json, { error: issueMessage })
  if (parsed.success) return handle(parsed.data)
  return errorReply(400, issuesText(json, parsed.error.issues))
}

const changeExisting = (id: string, change: (session: Session) => Session) =>
  sessions.has(id) ? jsonReply(snapshot(changeSession(id, change))) : errorReply(404, `No session ${id}`)

export type ClockChange = z.output<typeof ClockInput>['change']

function withClock({ clock, ...session }: Session, change: ClockChange): Session {
  if (change === 'real') return { ...session, clock: realClock() }
  return {
    ...session,
    clock: 'advance' in change ? advanced(clock, change.advance) : frozenClock(change.now),
  }
}

function withDelivery({ world, clock, ...session }: Session, order: string): Session {
  const at = nowOf(clock)
  const sent = withOrderStatus(world, order, { status: 'sent', at })
  return { ...session, clock, world: withOrderStatus(sent, order, { status: 'delivered', at }) }
}

function deliver({ id, order }: z.output<typeof DeliveryInput>): Response {
  const session = sessions.get(id)
  if (session && !ownEntry(session.world.orders, order)) return errorReply(404, `No order ${order}`)
  return changeExisting(id, (one) => withDelivery(one, order))
}

/** 400 for scenarios that cannot be combined. */
async function open({ id, ...options }: z.output<typeof SessionInput>): Promise<Response> {
  try {
    const { session, shopper } = await openSession(id, options)
    return jsonReply({ ...snapshot(session), browser: browserStateOf(id, shopper) })
  } catch (error) {
    if (error instanceof RangeError) return errorReply(400, error.message)
    throw error
  }
}

const words = {
  scenarios: scenarioNames.map((name) => ({ name, title: scenarios[name].title })),
  calls: callNames,
  faults: faultKinds,
  code: testCode,
}
export type MockCapabilities = typeof words

/** The control plane of tests and the developer panel; answers plain JSON, errors are `{ error }`. */
export const controlHandlers = [
  http.get('/__mock/words', () => jsonReply(words)),
  http.get(
    '/__mock/session',
    ({ request }) => requireSession(request) ?? jsonReply(snapshot(sessionOf(callerFrom(request).sessionId))),
  ),
  http.post('/__mock/session', ({ request }) => withBody(request, SessionInput, open)),
  http.get<{ id: string }>('/__mock/session/:id', ({ params }) => {
    const session = sessions.get(params.id)
    return session ? jsonReply(snapshot(session)) : errorReply(404, `No session ${params.id}`)
  }),
  http.delete<{ id: string }>('/__mock/session/:id', ({ params }) =>
    dropSession(params.id) ? jsonReply({ dropped: params.id }) : errorReply(404, `No session ${params.id}`),
  ),
  http.post('/__mock/faults', ({ request }) =>
    withBody(request, FaultsInput, ({ id, faults }) =>
      changeExisting(id, (session) => withFaults(session, faults)),
    ),
  ),
  http.post('/__mock/delivery', ({ request }) => withBody(request, DeliveryInput, deliver)),
  http.post('/__mock/clock', ({ request }) =>
    withBody(request, ClockInput, ({ id, change }) =>
      changeExisting(id, (session) => withClock(session, change)),
    ),
  ),
]

export function unknownControlCall({ request }: { request: Request }): Response {
  return errorReply(404, `No control call ${request.method} ${new URL(request.url).pathname}`)
}
