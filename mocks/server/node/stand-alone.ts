import type { IncomingMessage, ServerResponse } from 'node:http'
import { mockMiddleware } from './adapter.ts'
import { allowOrigins } from './cors.ts'
import { openServer } from './open-server.ts'

function serve(request: IncomingMessage, response: ServerResponse): void {
  if (allowOrigins(request, response)) return
  void mockMiddleware(request, response, (error) => {
    if (error) console.error(error)
    const [status, text] = error ? [500, 'Failed'] : [404, 'Only /api and /__mock live here']
    response.writeHead(status, { 'content-type': 'text/plain' }).end(text)
  })
}

export const listen = (where: { port: number; host?: string }) => openServer(serve, where)
