import type { IncomingMessage, ServerResponse } from 'node:http'

const exposedHeaders = 'retry-after, x-mock-fault'

/** Allows any origin with credentials; true when it answered a preflight. Not for the shop’s own origin. */
export function allowOrigins(request: IncomingMessage, response: ServerResponse): boolean {
  const { origin } = request.headers
  response.setHeader('vary', 'origin')
  if (origin !== undefined) {
    response.setHeader('access-control-allow-origin', origin)
    response.setHeader('access-control-allow-credentials', 'true')
    response.setHeader('access-control-expose-headers', exposedHeaders)
  }
  const requestedMethod = request.headers['access-control-request-method']
  if (request.method !== 'OPTIONS' || requestedMethod === undefined) return false
  response
    .writeHead(204, {
      'access-control-allow-methods': requestedMethod,
      'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
      'access-control-max-age': '600',
    })
    .end()
  return true
}
