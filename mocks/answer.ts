import { handlers } from './handlers.ts'
import { getResponse } from './msw.ts'

/** Whether a path belongs to the mock server. */
export const isMocked = (path: string) => /^\/(api|__mock)(\/|\?|$)/.test(path)

/** The mock server's answer; `Response.error()` stands for a connection that was cut. */
export async function answer(request: Request): Promise<Response | undefined> {
  return getResponse(handlers, request, { baseUrl: new URL(request.url).origin })
}
