import { createHash } from 'node:crypto'
import { PagePayload } from '#contracts/page-payload.ts'
import { localeFromPath, localeTable } from '#i18n/locales.ts'
import { renderBody } from './body.tsx'
import type { BuildFiles } from './build-files.ts'
import { documentOf } from './document.ts'
import { payloadAddress } from './file-names.ts'
import { planOf } from './plan.ts'
import { withServerFetch } from './server-fetch.ts'
import type { Ask } from './server-fetch.ts'

export type { Ask } from './server-fetch.ts'

export type Page = {
  status: 200 | 301 | 404 | 410 | 503
  headers: Record<string, string>
  /** Null where there is nothing to draw: the host redirects (301), or answers the shell, which draws the page itself. */
  html: string | null
  /** `address` is where the page fetches it from. */
  payload: (PagePayload & { address: string }) | null
  /** Status by call that was refused, such as of a part that the page lacks. The payload has the answers of the others. */
  refused: Record<string, number>
}

const goods = /^(\/\w\w)?\/search(\/|\?|$)/

/** Goods change their prices, content rarely changes. `max-age=0`, so that a reader is never older than the cache. */
const lifeOf = (address: string) => {
  const [fresh, stale] = goods.test(address) ? [60, 600] : [300, 86_400]
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}, stale-if-error=86400`
}

const lives: Record<Exclude<Page['status'], 200>, string> = {
  301: 'public, max-age=0, s-maxage=3600',
  404: 'public, max-age=0, s-maxage=10',
  410: 'public, max-age=0, s-maxage=3600',
  503: 'no-store',
}

const notDrawn = { html: null, payload: null, refused: {} }

const redirectTo = (location: string): Page => ({
  status: 301,
  headers: { 'cache-control': lives[301], location },
  ...notDrawn,
})

/** Of what a page was drawn from: equal answers give an equal hash, whenever they were asked for. */
export const hashOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 10)

/** Draws the public page at `requested` (a path with its locale's prefix, and a query) for everybody. */
export async function renderPage(files: BuildFiles, requested: string, ask: Ask): Promise<Page> {
  const plan = planOf(requested)
  if (plan.kind === 'redirect') return redirectTo(plan.location)
  if (plan.kind === 'shell') {
    const link = plan.canonical && { link: `<${plan.canonical}>; rel="canonical"` }
    return {
      status: 200,
      headers: { 'cache-control': 'no-cache', ...link },
      ...notDrawn,
    }
  }
  const { address } = plan
  const language = localeTable[localeFromPath(address)].tag
  const at = Date.now()
  const { result: body, calls } = await withServerFetch(ask, language, () => renderBody(address))
  if (body.status === 301) return redirectTo(body.location)
  if (body.status === 503)
    return {
      status: 503,
      headers: { 'cache-control': lives[503], 'retry-after': '10' },
      ...notDrawn,
    }
  const answers = Object.fromEntries(
    calls.filter(({ status }) => status === 200).map((call) => [call.path, JSON.parse(call.body) as unknown]),
  )
  const refused = Object.fromEntries(
    calls.filter(({ status }) => status !== 200).map(({ path, status }) => [path, status]),
  )
  const isFound = body.status === 200
  const payload = isFound ? payloadAddress(address, hashOf(answers)) : null
  const { html, routeIds, texts } = body
  return {
    status: body.status,
    headers: { 'cache-control': body.status === 200 ? lifeOf(address) : lives[body.status] },
    html: documentOf(files, { address, body: html, routeIds, texts, at, payload }),
    payload: payload === null ? null : { address: payload, ...PagePayload.parse({ at, answers }) },
    refused,
  }
}
