import type { Endpoint } from '#contracts/endpoint.ts'
import type { Envelope } from '#contracts/envelope.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import { messageText } from '../domain/messages.ts'
import { breakContract } from './break-contract.ts'
import type { InjectedFault } from './faults.ts'
import { faultTitle } from './faults.ts'
import { jsonReply, refusalEnvelope, unexpectedHtmlReply } from './replies.ts'

export type CallResult = { status: number; envelope: Envelope; headers: Headers }

/** Default Retry-After in seconds. */
const defaultRetryAfter = 30

const hasRetryAfter = (status: number) => status === 429 || status === 503

function faultHeaders(injected: InjectedFault): Headers {
  const title = faultTitle(injected)
  return new Headers(title === null ? {} : { 'x-mock-fault': title })
}

/** The reply of a fault that replaces the call; null for the others. */
export function faultReply(injected: InjectedFault, locale: Locales): Response | null {
  const { fault } = injected
  if (fault === 'drop') return Response.error()
  if (fault === 'html') return unexpectedHtmlReply(faultHeaders(injected))
  if (fault === null || typeof fault === 'string' || !('status' in fault)) return null
  const headers = faultHeaders(injected)
  const { status, retryAfter = hasRetryAfter(status) ? defaultRetryAfter : null } = fault
  if (retryAfter !== null) headers.set('retry-after', String(retryAfter))
  return jsonReply(refusalEnvelope(messageText(locale, 'unavailable')), status, headers)
}

/** The reply to a finished call, spoilt by its fault; `draw` chooses the field that breaks. */
export function callReply(
  { status, envelope, headers }: CallResult,
  endpoint: Endpoint,
  { injected, draw }: { injected: InjectedFault; draw: string },
): Response {
  const { fault } = injected
  if (fault === 'drop-answer') return Response.error()
  faultHeaders(injected).forEach((value, name) => headers.set(name, value))
  const whole = () => jsonReply(envelope, status, headers)
  function broken(field?: string) {
    if (!envelope.isSuccess) return whole()
    const spoilt = breakContract(endpoint, envelope, draw, field)
    return spoilt ? jsonReply(spoilt, status, headers) : nothingBroken(field, headers)
  }
  if (fault === null) return whole()
  if (typeof fault === 'object') return 'field' in fault ? broken(fault.field) : whole()
  switch (fault) {
    case 'truncate':
      return jsonReply(halfOf(JSON.stringify(envelope)), status, headers)
    case 'break-contract':
      return broken()
    /** They replaced the call, or changed its caller. */
    case 'drop':
    case 'html':
    case 'stale':
    case 'expire-token':
    case 'end-session':
      return whole()
  }
}

/** A fault that changes nothing would let a test pass by mistake. */
const nothingBroken = (field = 'any field', headers: Headers) =>
  jsonReply(
    refusalEnvelope(`The fault breaks nothing: the answer has no ${field} that has to be of a type.`),
    500,
    headers,
  )

const halfOf = (text: string) => text.slice(0, Math.floor(text.length / 2))
