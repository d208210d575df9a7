import { cart, endpoints } from '#contracts/registry.ts'
import type { CallName } from '../server/faults.ts'

type Json = { [key: string]: unknown }

/** A parsed request: its call (null when no call matches) and a copy with another input. */
export type ParsedRequest = {
  call: CallName | null
  /** The body of a POST, the query of a GET. */
  input: Json
  request: Request
  requestWith(input?: Json): Request
}

const patterns = Object.entries(endpoints).map(([name, { method, path }]) => ({
  name: name as CallName,
  method,
  pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
}))

function cartCall(cartUpdateType: unknown): CallName | null {
  const found = Object.values(cart).find((operation) => operation.cartUpdateType === cartUpdateType)
  return found?.name ?? null
}

function callOf(method: string, pathname: string, input: Json): CallName | null {
  if (pathname === cart.none.path) return cartCall(input.cartUpdateType)
  return patterns.find((each) => each.method === method && each.pattern.test(pathname))?.name ?? null
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
