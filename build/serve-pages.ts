import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Connect } from 'vite'
import { localeFromPath, localeTable } from '../i18n/locales.ts'
import { pageFile } from '../render/file-names.ts'
import { planOf } from '../render/plan.ts'
import { fileCacheControl, isPage, isReserved, shellFile } from './hosting.ts'
import type { Headers } from './security-headers.ts'

export const headersFileName = '.vite/headers.json'

type Answer = { status: number; file: string; headers: Headers }

/** The page, the shell or the page of what is not found, as a host of files answers an address. */
export function answerOf(address: string, hasFile: (path: string) => boolean): Answer | { location: string } {
  const shell = { status: 200, file: `/${shellFile}`, headers: {} }
  const plan = planOf(address)
  if (plan.kind === 'redirect') return { location: plan.location }
  if (plan.kind !== 'page')
    return plan.canonical === null
      ? shell
      : { ...shell, headers: { Link: `<${plan.canonical}>; rel="canonical"` } }
  /** Variants share the file of their product. */
  const file = pageFile(plan.address.replace(/\?item=.*/, ''))
  if (hasFile(file) && !isReserved(plan.address)) return { status: 200, file, headers: {} }
  const missing = `${localeTable[localeFromPath(plan.address)].prefix}/404.html`
  return hasFile(missing) ? { status: 404, file: missing, headers: {} } : shell
}

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
}

async function bodyOf(file: string, { headers }: Connect.IncomingMessage) {
  const isCompressed = /\bbr\b/.test(String(headers['accept-encoding'])) && existsSync(`${file}.br`)
  return {
    headers: {
      'Content-Type': contentTypes[extname(file)]!,
      Vary: 'Accept-Encoding',
      ...(isCompressed && { 'Content-Encoding': 'br' }),
    },
    body: await readFile(isCompressed ? `${file}.br` : file),
  }
}

/** Null for an address that cannot be decoded, such as `/100%.png`. */
function decodedPath(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/** Build metadata (`.vite/`) and files for static hosts (`_headers`) are not served. */
function isPublicFile(folder: string, path: string) {
  const decoded = decodedPath(path)
  return decoded !== null && !/\/\.|^\/_/.test(decoded) && existsSync(join(folder, decoded))
}

/** Serves a built folder as production does. Reads it on each request: a build may finish while the preview runs. */
export function sendAsInProduction(folder: string): Connect.NextHandleFunction {
  const hasFile = (path: string) => existsSync(join(folder, path))
  return async (request, response, next) => {
    const { pathname: path = '/', search = '' } = URL.parse(`http://localhost${request.url ?? '/'}`) ?? {}
    if (/^\/(api|__mock)(\/|$)/.test(path)) return next()
    const send = async (status: number, file: string, own: Headers = {}) => {
      const { headers, body } = await bodyOf(join(folder, file), request)
      response.writeHead(status, { ...headers, ...own }).end(body)
    }
    try {
      const headers: Headers = JSON.parse(await readFile(join(folder, headersFileName), 'utf8'))
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      if (isPage(path)) {
        response.setHeader('Cache-Control', fileCacheControl(path))
        const answer = answerOf(path + search, hasFile)
        if ('location' in answer) response.writeHead(301, { Location: answer.location }).end()
        else await send(answer.status, answer.file, answer.headers)
      } else if (!isPublicFile(folder, path)) {
        response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
      } else {
        response.setHeader('Cache-Control', fileCacheControl(path))
        if (contentTypes[extname(path)] && request.method === 'GET') await send(200, path)
        else next()
      }
    } catch (error) {
      next(error)
    }
  }
}
