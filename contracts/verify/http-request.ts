import { encodeCall, type HttpRequest } from '../wire.ts'
import type { CallName } from '../registry.ts'
import { calls } from '../registry.ts'
import { endpointOf } from './call-properties.ts'

/** No validation: invalid inputs go out as they are. */
export function buildRequest(name: CallName, input: object): HttpRequest {
  const call = calls[name]
  const type = 'cartUpdateType' in call ? { cartUpdateType: call.cartUpdateType } : {}
  return encodeCall(endpointOf(name), { ...type, ...input })
}
