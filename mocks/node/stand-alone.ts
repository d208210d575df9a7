import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mockMiddleware } from './adapter.ts'
import { allowOrigins } from './cors.ts'

function serve(request: IncomingMessage, response: ServerResponse): void {
  if (allowOrigins(request, response)) return
  void mockMiddleware(request, response, (error) => {
    if (error) console.error(error)
    const [status, text] = error ? [500, 'Failed'] : [404, 'Only /api and /__mock live here']
    response.writeHead(status, { 'content-type': 'text/plain' }).end(text)
  })
}

/**
 * The mock server without Vite, for clients of any origin. Port 0 takes a free one; without a host it listens on
 * every address. Rejects with the error of `listen`, a taken port among them (`EADDRINUSE`).
 */
export async function listen({ port, host }: { port: number; host?: string }) {
  const server = createServer(serve).listen(port, host)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    /** Cuts what is open, so that the port is free at once. */
    async close(): Promise<void> {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
