import type { Endpoint, OutputOf, ReceivedOf } from '#contracts/endpoint.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import type { Catalogue } from '../shop/catalogue/catalogue.ts'
import type { MessageName, MessageValues } from './messages.ts'
import { messageText } from './messages.ts'
import type { World } from './world.ts'

export type Context = {
  catalogue: Catalogue
  locale: Locales
  /** Milliseconds since the epoch. */
  now: number
  token: string | undefined
  rtoken: string | undefined
  userAgent?: string | undefined
}

/** `maxAge` in seconds; 0 drops the cookie. */
export type CookieChange = { name: 'token' | 'rtoken'; value: string; maxAge: number }

export type Success<Data> = {
  state: World
  data: Data
  messages?: readonly string[]
  cookies?: readonly CookieChange[]
}

/** `field` is the input the message is about; `state` is set if the refusal changes it; `retryAfter` in seconds. */
export type Refusal = {
  refusal: { status: number; message: string; field?: string; retryAfter?: number }
  state?: World
  cookies?: readonly CookieChange[]
}

export type Outcome<Data> = Success<Data> | Refusal

/** A pure handler of one API call: the same state, input and context give the same outcome. */
export type Behaviour<E extends Endpoint> = (
  state: World,
  input: ReceivedOf<E>,
  context: Context,
) => Outcome<OutputOf<E>>

export const isRefusal = (value: object): value is Refusal => 'refusal' in value

export function refuse(
  context: Context,
  status: number,
  message: MessageName,
  values?: MessageValues,
  rest: { state?: World; field?: string; retryAfter?: number; cookies?: readonly CookieChange[] } = {},
): Refusal {
  const { field, retryAfter, ...others } = rest
  return {
    refusal: { status, message: messageText(context.locale, message, values), field, retryAfter },
    ...others,
  }
}
