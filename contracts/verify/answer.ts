import type * as z from 'zod/mini'
import { Envelope, parsePayload } from '../envelope.ts'
import type { CallName, CallOutput } from './calls.ts'
import { calls, endpointOf, isOwn } from './calls.ts'
import { serverNow } from './clock.ts'
import { expectDays } from './days.ts'
import { additionsOf, shown } from './difference.ts'
import { Drift } from './drift.ts'
import type { Exchange } from './exchange.ts'
import { expectInvariants } from './invariants.ts'
import { expectTokenCookies } from './jar.ts'

export type Done<Name extends CallName> = {
  output: CallOutput<Name>
  messages: string[]
  exchange: Exchange
  /** Fields that the contract does not know, as paths. */
  additions: string[]
}

type Issue = z.core.$ZodIssue

/** JSON is UTF-8; a charset may say so, and nothing else. */
const json = /^application\/json(\s*;\s*charset="?utf-8"?)?$/i

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key], value)

const wish = (issue: Issue) => ('expected' in issue ? String(issue.expected) : issue.message.toLowerCase())

function shapeDrift(call: CallName, body: unknown, issues: readonly Issue[]): Drift {
  const [issue] = issues
  const path = issue?.path.join('.') ?? ''
  const others = issues.length > 1 ? `, and ${issues.length - 1} more` : ''
  return new Drift({
    call,
    path,
    expected: `${path || 'the answer'} as the contract has it (${issue ? wish(issue) : ''})`,
    came: shown(valueAt(body, issue?.path ?? [])) + others,
  })
}

/** The envelope of any answer; JSON that says so, or a Drift. */
function envelopeOf({ call, answer }: Exchange): Envelope {
  const { headers, body, json: said } = answer!
  const type = headers.get('content-type') ?? 'none'
  if (!json.test(type))
    throw new Drift({ call, expected: 'content-type application/json; charset=utf-8', came: type })
  if (said === null) throw new Drift({ call, expected: 'JSON', came: shown(body) })
  const parsed = Envelope.safeParse(said)
  if (parsed.success) return parsed.data
  throw shapeDrift(call, said, parsed.error.issues)
}

/** Whether the answer says that no shared cache may give it to another. */
export const isPrivate = (headers: Headers) =>
  /\b(no-store|no-cache|private)\b/i.test(headers.get('cache-control') ?? '')

/** What is somebody's own may be kept by their browser at most. */
function expectPrivate(call: CallName, headers: Headers): void {
  const came = headers.get('cache-control') ?? ''
  const isShared = /\b(public|s-maxage)\b/i.test(came)
  const isKept = /\bmax-age\b/i.test(came) && !isPrivate(headers)
  if (!isOwn(call) || !(isShared || isKept)) return
  throw new Drift({
    call,
    path: 'cache-control',
    expected: 'a Cache-Control that lets no shared cache keep what is somebody’s own',
    came: shown(came),
  })
}

/** What a call that was done answers: 200, an envelope, the payload of the contract, its laws and cookies; or a Drift. */
export function doneOf<Name extends CallName>(call: Name, exchange: Exchange): Done<Name> {
  const { status, headers, json: said } = exchange.answer!
  const envelope = envelopeOf(exchange)
  const messages = envelope.messages.map(({ item1 }) => item1)
  if (status !== 200 || !envelope.isSuccess)
    throw new Drift({
      call,
      expected: 'status 200 and isSuccess true',
      came: `${status}, isSuccess ${envelope.isSuccess}, messages ${shown(messages)}`,
    })
  const parsed = parsePayload(endpointOf(call), envelope)
  if (!parsed.ok) throw shapeDrift(call, said, parsed.issues)
  expectInvariants(call, parsed.output)
  expectDays(call, parsed.output, serverNow(headers))
  expectTokenCookies(call, headers)
  expectPrivate(call, headers)
  const known = { ...envelope, [calls[call].payload]: parsed.output }
  return {
    output: parsed.output as CallOutput<Name>,
    messages,
    exchange,
    additions: additionsOf(said, known).map((path) => `${call}: ${path}`),
  }
}

/** What a server says no with: a status of `statuses` (any 4xx when empty) and an envelope that says why; or a Drift. */
export function refusalOf(exchange: Exchange, statuses: readonly number[] = []): Exchange {
  const { call, answer } = exchange
  const { status, headers, body } = answer!
  const isRight = statuses.length > 0 ? statuses.includes(status) : status >= 400 && status < 500
  const wanted = statuses.length > 0 ? `status ${statuses.join(' or ')}` : 'a status of 4xx'
  if (!isRight) throw new Drift({ call, expected: wanted, came: `${status}: ${shown(body)}` })
  const wait = headers.get('retry-after') ?? 'no such header'
  if (status === 429 && !/^\d+$/.test(wait))
    throw new Drift({ call, path: 'retry-after', expected: 'Retry-After in seconds with a 429', came: wait })
  const { isSuccess, messages } = envelopeOf(exchange)
  if (!isSuccess && messages.length > 0 && messages.every(({ item1 }) => item1.trim() !== '')) return exchange
  throw new Drift({
    call,
    path: isSuccess ? 'isSuccess' : 'messages',
    expected: 'isSuccess false and a message for the shopper',
    came: shown({ isSuccess, messages }),
  })
}

/** Any answer that keeps its word: done as the contract says, or refused with an envelope; or a Drift. */
export function eitherOf(call: CallName, exchange: Exchange): Exchange {
  const { status, body } = exchange.answer!
  if (status === 200) return doneOf(call, exchange).exchange
  if (status >= 400 && status < 500) return refusalOf(exchange)
  throw new Drift({ call, expected: 'status 200 or 4xx', came: `${status}: ${shown(body)}` })
}
