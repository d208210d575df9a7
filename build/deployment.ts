import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import type { Connect, Plugin } from 'vite'
import { services } from '../src/platform/site.ts'
import { cacheControlOf, headersFile, isPage, nginxFiles, redirectsFile } from './hosting.ts'
import { inlineScriptHashes, securityHeaders, type Headers } from './security-headers.ts'

const headersFileName = '.vite/headers.json'

/** Emits headers, caching and redirects for static hosts and nginx; the preview serves by the same headers. */
export function deployment(): Plugin {
  let apiBase: string | undefined
  return {
    name: 'zarrin:deployment',
    enforce: 'post',
    configResolved(config) {
      apiBase = config.env.VITE_API_BASE
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') return
        const hashes = inlineScriptHashes(String(page.source))
        const headers = securityHeaders({ hashes, apiOrigin: apiBase && new URL(apiBase).origin, services })
        const files = {
          [headersFileName]: JSON.stringify(headers, null, 2),
          _headers: headersFile(headers),
          _redirects: redirectsFile(process.env.API_TARGET),
          ...Object.fromEntries(
            Object.entries(nginxFiles(headers)).map(([name, source]) => [`.vite/nginx/${name}`, source]),
          ),
        }
        for (const [fileName, source] of Object.entries(files))
          this.emitFile({ type: 'asset', fileName, source })
      },
    },
    configurePreviewServer({ config, middlewares }) {
      middlewares.use(sendAsInProduction(resolve(config.root, config.build.outDir)))
    },
  }
}

/** Reads the headers on each request: a build may finish while the preview runs. */
function sendAsInProduction(folder: string): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const path = URL.parse(request.url ?? '/', 'http://localhost')?.pathname ?? '/'
    if (/^\/(api|__mock)(\/|$)/.test(path)) return next()
    try {
      const headers: Headers = JSON.parse(await readFile(join(folder, headersFileName), 'utf8'))
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      if (!isPage(path) && !isPublicFile(folder, path)) {
        response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
        return
      }
      response.setHeader('Cache-Control', cacheControlOf(path))
      const copy = await compressedCopy(folder, path, request)
      if (!copy) return next()
      response.writeHead(200, copy.headers).end(copy.body)
    } catch (error) {
      next(error)
    }
  }
}

const contentTypes: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' }

async function compressedCopy(folder: string, path: string, { headers }: Connect.IncomingMessage) {
  const type = contentTypes[extname(path)]
  const file = join(folder, `${path}.br`)
  const acceptsBrotli = /\bbr\b/.test(String(headers['accept-encoding']))
  if (!type || !path.startsWith('/assets/') || !acceptsBrotli || !existsSync(file)) return null
  return {
    headers: { 'content-type': type, 'content-encoding': 'br', vary: 'accept-encoding' },
    body: await readFile(file),
  }
}

/** Build metadata (`.vite/`) and files for static hosts (`_headers`) are not served. */
const isPublicFile = (folder: string, path: string) =>
  !path.includes('/.') && !path.startsWith('/_') && existsSync(join(folder, decodeURIComponent(path)))
