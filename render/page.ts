import { PagePayload } from '#contracts/page-payload.ts'
import { localeFromPath, localeTable } from '#i18n/locales.ts'
import { renderBody } from './body.tsx'
import { documentOf } from './document.ts'
import { withServerFetch } from './server-fetch.ts'
import type { Ask } from './server-fetch.ts'

export type { Ask } from './server-fetch.ts'

export type Page = {
  status: 200 | 301 | 404 | 503
  headers: Record<string, string>
  /** Null where the shell answers: the shop draws the page by itself. */
  html: string | null
  payload: PagePayload | null
}

const listings = /^(\/\w\w)?\/(search(\/[^/]+)?)?$/
const product = /^(\/\w\w)?\/search\/[^/]+\/[^/]+$/

/** Goods change their prices, content rarely changes. `max-age=0`, so that a reader is never older than the cache. */
const lifeOf = (path: string) => {
  const [fresh, stale] = listings.test(path) || product.test(path) ? [60, 600] : [300, 86_400]
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}, stale-if-error=86400`
}

const lives: Record<Exclude<Page['status'], 200>, string> = {
  301: 'public, max-age=0, s-maxage=3600',
  404: 'public, max-age=0, s-maxage=10',
  503: 'no-store',
}

/**
 * Draws the public page at `path` (with its locale's prefix and its query) for everybody.
 * `template` is the HTML of the build with the marks that `documentOf` fills.
 */
export async function renderPage(template: string, path: string, ask: Ask): Promise<Page> {
  const language = localeTable[localeFromPath(path)].tag
  const at = Date.now()
  const { result: body, calls } = await withServerFetch(ask, language, () => renderBody(path))
  const headers = { 'cache-control': body.status === 200 ? lifeOf(path.split('?')[0]!) : lives[body.status] }
  if (body.status === 301)
    return { ...body, headers: { ...headers, location: body.location }, html: null, payload: null }
  if (body.status === 503)
    return { status: 503, headers: { ...headers, 'retry-after': '10' }, html: null, payload: null }
  const answers = Object.fromEntries(
    calls.filter(({ status }) => status === 200).map((call) => [call.path, JSON.parse(call.body) as unknown]),
  )
  return {
    status: body.status,
    headers,
    html: documentOf(template, path, body.html),
    payload: body.status === 200 ? PagePayload.parse({ at, answers }) : null,
  }
}
