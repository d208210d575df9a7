import { once } from 'node:events'
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Port 0 takes a free one; without a host it listens on every address. Rejects with `EADDRINUSE` and the like. */
export async function openServer(
  handle: RequestListener,
  { port = 0, host }: { port?: number; host?: string } = {},
) {
  const server = createServer(handle).listen(port, host)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    /** Also closes open connections, so that the port is free at once. */
    async close(): Promise<void> {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
