import { cartOperations } from '#contracts/cart-operations.ts'
import type { CartOperationName } from '#contracts/cart-operations.ts'
import { endpoints } from '#contracts/registry.ts'
import type { EndpointName } from '#contracts/registry.ts'
import { behaviours } from '../domain/behaviours.ts'
import { cartDomain } from '../domain/cart.ts'
import { messageText } from '../domain/messages.ts'
import type { Call } from './handle-call.ts'
import { handleCall } from './handle-call.ts'
import { callerFrom } from './caller.ts'
import { controlHandlers, unknownControlCall } from './control.ts'
import { enterHandlers } from './enter.ts'
import { http } from './msw.ts'
import type { HttpHandler } from './msw.ts'
import { panelHandlers } from './panel-page.ts'
import { paymentPageHandlers } from './payment-page.ts'
import { pictureHandlers } from './picture-handlers.ts'
import { jsonReply, refusalEnvelope } from './replies.ts'
import { changeSession, withEntry } from './session.ts'
import { requireSession } from './test-mode.ts'

const notImplemented = 501

const calls = (Object.keys(endpoints) as EndpointName[]).map(
  (name) => ({ name, endpoint: endpoints[name], behaviour: behaviours[name] }) as Call,
)

const cartCalls = new Map(
  (Object.keys(cartOperations) as CartOperationName[]).map((name) => [
    cartOperations[name].cartUpdateType as number,
    { name, endpoint: cartOperations[name], behaviour: cartDomain[name] } as Call,
  ]),
)

function queryOf(url: URL): Record<string, string | string[]> {
  const keys = [...new Set(url.searchParams.keys())]
  return Object.fromEntries(
    keys.map((key) => {
      const values = url.searchParams.getAll(key)
      return [key, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
}

/** `{}` for an empty body, null for one that is not a JSON object. */
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
  jsonReply(refusalEnvelope(messageText(callerFrom(request).locale, message)), status)

function unreadable(request: Request): Response {
  const { pathname, search } = new URL(request.url)
  const call = `${request.method} ${pathname}`
  changeSession(callerFrom(request).sessionId, (session) => {
    const issues = ['the body is no call of the contracts']
    const path = pathname + search
    const entry = { method: request.method, path, call, status: 400, fault: null }
    return withEntry(withEntry(session, 'violations', { call, side: 'request', issues }), 'log', entry)
  })
  return refusal(request, 400, 'unreadable')
}

function callHandler(call: Call): HttpHandler {
  const { method, path } = call.endpoint
  return http[method === 'GET' ? 'get' : 'post'](path, async ({ request, params }) => {
    const sessionError = requireSession(request)
    if (sessionError) return sessionError
    const input = method === 'GET' ? queryOf(new URL(request.url)) : await bodyOf(request)
    if (input === null) return unreadable(request)
    return handleCall(call, { ...input, ...params }, request)
  })
}

const cartHandler = http.post(cartOperations.none.path, async ({ request }) => {
  const sessionError = requireSession(request)
  if (sessionError) return sessionError
  const body = await bodyOf(request)
  const call = typeof body?.cartUpdateType === 'number' ? cartCalls.get(body.cartUpdateType) : undefined
  return call ? handleCall(call, body, request) : unreadable(request)
})

function unhandled({ request }: { request: Request }): Response {
  const sessionError = requireSession(request)
  if (sessionError) return sessionError
  const { pathname, search } = new URL(request.url)
  changeSession(callerFrom(request).sessionId, (session) =>
    withEntry(session, 'unhandled', { method: request.method, path: pathname + search }),
  )
  return refusal(request, notImplemented, 'unhandled')
}

export const handlers: HttpHandler[] = [
  ...pictureHandlers,
  ...paymentPageHandlers,
  ...calls.map(callHandler),
  cartHandler,
  ...controlHandlers,
  ...enterHandlers,
  ...panelHandlers,
  http.all('/api/*', unhandled),
  http.all('/__mock/*', unknownControlCall),
]
