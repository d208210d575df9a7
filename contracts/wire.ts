import { withQuery, type QueryObject } from 'ufo'
import { fillPath, type Endpoint } from './endpoint.ts'

/** `path` with its query; `body` is JSON, null for a GET. */
export type HttpRequest = { method: Endpoint['method']; path: string; body: string | null }

/** Caches and early responses are found by `path`. Does not validate the input. */
export function encodeCall(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  input: Record<string, unknown>,
): HttpRequest {
  const { path: filled, rest } = fillPath(path, input)
  if (method === 'GET') return { method, path: withQuery(filled, rest as QueryObject), body: null }
  return { method, path: filled, body: JSON.stringify(rest) }
}
