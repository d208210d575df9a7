import type { Query, QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { prerenderToNodeStream } from 'react-dom/static'
import { i18nObject } from '#i18n/i18n-util.ts'
import type { Namespaces } from '#i18n/i18n-types.ts'
import { localeFromPath } from '#i18n/locales.ts'
import { ApiError, PageNotFound } from '#src/api/errors.ts'
import { catalogueKeys } from '#src/api/query-keys.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { App } from '#src/app/App.tsx'
import { routerOptions } from '#src/app/router-options.ts'
import { categoryQueries } from '#src/features/catalogue/queries.ts'
import { isGone } from '#src/routes/-or-not-found.ts'

export type Body =
  | { status: 301; location: string }
  /** `html` is what React draws: head tags first, then `<div id="root">`. `texts` were loaded for it. */
  | { status: 200 | 404 | 410; html: string; routeIds: string[]; texts: Namespaces[] }
  | { status: 503; error: unknown }

/** A page may show a query only after another has answered, as a product does with its related ones. */
const maxPasses = 4

/** Draws the page at `path` as the shop does for a guest, with everything that it asks for. */
export async function renderBody(path: string): Promise<Body> {
  const locale = localeFromPath(path)
  const LL = i18nObject(locale)
  const queryClient = createQueryClient(LL)
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
  const texts = new Set<Namespaces>()
  const loadTexts = async (...wanted: Namespaces[]) => wanted.forEach((name) => texts.add(name))
  const router = createRouter({
    ...routerOptions(locale, { queryClient, LL, texts: loadTexts }),
    history: createMemoryHistory({ initialEntries: [path] }),
    isServer: true,
  })
  /** As `main.tsx` does: beside what the page itself reads. */
  const categories = queryClient.prefetchQuery(categoryQueries.tree())
  await router.load()
  const loaded = router._serverResult
  if (loaded?.type === 'redirect') {
    const location = loaded.redirect.headers.get('location') ?? path
    return { status: 301, location }
  }
  const failure = router.state.matches.find(({ status }) => status === 'error')?.error
  const isNotFound = loaded?.status === 404 || failure instanceof PageNotFound
  if (failure !== undefined && !isNotFound) return { status: 503, error: failure }
  const app = (
    <div id="root">
      <App locale={locale} queryClient={queryClient} router={router} />
    </div>
  )
  /** The footer shows them, and would miss an answer that came during a pass. */
  await categories
  const html = await renderLoaded(app, queryClient)
  const broken = queryClient.getQueryCache().findAll({ predicate: isBroken })[0]
  if (broken) return { status: 503, error: broken.state.error }
  const routeIds = router.state.matches.map(({ routeId }) => routeId)
  const status = isNotFound ? missingStatus(router.state.matches) : 200
  return { status, html, routeIds, texts: [...texts] }
}

const missingStatus = (matches: readonly { error?: unknown }[]) =>
  matches.some(({ error }) => isGone(error)) ? 410 : 404

/** Refusals that are answers, for everybody; others, such as 401 and 429, are about who asks, how often or how slowly. */
const answering = [400, 404, 410]

/** A page that lacks an answer must not be kept. */
const isBroken = ({ state: { error } }: Query) =>
  error !== null && !(error instanceof ApiError && answering.includes(error.status))

/** Renders until no component waits for a query: on a server `useQuery` starts none. */
async function renderLoaded(app: React.ReactNode, queryClient: QueryClient): Promise<string> {
  for (let pass = 1; ; pass += 1) {
    const html = await toHtml(app)
    const missing = queryClient.getQueryCache().getAll().filter(isMissing)
    if (missing.length === 0 || pass === maxPasses) return html
    await Promise.allSettled(missing.map((query) => query.fetch()))
  }
}

/** A query keeps all options of `useQuery`, though its type does not say so. */
function isMissing({ queryKey, state, options }: Query): boolean {
  const { enabled } = options as { enabled?: unknown }
  return state.status === 'pending' && enabled !== false && catalogueKeys.includes(queryKey[0])
}

async function toHtml(app: React.ReactNode): Promise<string> {
  const failures: unknown[] = []
  const { prelude } = await prerenderToNodeStream(app, {
    /** Otherwise large parts are hidden until an inline script moves them to their place. */
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  })
  const chunks: Buffer[] = []
  for await (const chunk of prelude) chunks.push(Buffer.from(chunk))
  if (failures.length > 0) throw new AggregateError(failures, 'The page cannot be drawn on a server')
  return Buffer.concat(chunks).toString()
}
