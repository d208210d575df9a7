import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { once } from 'node:events'

/** An origin of its own in front of the shop, whose connection can be cut: no driver of WebKitGTK can. */
export type Line = { url: string; cut(): Promise<void>; restore(): Promise<void>; close(): Promise<void> }

export async function lineTo(port: number): Promise<Line> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    const shop = connect(port, '127.0.0.1')
    for (const end of [socket, shop]) {
      sockets.add(end)
      end.on('error', () => null)
      end.once('close', () => {
        sockets.delete(end)
        socket.destroy()
        shop.destroy()
      })
    }
    socket.pipe(shop).pipe(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: own } = server.address() as AddressInfo
  const cut = async () => {
    if (!server.listening) return
    server.close()
    for (const socket of sockets) socket.destroy()
    await once(server, 'close')
  }
  return {
    url: `http://localhost:${own}`,
    cut,
    restore: async () => void (await once(server.listen(own, '127.0.0.1'), 'listening')),
    close: cut,
  }
}
