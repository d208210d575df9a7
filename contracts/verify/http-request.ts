import { fillPath } from '../endpoint.ts'
import type { CallName } from './calls.ts'
import { calls, endpointOf } from './calls.ts'

export type HttpRequest = { method: 'GET' | 'POST'; path: string; body: string | null }

function queryOf(input: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(input)) {
    if (value === undefined) continue
    for (const each of Array.isArray(value) ? value : [value]) query.append(key, String(each))
  }
  return query.size > 0 ? `?${query}` : ''
}

/** No validation: invalid inputs go out as they are. */
export function buildRequest(name: CallName, input: object): HttpRequest {
  const call = calls[name]
  const { method, path: template } = endpointOf(name)
  const type = 'cartUpdateType' in call ? { cartUpdateType: call.cartUpdateType } : {}
  const { path, rest } = fillPath(template, { ...type, ...input })
  if (method === 'GET') return { method, path: path + queryOf(rest), body: null }
  return { method, path, body: JSON.stringify(rest) }
}
