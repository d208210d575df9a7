import { createHash } from 'node:crypto'
import { PagePayload } from '#contracts/page-payload.ts'
import { localeFromPath, localeTable, prefixPattern } from '#i18n/locales.ts'
import { renderBody } from './body.tsx'
import type { Body } from './body.tsx'
import type { BuildFiles } from './build-files.ts'
import { documentOf } from './document.ts'
import { payloadAddress } from './file-names.ts'
import { pageCacheControl, lifeOf } from './life.ts'
import type { Life } from './life.ts'
import { planOf } from './plan.ts'
import type { Plan } from './plan.ts'
import { withServerFetch } from './server-fetch.ts'
import type { Ask, Call } from './server-fetch.ts'

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
  /** Why it is a 503. */
  error?: unknown
}

const cataloguePath = RegExp(`^(/(${prefixPattern}))?/search(/|\\?|$)`)

/** Goods change their prices, content rarely changes. */
const pageLife = (address: string): Life =>
  cataloguePath.test(address)
    ? { fresh: 60, stale: 600, ifError: 86_400 }
    : { fresh: 300, stale: 86_400, ifError: 86_400 }

const oneHour: Life = { fresh: 3600, stale: 0, ifError: 0 }

/** What is not there may come at any moment, such as a new product; what is gone for good and what has moved stay so. */
const lifeByStatus = { 301: oneHour, 404: { fresh: 10, stale: 0, ifError: 0 }, 410: oneHour }

const notDrawn = { html: null, payload: null, refused: {} }

const linkTo = (canonical: string) => ({ link: `<${canonical}>; rel="canonical"` })

const redirectTo = (location: string): Page => ({
  status: 301,
  headers: { 'cache-control': pageCacheControl(lifeByStatus[301]), location },
  ...notDrawn,
})

/** Equal answers give an equal hash, whenever they were asked for. */
export const hashOf = (value: unknown) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 10)

/** Draws the public page at `requested` (a path with its locale's prefix, and a query) for everybody. */
export async function renderPage(files: BuildFiles, requested: string, ask: Ask): Promise<Page> {
  const plan = planOf(requested)
  if (plan.kind === 'redirect') return redirectTo(plan.location)
  if (plan.kind === 'shell')
    return {
      status: 200,
      headers: { 'cache-control': 'no-cache', ...(plan.canonical && linkTo(plan.canonical)) },
      ...notDrawn,
    }
  const { address } = plan
  const language = localeTable[localeFromPath(address)].tag
  const at = Date.now()
  const { result: body, calls } = await withServerFetch(ask, language, () => renderBody(address))
  if (body.status === 301) return redirectTo(body.location)
  if (body.status === 503)
    return {
      status: 503,
      headers: { 'cache-control': 'no-store', 'retry-after': '10' },
      ...notDrawn,
      error: body.error,
    }
  return plan.kind === 'search'
    ? drawnSearch(files, plan, { at, body })
    : drawnPage(files, { address, at, body, calls })
}

/** Without a payload: an address for each text could be asked for without end. */
function drawnSearch(
  files: BuildFiles,
  { address, canonical }: Extract<Plan, { kind: 'search' }>,
  { at, body }: Pick<Drawn, 'at' | 'body'>,
): Page {
  const { status, html, routeIds, texts } = body
  return {
    status,
    headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', ...linkTo(canonical) },
    html: documentOf(files, { address, body: html, routeIds, texts, at, payload: null }),
    payload: null,
    refused: {},
  }
}

type Drawn = { address: string; at: number; body: Extract<Body, { html: string }>; calls: readonly Call[] }

function drawnPage(files: BuildFiles, { address, at, body, calls }: Drawn): Page {
  const answers = Object.fromEntries(
    calls.filter(({ status }) => status === 200).map((call) => [call.path, JSON.parse(call.body) as unknown]),
  )
  const refused = Object.fromEntries(
    calls.filter(({ status }) => status !== 200).map(({ path, status }) => [path, status]),
  )
  const { status, html, routeIds, texts } = body
  const payload = status === 200 ? payloadAddress(address, hashOf(answers)) : null
  const wanted = status === 200 ? pageLife(address) : lifeByStatus[status]
  const life = lifeOf(wanted, { at, now: Date.now(), answers })
  return {
    status,
    headers: { 'cache-control': pageCacheControl(life) },
    html: documentOf(files, { address, body: html, routeIds, texts, at, payload }),
    payload: payload === null ? null : { address: payload, ...PagePayload.parse({ at, answers }) },
    refused,
  }
}
