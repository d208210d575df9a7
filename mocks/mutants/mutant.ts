import type { CallName } from '../server/faults.ts'
import type { answer } from '../server/answer.ts'
import { askedOf } from './asked.ts'
import type { Asked } from './asked.ts'
import { edited } from './edited.ts'

export type Answer = typeof answer

/** The mock server with one drift planted: what a real server may do that the contracts do not allow. */
export type Mutant = {
  name: string
  /** The calls that drift. */
  calls: readonly CallName[] | 'all'
  drift: (answer: Answer) => Answer
}

type Json = { [key: string]: unknown }

/** Answers in place of the mock; `pass` asks it, with another body or query if need be. */
type Stand = (asked: Asked, pass: (changed?: Json) => Promise<Response>) => Promise<Response>

const notThere = () => new Response(null, { status: 404 })

/** A mutant that stands before some calls. `open` is run for each server, so that it may have a memory. */
export const standing = (name: string, calls: readonly CallName[] | 'all', open: () => Stand): Mutant => ({
  name,
  calls,
  drift(answer) {
    const stand = open()
    return async (request) => {
      const asked = await askedOf(request)
      if (asked.call === null || (calls !== 'all' && !calls.includes(asked.call))) return answer(request)
      return stand(asked, async (changed) => (await answer(asked.requestWith(changed))) ?? notThere())
    }
  },
})

/** A response with another body, and other headers where given. */
export function rebuilt(
  response: Response,
  body: string,
  init: { status?: number; headers?: Json } = {},
): Response {
  const headers = new Headers(response.headers)
  for (const [key, value] of Object.entries(init.headers ?? {})) headers.set(key, String(value))
  return new Response(body, { status: init.status ?? response.status, headers })
}

/** A mutant that rewrites the JSON of successful answers. */
export const rewriting = (
  name: string,
  calls: readonly CallName[] | 'all',
  change: (envelope: Json, asked: Asked) => unknown,
): Mutant =>
  standing(name, calls, () => async (asked, pass) => {
    const response = await pass()
    if (response.status !== 200) return response
    return rebuilt(response, JSON.stringify(change((await response.json()) as Json, asked)))
  })

/** A mutant that rewrites one field of successful answers; `path` is `data.cartItems.*.count`. */
export const editing = (
  name: string,
  calls: readonly CallName[] | 'all',
  path: string,
  change: (value: never) => unknown,
): Mutant => rewriting(name, calls, (envelope) => edited(envelope, path.split('.'), change))

/** A mutant that asks the mock something else than it was asked. */
export const misreading = (name: string, calls: readonly CallName[], change: (input: Json) => Json): Mutant =>
  standing(name, calls, () => (asked, pass) => pass(change(asked.input)))

/** A mutant that changes how a refusal is said. */
export const refusing = (
  name: string,
  calls: readonly CallName[] | 'all',
  change: (response: Response, asked: Asked) => Promise<Response> | Response,
): Mutant =>
  standing(name, calls, () => async (asked, pass) => {
    const response = await pass()
    return response.status === 200 ? response : change(response, asked)
  })
