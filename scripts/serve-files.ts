import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { fail, parsePort, readOptions } from './options.ts'

const help = `npx node scripts/serve-files.ts [options]   serves a folder over HTTP, like a static host

  --folder demo  the folder
  --port 4174    port to listen on
  -h, --help     this text

A path without a dot is a page: PATH.html. Unknown paths get 404.html, or index.html if there is none.`

const { folder, port } = readOptions(help, {
  folder: { type: 'string', default: 'demo' },
  port: { type: 'string', default: '4174' },
})

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

/** Safe from path traversal: `path` begins with `/`, and `normalize` does not climb above that. */
async function fileAt(path: string) {
  try {
    return await readFile(join(folder, normalize(decodeURIComponent(path))))
  } catch {
    return null
  }
}

async function fileOrFallback(path: string) {
  const file = path.endsWith('/') ? `${path}index.html` : extname(path) ? path : `${path}.html`
  const own = await fileAt(file)
  if (own) return { status: 200, body: own, type: types[extname(file)] ?? 'application/octet-stream' }
  const [missing, index] = [await fileAt('/404.html'), await fileAt('/index.html')]
  return { status: missing ? 404 : 200, body: missing ?? index ?? '', type: types['.html']! }
}

const server = createServer(async (request, response) => {
  const url = URL.parse(`http://localhost${request.url ?? '/'}`)
  const { status, body, type } = await fileOrFallback(url?.pathname ?? '/')
  response.writeHead(status, { 'content-type': type }).end(body)
})
if (!(await fileAt('/index.html')))
  fail(`There is no index.html in ${folder}/. Build it first: npx node scripts/build-demo.ts`)
server.on('error', (error) => fail(`Cannot listen on ${port}: ${error.message}. Choose another: --port 4175`))
server.listen(parsePort(port), 'localhost', () =>
  process.stdout.write(`${folder}/ is at http://localhost:${port}/\n`),
)
