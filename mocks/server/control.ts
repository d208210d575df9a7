import * as z from 'zod/mini'
import { instantOf } from '../domain/instant.ts'
import { testCode } from '../domain/codes.ts'
import { callerFrom } from './caller.ts'
import { advanced, frozenClock, nowOf, realClock } from './clock.ts'
import { Fault, callNames, faultKinds } from './faults.ts'
import { http } from './msw.ts'
import { jsonReply } from './replies.ts'
import { browserStateOf } from './scenarios/browser.ts'
import { openSession } from './scenarios/open.ts'
import { scenarioNames, scenarios } from './scenarios/registry.ts'
import type { Session } from './session.ts'
import { whyNoSession } from './test-mode.ts'
import { changeSession, dropSession, sessionOf, sessions, withFaults } from './session.ts'

const SessionId = z.string().check(z.regex(/^[\w-]{1,64}$/))
const Moment = z.string().check(z.refine((now) => !Number.isNaN(Date.parse(now)), 'not an instant'))

const SessionWish = z.object({
  id: SessionId,
  scenario: z.optional(z.array(z.enum(scenarioNames))),
  now: z.optional(Moment),
  seed: z.optional(z.string()),
  faults: z.optional(z.array(Fault)),
})

const FaultsWish = z.object({ id: SessionId, faults: z.array(Fault) })

const century = 100 * 366 * 24 * 3600

/** `advance` in seconds; `now` stands still there; `real` runs with the clock on the wall. */
const ClockWish = z.object({
  id: SessionId,
  change: z.union([
    z.object({ advance: z.number().check(z.minimum(-century), z.maximum(century)) }),
    z.object({ now: Moment }),
    z.literal('real'),
  ]),
})

/** What may be seen of a session; `now` is its clock as an instant. */
const shown = ({ version: _version, world, clock, staleWorld: _stale, calls: _calls, ...rest }: Session) => ({
  ...rest,
  clock: clock.kind,
  now: instantOf(nowOf(clock)),
  state: world,
})

export type ShownSession = ReturnType<typeof shown>

const complaint = (status: number, error: string) => jsonReply({ error }, status)

/** Runs `body` on a JSON body that fits `schema`; 400 and the reasons otherwise. */
async function withBody<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
  body: (wish: z.output<Schema>) => Response | Promise<Response>,
): Promise<Response> {
  const said: unknown = await request.json().catch(() => null)
  const parsed = schema.safeParse(said)
  if (parsed.success) return body(parsed.data)
  return complaint(
    400,
    parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '),
  )
}

const changeKnown = (id: string, change: (session: Session) => Session) =>
  sessions.has(id) ? jsonReply(shown(changeSession(id, change))) : complaint(404, `No session ${id}`)

export type ClockChange = z.output<typeof ClockWish>['change']

function turned({ clock, ...session }: Session, change: ClockChange): Session {
  if (change === 'real') return { ...session, clock: realClock() }
  return {
    ...session,
    clock: 'advance' in change ? advanced(clock, change.advance) : frozenClock(change.now),
  }
}

/** Opens a session anew and says what its browser has to hold; 400 for scenarios that cannot go together. */
async function open({ id, ...options }: z.output<typeof SessionWish>): Promise<Response> {
  try {
    const { session, shopper } = await openSession(id, options)
    return jsonReply({ ...shown(session), browser: browserStateOf(id, shopper) })
  } catch (error) {
    if (error instanceof RangeError) return complaint(400, error.message)
    throw error
  }
}

/** What a session can be told in. */
const words = {
  scenarios: scenarioNames.map((name) => ({ name, title: scenarios[name].title })),
  calls: callNames,
  faults: faultKinds,
  code: testCode,
}
export type Words = typeof words

/** How tests and developers steer the mock server; answers are plain JSON, a complaint is `{ error }`. */
export const controlHandlers = [
  http.get('/__mock/words', () => jsonReply(words)),
  http.get(
    '/__mock/session',
    ({ request }) => whyNoSession(request) ?? jsonReply(shown(sessionOf(callerFrom(request).sessionId))),
  ),
  http.post('/__mock/session', ({ request }) => withBody(request, SessionWish, open)),
  http.get<{ id: string }>('/__mock/session/:id', ({ params }) => {
    const session = sessions.get(params.id)
    return session ? jsonReply(shown(session)) : complaint(404, `No session ${params.id}`)
  }),
  http.delete<{ id: string }>('/__mock/session/:id', ({ params }) =>
    dropSession(params.id) ? jsonReply({ dropped: params.id }) : complaint(404, `No session ${params.id}`),
  ),
  http.post('/__mock/faults', ({ request }) =>
    withBody(request, FaultsWish, ({ id, faults }) =>
      changeKnown(id, (session) => withFaults(session, faults)),
    ),
  ),
  http.post('/__mock/clock', ({ request }) =>
    withBody(request, ClockWish, ({ id, change }) => changeKnown(id, (session) => turned(session, change))),
  ),
]
