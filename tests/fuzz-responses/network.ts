import * as fc from 'fast-check'
import { arbitraryOf, invalidArbitraryOf } from '#contracts/arbitrary.ts'
import { callOf } from '#contracts/call-of.ts'
import type { Endpoint } from '#contracts/endpoint.ts'
import { Envelope } from '#contracts/envelope.ts'
import { readTolerantly } from '#contracts/read-tolerantly.ts'
import { calls } from '#contracts/registry.ts'
import type { CallName } from '#contracts/registry.ts'

export type Responses = Partial<Record<CallName, Envelope>>

const messages = arbitraryOf(Envelope.shape.messages)

const enveloped = ({ payload }: Endpoint, data: fc.Arbitrary<unknown>): fc.Arbitrary<Envelope> =>
  fc.tuple(messages, data).map(([texts, value]) => ({ isSuccess: true, messages: texts, [payload]: value }))

const valid = (name: CallName) => enveloped(calls[name], arbitraryOf(calls[name].output))

/** `readable`: the invalid field costs an item of a list, not the answer. */
export type Damage = 'readable' | 'unreadable'

const broken = (name: CallName, damage: Damage) =>
  enveloped(
    calls[name],
    invalidArbitraryOf(calls[name].output).map(({ value }) => value),
  ).filter((answer) => (readTolerantly(calls[name], answer).output !== undefined) === (damage === 'readable'))

/** Valid responses, but that of `except` has one invalid field. */
export function responsesFor(
  names: readonly CallName[],
  except?: CallName | null,
  damage: Damage = 'unreadable',
): fc.Arbitrary<Responses> {
  return fc.record(
    Object.fromEntries(names.map((name) => [name, name === except ? broken(name, damage) : valid(name)])),
  )
}

export const longListResponses = (names: readonly CallName[]): fc.Arbitrary<Responses> =>
  responsesFor(names)
    .filter((answers) => Object.values(answers).every(isCrowdable))
    .map((answers) =>
      Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, crowded(answer)])),
    )

const isCrowdable = ({ data, list }: Envelope) =>
  [list, data, ...Object.values(data ?? {})].every((value) => !Array.isArray(value) || value.length > 0)

function crowded({ data, list, ...rest }: Envelope): Envelope {
  const isObject = typeof data === 'object' && data !== null && !Array.isArray(data)
  const fields = isObject && Object.entries(data).map(([key, value]) => [key, repeated(value)] as const)
  return { ...rest, list: repeated(list), data: fields ? Object.fromEntries(fields) : repeated(data) }
}

/** The contract fixes the length of lists of numbers. */
function repeated(value: unknown): unknown {
  if (!Array.isArray(value) || value.every((one) => typeof one === 'number')) return value
  return Array.from({ length: 999 }, (_, at) => value[at % value.length])
}

async function nameOf(request: Request): Promise<CallName | null> {
  const input = request.method === 'POST' ? await request.json() : {}
  return callOf(request.method, new URL(request.url).pathname, input)
}

/** Fakes `fetch` of `/api/*`; calls without a response go to `onUnhandled`. Returns a function that restores it. */
export function fakeFetch(answers: Responses, onUnhandled: (call: string) => void): () => void {
  const originalFetch = window.fetch
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith('/api/')) return originalFetch(input, init)
    const name = await nameOf(request)
    if (name && answers[name]) return Response.json(answers[name])
    onUnhandled(name ?? pathname)
    return Response.error()
  }
  return () => void (window.fetch = originalFetch)
}
