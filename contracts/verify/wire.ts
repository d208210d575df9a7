import { addressed } from '../endpoint.ts'
import type { CallName } from './calls.ts'
import { calls, endpointOf } from './calls.ts'

/** A request before it has an address and cookies: `path` with its query, `body` as text. */
export type WireRequest = { method: 'GET' | 'POST'; path: string; body: string | null }

function queryOf(input: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(input)) {
    if (value === undefined) continue
    for (const each of Array.isArray(value) ? value : [value]) query.append(key, String(each))
  }
  return query.size > 0 ? `?${query}` : ''
}

/** Says an input on the wire without looking at it: what is wrong with it goes out too. */
export function wireOf(name: CallName, input: object): WireRequest {
  const call = calls[name]
  const { method, path: template } = endpointOf(name)
  const type = 'cartUpdateType' in call ? { cartUpdateType: call.cartUpdateType } : {}
  const { path, rest } = addressed(template, { ...type, ...input })
  if (method === 'GET') return { method, path: path + queryOf(rest), body: null }
  return { method, path, body: JSON.stringify(rest) }
}
