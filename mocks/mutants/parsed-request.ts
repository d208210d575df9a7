import { callOf } from '#contracts/call-of.ts'
import type { CallName } from '#contracts/registry.ts'

type Json = { [key: string]: unknown }

/** A parsed request: its call (null when no call matches) and a copy with another input. */
export type ParsedRequest = {
  call: CallName | null
  /** The body of a POST, the query of a GET. */
  input: Json
  request: Request
  requestWith(input?: Json): Request
}

function objectOf(text: string): Json {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
  } catch {
    return {}
  }
}

function queryOf(url: URL): Json {
  const keys = [...new Set(url.searchParams.keys())]
  return Object.fromEntries(keys.map((key) => [key, url.searchParams.getAll(key)]))
}

function withQuery(url: URL, input: Json): URL {
  const changed = new URL(url)
  changed.search = ''
  for (const [key, values] of Object.entries(input))
    for (const value of [values].flat())
      if (value !== undefined) changed.searchParams.append(key, String(value))
  return changed
}

export async function parseRequest(request: Request): Promise<ParsedRequest> {
  const { method, headers } = request
  const url = new URL(request.url)
  const isGet = method === 'GET'
  const body = isGet ? undefined : await request.clone().text()
  const input = isGet ? queryOf(url) : objectOf(body!)
  return {
    call: callOf(method, url.pathname, input),
    input,
    request,
    requestWith(changed) {
      if (isGet) return new Request(changed ? withQuery(url, changed) : url, { method, headers })
      return new Request(url, { method, headers, body: changed ? JSON.stringify(changed) : body })
    },
  }
}
