import type { IncomingMessage, ServerResponse } from 'node:http'

/** What a script of another origin may read beside the body. */
const exposed = 'retry-after, x-mock-fault'

/**
 * Lets a page of any origin call with its cookies, and answers preflights itself: then the call is done, and true
 * is returned. Only for a stand-alone server: the shop's own pages are of the same origin.
 */
export function allowOrigins(request: IncomingMessage, response: ServerResponse): boolean {
  const { origin } = request.headers
  response.setHeader('vary', 'origin')
  if (origin !== undefined) {
    response.setHeader('access-control-allow-origin', origin)
    response.setHeader('access-control-allow-credentials', 'true')
    response.setHeader('access-control-expose-headers', exposed)
  }
  const asked = request.headers['access-control-request-method']
  if (request.method !== 'OPTIONS' || asked === undefined) return false
  response
    .writeHead(204, {
      'access-control-allow-methods': asked,
      'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
      'access-control-max-age': '600',
    })
    .end()
  return true
}
