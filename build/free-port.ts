import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/** Whether another server listens there. */
export async function isPortTaken(port: number, host: string): Promise<boolean> {
  const server = createServer().listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  }
  server.close()
  await once(server, 'close')
  return false
}

/** For servers that cannot say which one they took. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
