import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webm': 'video/webm',
}

export const contentTypeOf = (path: string) => types[extname(path)] ?? 'application/octet-stream'

export type StaticServer = { url: string; close(): Promise<void> }

/** The file is served for every path that begins with `prefix`. */
export type FileStub = { prefix: string; file: string }

export type EditFile = (path: string, body: Buffer) => Buffer

async function listen(server: Server, port: number) {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
}

/** Null for an address that is none, such as `/100%.png`. */
function pathOf(address: string): string | null {
  try {
    const path = decodeURIComponent(new URL(address, 'http://localhost').pathname)
    return path.endsWith('/') ? `${path}index.html` : path
  } catch {
    return null
  }
}

/** At `wantedPort` unless it is taken. */
export async function serveFolder(
  folder: string,
  standIns: readonly FileStub[] = [],
  edit: EditFile = (_path, body) => body,
  wantedPort = 0,
): Promise<StaticServer> {
  const files = new Map<string, Promise<Buffer | null>>()

  function fileAt(path: string) {
    const cached = files.get(path)
    if (cached) return cached
    const standIn = standIns.find(({ prefix }) => path.startsWith(prefix))
    const read = readFile(standIn?.file ?? join(folder, normalize(path))).then(
      (body) => edit(path, body),
      () => null,
    )
    files.set(path, read)
    return read
  }

  const server = createServer(async (request, response) => {
    const path = pathOf(request.url ?? '/')
    const body = path && (await fileAt(path))
    if (!path || !body) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': contentTypeOf(path), 'cache-control': 'max-age=600' }).end(body)
  })
  await listen(server, wantedPort).catch(() => listen(server, 0))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
