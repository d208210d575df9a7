import type { Ask } from '../render/entry.ts'

export type ApiReply = { status: number; etag: string | null; body: Uint8Array<ArrayBuffer> }

/** Reads the API. `etag`: of the answer that the caller has; the reply is 304 while it is the current one. */
export type ReadApi = (
  path: string,
  options: Parameters<Ask>[1] & { etag?: string | undefined },
) => Promise<ApiReply>

/** What came of a call: `2xx`, `304`, `4xx`, `5xx`, `timeout` or `failed`. */
export type CallResult = string

const resultOf = (status: number): CallResult => (status === 304 ? '304' : `${Math.floor(status / 100)}xx`)

/** `timeout`: milliseconds until the whole answer has to be here. */
export function apiClient({
  base,
  timeout,
  onResult,
}: {
  base: string
  timeout: number
  onResult: (result: CallResult) => void
}): ReadApi {
  return async (path, { language, signal, etag }) => {
    const deadline = AbortSignal.timeout(timeout)
    try {
      const response = await fetch(base + path, {
        headers: { 'accept-language': language, ...(etag !== undefined && { 'if-none-match': etag }) },
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      })
      const body = new Uint8Array(await response.arrayBuffer())
      onResult(resultOf(response.status))
      return { status: response.status, etag: response.headers.get('etag'), body }
    } catch (error) {
      onResult(deadline.aborted ? 'timeout' : 'failed')
      throw error
    }
  }
}

/** A `Response` of 204 or 304 takes no body, not even an empty one. */
export const responseOf = ({ status, body }: ApiReply) =>
  new Response(body.length > 0 ? body : null, { status })
