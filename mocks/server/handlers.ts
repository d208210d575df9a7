import { cart, endpoints } from '#contracts/registry.ts'
import type { CartOperationName } from '#contracts/cart-operation.ts'
import type { EndpointName } from '#contracts/registry.ts'
import { behaviours } from '../domain/behaviours.ts'
import { cartDomain } from '../domain/cart.ts'
import { say } from '../domain/messages.ts'
import type { Call } from './answer-call.ts'
import { answerCall } from './answer-call.ts'
import { callerFrom } from './caller.ts'
import { nowOf } from './clock.ts'
import { controlHandlers } from './control.ts'
import { enterHandlers } from './enter.ts'
import { http } from './msw.ts'
import type { HttpHandler } from './msw.ts'
import { panelHandlers } from './panel-page.ts'
import { paymentPageHandlers } from './payment-page.ts'
import { pictureHandlers } from './picture-handlers.ts'
import { jsonReply, refusalEnvelope } from './replies.ts'
import { bounded, changeSession } from './session.ts'
import { whyNoSession } from './test-mode.ts'

const notImplemented = 501

const calls = (Object.keys(endpoints) as EndpointName[]).map(
  (name) => ({ name, endpoint: endpoints[name], behaviour: behaviours[name] }) as Call,
)

const cartCalls = new Map(
  (Object.keys(cart) as CartOperationName[]).map((name) => [
    cart[name].cartUpdateType as number,
    { name, endpoint: cart[name], behaviour: cartDomain[name] } as Call,
  ]),
)

/** A query as an object; a key that is repeated gives an array. */
function queryOf(url: URL): Record<string, string | string[]> {
  const keys = [...new Set(url.searchParams.keys())]
  return Object.fromEntries(
    keys.map((key) => {
      const values = url.searchParams.getAll(key)
      return [key, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
}

/** The JSON body; an empty one is `{}`, and what is no object gives null. */
async function bodyOf(request: Request): Promise<Record<string, unknown> | null> {
  const text = await request.text()
  if (text === '') return {}
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : null
  } catch {
    return null
  }
}

const refusal = (request: Request, status: number, message: 'unreadable' | 'unhandled') =>
  jsonReply(refusalEnvelope(say(callerFrom(request).locale, message)), status)

/** A call that cannot be told from others, or read: a violation, and a line of the log, like any other. */
function unreadable(request: Request): Response {
  const { pathname, search } = new URL(request.url)
  const call = `${request.method} ${pathname}`
  changeSession(callerFrom(request).sessionId, (session) => {
    const at = nowOf(session.clock)
    const entry = { at, method: request.method, path: pathname + search, call, status: 400, fault: null }
    const violation = { at, call, side: 'request', issues: ['the body is no call of the contracts'] } as const
    return {
      ...session,
      log: bounded(session.log, entry),
      violations: bounded(session.violations, violation),
    }
  })
  return refusal(request, 400, 'unreadable')
}

function callHandler(call: Call): HttpHandler {
  const { method, path } = call.endpoint
  return http[method === 'GET' ? 'get' : 'post'](path, async ({ request, params }) => {
    const stray = whyNoSession(request)
    if (stray) return stray
    const said = method === 'GET' ? queryOf(new URL(request.url)) : await bodyOf(request)
    if (said === null) return unreadable(request)
    return answerCall(call, { ...said, ...params }, request)
  })
}

const cartHandler = http.post(cart.none.path, async ({ request }) => {
  const stray = whyNoSession(request)
  if (stray) return stray
  const body = await bodyOf(request)
  const call = typeof body?.cartUpdateType === 'number' ? cartCalls.get(body.cartUpdateType) : undefined
  return call ? answerCall(call, body, request) : unreadable(request)
})

function unhandled({ request }: { request: Request }): Response {
  const stray = whyNoSession(request)
  if (stray) return stray
  const { pathname, search } = new URL(request.url)
  changeSession(callerFrom(request).sessionId, (session) => ({
    ...session,
    unhandled: bounded(session.unhandled, {
      at: nowOf(session.clock),
      method: request.method,
      path: pathname + search,
    }),
  }))
  return refusal(request, notImplemented, 'unhandled')
}

/** All that the mock server answers: the API, its pictures and test payment page, and the control plane. */
export const handlers: HttpHandler[] = [
  ...pictureHandlers,
  ...paymentPageHandlers,
  ...calls.map(callHandler),
  cartHandler,
  ...controlHandlers,
  ...enterHandlers,
  ...panelHandlers,
  http.all('/api/*', unhandled),
  http.all('/__mock/*', unhandled),
]
