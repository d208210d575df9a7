import { handlers } from './handlers.ts'
import { getResponse } from './msw.ts'

/** Whether a path belongs to the mock server. */
export const isMocked = (path: string) => /^\/(api|__mock)(\/|\?|$)/.test(path)

type Answerer = (typeof handlers)[number]

/** Handlers of paths without parts, by method and path: msw itself tries every handler in turn. */
const exact = new Map<string, Answerer[]>()
for (const handler of handlers) {
  const { method, path } = handler.info
  if (typeof path === 'string' && !/[:*]/.test(path)) exact.set(`${String(method)} ${path}`, [handler])
}

/** The mock server's answer; `Response.error()` stands for a connection that was cut. */
export async function answer(request: Request): Promise<Response | undefined> {
  const { pathname, origin } = new URL(request.url)
  return getResponse(exact.get(`${request.method} ${pathname}`) ?? handlers, request, { baseUrl: origin })
}
