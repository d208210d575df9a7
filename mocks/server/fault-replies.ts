import type { Endpoint } from '#contracts/endpoint.ts'
import type { Envelope } from '#contracts/envelope.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import { say } from '../domain/messages.ts'
import { breakContract } from './break-contract.ts'
import type { Taken } from './faults.ts'
import { faultTitle } from './faults.ts'
import { jsonReply, refusalEnvelope, strayPage } from './replies.ts'

/** What the shop has to say to a call, before anything goes wrong with it. */
export type Answer = { status: number; envelope: Envelope; headers: Headers }

/** Seconds, where a fault does not say how long. */
const usualRetry = 30

const saysWhen = (status: number) => status === 429 || status === 503

function faultHeaders(taken: Taken): Headers {
  const title = faultTitle(taken)
  return new Headers(title === null ? {} : { 'x-mock-fault': title })
}

/** The reply of a fault that keeps its call from being done; null for the others. */
export function replyInstead(taken: Taken, locale: Locales): Response | null {
  const { fault } = taken
  if (fault === 'drop') return Response.error()
  if (fault === 'html') return strayPage(faultHeaders(taken))
  if (fault === null || typeof fault === 'string' || !('status' in fault)) return null
  const headers = faultHeaders(taken)
  const { status, retryAfter = saysWhen(status) ? usualRetry : null } = fault
  if (retryAfter !== null) headers.set('retry-after', String(retryAfter))
  return jsonReply(refusalEnvelope(say(locale, 'unavailable')), status, headers)
}

/** The reply to a call that was done, spoilt where a fault says so; `draw` chooses the field that breaks. */
export function replyWith(
  { status, envelope, headers }: Answer,
  endpoint: Endpoint,
  { taken, draw }: { taken: Taken; draw: string },
): Response {
  const { fault } = taken
  if (fault === 'drop-answer') return Response.error()
  faultHeaders(taken).forEach((value, name) => headers.set(name, value))
  if (fault === 'truncate') return jsonReply(halfOf(JSON.stringify(envelope)), status, headers)
  const field = typeof fault === 'object' && fault !== null && 'field' in fault ? fault.field : undefined
  const isBroken = envelope.isSuccess && (fault === 'break-contract' || field !== undefined)
  if (!isBroken) return jsonReply(envelope, status, headers)
  const broken = breakContract(endpoint, envelope, draw, field)
  return broken ? jsonReply(broken, status, headers) : nothingBroken(field, headers)
}

/** A fault that spoils nothing proves nothing: whoever planted it is told. */
const nothingBroken = (field = 'any field', headers: Headers) =>
  jsonReply(
    refusalEnvelope(`The fault breaks nothing: the answer has no ${field} that has to be of a type.`),
    500,
    headers,
  )

const halfOf = (text: string) => text.slice(0, Math.floor(text.length / 2))
