import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
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

export const typeOf = (path: string) => types[extname(path)] ?? 'application/octet-stream'

export type StaticServer = { url: string; close(): Promise<void> }

/** What is answered for every address that begins with `prefix`: the same file. */
export type StandIn = { prefix: string; file: string }

/** What is sent of a file instead of what it holds. */
export type Edit = (path: string, body: Buffer) => Buffer

/** Serves the files of a folder on a free port, edited where there is an `edit`; what is not there is a 404. */
export async function serveFolder(
  folder: string,
  standIns: readonly StandIn[] = [],
  edit: Edit = (_path, body) => body,
): Promise<StaticServer> {
  const files = new Map<string, Promise<Buffer | null>>()

  function fileAt(path: string) {
    const known = files.get(path)
    if (known) return known
    const standIn = standIns.find(({ prefix }) => path.startsWith(prefix))
    const read = readFile(standIn?.file ?? join(folder, normalize(path))).then(
      (body) => edit(path, body),
      () => null,
    )
    files.set(path, read)
    return read
  }

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = decodeURIComponent(pathname.endsWith('/') ? `${pathname}index.html` : pathname)
    const body = await fileAt(path)
    if (!body) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': typeOf(path), 'cache-control': 'max-age=600' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
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
