import type * as z from 'zod/mini'
import { Envelope, parsePayload } from '../envelope.ts'
import type { CallName, CallOutput } from '../registry.ts'
import { calls } from '../registry.ts'
import { endpointOf, isPersonal } from './call-properties.ts'
import { serverNow } from './clock.ts'
import { expectDays } from './days.ts'
import { unknownFieldsOf, toShortJson } from './difference.ts'
import { Drift } from './drift.ts'
import type { Exchange } from './exchange.ts'
import { expectInvariants } from './invariants.ts'
import { expectTokenCookies } from './cookie-jar.ts'

export type OkResult<Name extends CallName> = {
  output: CallOutput<Name>
  messages: string[]
  exchange: Exchange
  additions: string[]
}

type Issue = z.core.$ZodIssue

const jsonType = /^application\/json(\s*;\s*charset="?utf-8"?)?$/i

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key], value)

const expectationOf = (issue: Issue) =>
  'expected' in issue ? String(issue.expected) : issue.message.toLowerCase()

function shapeDrift(call: CallName, body: unknown, issues: readonly Issue[]): Drift {
  const [issue] = issues
  const path = issue?.path.join('.') ?? ''
  const others = issues.length > 1 ? `, and ${issues.length - 1} more` : ''
  return new Drift({
    call,
    path,
    expected: `${path || 'the answer'} as the contract has it (${issue ? expectationOf(issue) : ''})`,
    came: toShortJson(valueAt(body, issue?.path ?? [])) + others,
  })
}

function envelopeOf({ call, answer }: Exchange): Envelope {
  const { headers, body, json } = answer!
  const type = headers.get('content-type') ?? 'none'
  if (!jsonType.test(type))
    throw new Drift({ call, expected: 'content-type application/json; charset=utf-8', came: type })
  if (json === null) throw new Drift({ call, expected: 'JSON', came: toShortJson(body) })
  const parsed = Envelope.safeParse(json)
  if (parsed.success) return parsed.data
  throw shapeDrift(call, json, parsed.error.issues)
}

export const isPrivate = (headers: Headers) =>
  /\b(no-store|no-cache|private)\b/i.test(headers.get('cache-control') ?? '')

function expectPrivate(call: CallName, headers: Headers): void {
  const came = headers.get('cache-control') ?? ''
  const isShared = /\b(public|s-maxage)\b/i.test(came)
  const isKept = /\bmax-age\b/i.test(came) && !isPrivate(headers)
  if (!isPersonal(call) || !(isShared || isKept)) return
  throw new Drift({
    call,
    path: 'cache-control',
    expected: 'a Cache-Control that lets no shared cache keep what is somebody’s own',
    came: toShortJson(came),
  })
}

/** Throws a Drift unless 200 with an enveloped, valid payload, its invariants and its cookies. */
export function expectOk<Name extends CallName>(call: Name, exchange: Exchange): OkResult<Name> {
  const { status, headers, json } = exchange.answer!
  const envelope = envelopeOf(exchange)
  const messages = envelope.messages.map(({ item1 }) => item1)
  if (status !== 200 || !envelope.isSuccess)
    throw new Drift({
      call,
      expected: 'status 200 and isSuccess true',
      came: `${status}, isSuccess ${envelope.isSuccess}, messages ${toShortJson(messages)}`,
    })
  const parsed = parsePayload(endpointOf(call), envelope)
  if (!parsed.ok) throw shapeDrift(call, json, parsed.issues)
  expectInvariants(call, parsed.output)
  expectDays(call, parsed.output, serverNow(headers))
  expectTokenCookies(call, headers)
  expectPrivate(call, headers)
  const known = { ...envelope, [calls[call].payload]: parsed.output }
  return {
    output: parsed.output as CallOutput<Name>,
    messages,
    exchange,
    additions: unknownFieldsOf(json, known).map((path) => `${call}: ${path}`),
  }
}

/** Throws a Drift unless refused with a message and one of `statuses`; any 4xx when empty. */
export function expectRefusal(exchange: Exchange, statuses: readonly number[] = []): Exchange {
  const { call, answer } = exchange
  const { status, headers, body } = answer!
  const isRight = statuses.length > 0 ? statuses.includes(status) : status >= 400 && status < 500
  const wanted = statuses.length > 0 ? `status ${statuses.join(' or ')}` : 'a status of 4xx'
  if (!isRight) throw new Drift({ call, expected: wanted, came: `${status}: ${toShortJson(body)}` })
  const wait = headers.get('retry-after') ?? 'no such header'
  if (status === 429 && !/^\d+$/.test(wait))
    throw new Drift({ call, path: 'retry-after', expected: 'Retry-After in seconds with a 429', came: wait })
  const { isSuccess, messages } = envelopeOf(exchange)
  if (!isSuccess && messages.length > 0 && messages.every(({ item1 }) => item1.trim() !== '')) return exchange
  throw new Drift({
    call,
    path: isSuccess ? 'isSuccess' : 'messages',
    expected: 'isSuccess false and a message for the shopper',
    came: toShortJson({ isSuccess, messages }),
  })
}

export function expectOkOrRefusal(call: CallName, exchange: Exchange): Exchange {
  const { status, body } = exchange.answer!
  if (status === 200) return expectOk(call, exchange).exchange
  if (status >= 400 && status < 500) return expectRefusal(exchange)
  throw new Drift({ call, expected: 'status 200 or 4xx', came: `${status}: ${toShortJson(body)}` })
}
