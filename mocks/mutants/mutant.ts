import type { CallName } from '#contracts/registry.ts'
import type { answer } from '../server/answer.ts'
import { parseRequest } from './parsed-request.ts'
import type { ParsedRequest } from './parsed-request.ts'
import { editPath } from './edit-path.ts'

export type AnswerFunction = typeof answer

/** The mock server with one deviation that the contracts do not allow. */
export type Mutant = {
  name: string
  calls: readonly CallName[] | 'all'
  wrap: (answer: AnswerFunction) => AnswerFunction
}

type Json = { [key: string]: unknown }

/** Intercepts a call; `pass` forwards it to the mock, optionally with another body or query. */
type Interceptor = (asked: ParsedRequest, pass: (changed?: Json) => Promise<Response>) => Promise<Response>

const notFound = () => new Response(null, { status: 404 })

/** Intercepts some calls; `open` runs once per server, for interceptors with state. */
export const intercepting = (
  name: string,
  calls: readonly CallName[] | 'all',
  open: () => Interceptor,
): Mutant => ({
  name,
  calls,
  wrap(answer) {
    const intercept = open()
    return async (request) => {
      const asked = await parseRequest(request)
      if (asked.call === null || (calls !== 'all' && !calls.includes(asked.call))) return answer(request)
      return intercept(asked, async (changed) => (await answer(asked.requestWith(changed))) ?? notFound())
    }
  },
})

export function withBody(
  response: Response,
  body: string,
  init: { status?: number; headers?: Json } = {},
): Response {
  const headers = new Headers(response.headers)
  for (const [key, value] of Object.entries(init.headers ?? {})) headers.set(key, String(value))
  return new Response(body, { status: init.status ?? response.status, headers })
}

export const rewritingResponse = (
  name: string,
  calls: readonly CallName[] | 'all',
  change: (envelope: Json, asked: ParsedRequest) => unknown,
): Mutant =>
  intercepting(name, calls, () => async (asked, pass) => {
    const response = await pass()
    if (response.status !== 200) return response
    return withBody(response, JSON.stringify(change((await response.json()) as Json, asked)))
  })

/** Rewrites one field of successful responses; `path` like `data.cartItems.*.count`. */
export const rewritingField = (
  name: string,
  calls: readonly CallName[] | 'all',
  path: string,
  change: (value: never) => unknown,
): Mutant => rewritingResponse(name, calls, (envelope) => editPath(envelope, path.split('.'), change))

export const rewritingRequest = (
  name: string,
  calls: readonly CallName[],
  change: (input: Json) => Json,
): Mutant => intercepting(name, calls, () => (asked, pass) => pass(change(asked.input)))

export const rewritingRefusal = (
  name: string,
  calls: readonly CallName[] | 'all',
  change: (response: Response, asked: ParsedRequest) => Promise<Response> | Response,
): Mutant =>
  intercepting(name, calls, () => async (asked, pass) => {
    const response = await pass()
    return response.status === 200 ? response : change(response, asked)
  })
