import * as z from 'zod/mini'
import { callerFrom } from './caller.ts'
import { advanced, instantOf, nowOf } from './clock.ts'
import { Fault } from './faults.ts'
import { http } from './msw.ts'
import { panelPage } from './panel.ts'
import { htmlReply, jsonReply } from './replies.ts'
import type { Session } from './session.ts'
import {
  changeSession,
  defaultSessionId,
  dropSession,
  newSession,
  putSession,
  sessionOf,
  sessions,
} from './session.ts'

const SessionId = z.string().check(z.regex(/^[\w-]{1,64}$/))

const SessionWish = z.object({
  id: SessionId,
  now: z.optional(z.string().check(z.refine((now) => !Number.isNaN(Date.parse(now)), 'not an instant'))),
  seed: z.optional(z.string()),
  flags: z.optional(z.object({ onlineWithoutPayment: z.optional(z.boolean()) })),
  faults: z.optional(z.array(Fault)),
})

const FaultsWish = z.object({ id: SessionId, faults: z.array(Fault) })

const ClockWish = z.object({ id: SessionId, advance: z.number() })

/** What a test may see of a session; `now` is its clock as an instant. */
const shown = ({ version: _version, world, clock, ...rest }: Session) => ({
  ...rest,
  now: instantOf(nowOf(clock)),
  state: world,
})

const complaint = (status: number, error: string) => jsonReply({ error }, status)

/** Runs `body` on a JSON body that fits `schema`; 400 and the reasons otherwise. */
async function withBody<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
  body: (wish: z.output<Schema>) => Response,
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

/** How tests and developers steer the mock server. */
export const controlHandlers = [
  http.post('/__mock/session', ({ request }) =>
    withBody(request, SessionWish, ({ id, ...options }) =>
      jsonReply(shown(putSession(newSession(id, options)))),
    ),
  ),
  http.get<{ id: string }>('/__mock/session/:id', ({ params }) => {
    const session = sessions.get(params.id)
    return session ? jsonReply(shown(session)) : complaint(404, `No session ${params.id}`)
  }),
  http.delete<{ id: string }>('/__mock/session/:id', ({ params }) =>
    dropSession(params.id) ? jsonReply({ dropped: params.id }) : complaint(404, `No session ${params.id}`),
  ),
  http.post('/__mock/faults', ({ request }) =>
    withBody(request, FaultsWish, ({ id, faults }) => changeKnown(id, (session) => ({ ...session, faults }))),
  ),
  http.post('/__mock/clock', ({ request }) =>
    withBody(request, ClockWish, ({ id, advance }) =>
      changeKnown(id, (session) => ({ ...session, clock: advanced(session.clock, advance) })),
    ),
  ),
  http.post('/__mock/reset', () => {
    putSession(newSession(defaultSessionId))
    return new Response(null, { status: 303, headers: { location: '/__mock' } })
  }),
  http.get('/__mock', ({ request }) => htmlReply(panelPage(sessionOf(callerFrom(request).sessionId)))),
]
