import type { Endpoint, OutputOf, ReceivedOf } from '#contracts/endpoint.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import type { Catalogue } from '../shop/catalogue/catalogue.ts'
import type { MessageName, MessageValues } from './messages.ts'
import { say } from './messages.ts'
import type { World } from './world.ts'

export type Context = {
  catalogue: Catalogue
  locale: Locales
  /** Milliseconds since the epoch. */
  now: number
  /** The cookies of the caller. */
  token: string | undefined
  rtoken: string | undefined
}

/** `maxAge` in seconds; 0 drops the cookie. */
export type CookieChange = { name: 'token' | 'rtoken'; value: string; maxAge: number }

export type Done<Data> = {
  state: World
  data: Data
  messages?: readonly string[]
  cookies?: readonly CookieChange[]
}

/**
 * What the server will not do. `field` names the part of the input that it is about; `state` is there when even the
 * refusal is remembered; `retryAfter` in seconds.
 */
export type Refusal = {
  refusal: { status: number; message: string; field?: string; retryAfter?: number }
  state?: World
  cookies?: readonly CookieChange[]
}

export type Outcome<Data> = Done<Data> | Refusal

/** One call of the API: pure, so the same world, input and context give the same outcome. */
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
  return { refusal: { status, message: say(context.locale, message, values), field, retryAfter }, ...others }
}
