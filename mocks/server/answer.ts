import { handlers } from './handlers.ts'
import { getResponse } from './msw.ts'

export const isMocked = (path: string) => /^\/(api|__mock)(\/|\?|$)/.test(path)

type Handler = (typeof handlers)[number]

/** Handlers of static paths by method and path: msw itself tries every handler in turn. */
const staticHandlers = new Map<string, Handler[]>()
for (const handler of handlers) {
  const { method, path } = handler.info
  if (typeof path === 'string' && !/[:*]/.test(path))
    staticHandlers.set(`${String(method)} ${path}`, [handler])
}

/** The mock server’s response; `Response.error()` stands for a dropped connection. */
export async function answer(request: Request): Promise<Response | undefined> {
  const { pathname, origin } = new URL(request.url)
  return getResponse(staticHandlers.get(`${request.method} ${pathname}`) ?? handlers, request, {
    baseUrl: origin,
  })
}
