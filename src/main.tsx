import './app/styles.ts'
/** On every page: chunks of their own would cost a request each. */
import './ui/PageHead/PageHead.tsx'
import './ui/Picture/Picture.tsx'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { i18nObject } from '#i18n/i18n-util.ts'
import { loadNamespaces, loadBaseTexts } from '#i18n/texts.ts'
import { createQueryClient } from './api/query-client.ts'
import { App } from './app/App.tsx'
import { loadFirstRoute } from './app/load-first-route.ts'
import { keepFocus } from './app/keep-focus.ts'
import { reloadOnChunkErrors } from './app/app-update/chunk-errors.ts'
import { reloadRestored } from './app/app-update/reload-restored.ts'
import { reportUncaughtErrors } from './app/report-uncaught-errors.ts'
import { createAppRouter, firstDrawn } from './app/router.ts'
import type { AnalyticsContext } from './app/start-analytics.ts'
import { syncTabs } from './app/sync-tabs.ts'
import { watchSession } from './app/session.ts'
import { categoryQueries } from './features/catalogue/queries.ts'
import { afterPaint } from './platform/after-paint.ts'
import { analytics, type Analytics } from './platform/analytics.ts'
import { isPrerendered } from './platform/prerendered.ts'
import { reportError } from './platform/report-error.ts'
import { whenIdle } from './platform/when-idle.ts'
import { listenForInstallPrompt } from './stores/install.ts'
import { rememberLocale } from './stores/remember-locale.ts'
import { focusSearchOnSlash } from './ui/SearchField/focus-search-on-slash.ts'
import { localeFromPath, localeTable } from '#i18n/locales.ts'

/** Already reported by the boundary. */
const onCaughtError = () => {}

async function trackVisit(context: AnalyticsContext, service: Analytics) {
  const { startAnalytics } = await import('./app/start-analytics.ts')
  startAnalytics(context, service)
}

async function start(shown: HTMLElement) {
  const locale = localeFromPath(location.pathname)
  const { tag, direction } = localeTable[locale]
  /** A static host may answer with the 404.html of another language. */
  Object.assign(document.documentElement, { lang: tag, dir: direction })
  const prerendered = isPrerendered() ? import('./app/prerendered-page.ts') : undefined
  await loadBaseTexts(locale)
  rememberLocale(locale)
  const LL = i18nObject(locale)
  const queryClient = createQueryClient(LL)
  const router = createAppRouter(locale, {
    queryClient,
    LL,
    /** A closure would hold `shown`, the page of the server, for as long as the shop is open. */
    texts: loadNamespaces.bind(null, locale),
  })
  listenForInstallPrompt()
  addEventListener('keydown', focusSearchOnSlash)
  addEventListener('pageshow', reloadRestored)
  reloadOnChunkErrors(router, queryClient)
  syncTabs(queryClient, LL)
  const context = { router, client: queryClient, LL }
  watchSession(context)
  await afterPaint()
  void queryClient.prefetchQuery(categoryQueries.tree())
  const stopFollowing = await loadFirstRoute(router, Boolean(prerendered))
  const page = await prerendered
  const root = page?.rootBehind(shown) ?? shown
  const restoreFocus = keepFocus(shown)
  startTransition(() =>
    createRoot(root, { onCaughtError }).render(
      <StrictMode>
        <App locale={locale} queryClient={queryClient} router={router} onMount={stopFollowing} />
      </StrictMode>,
    ),
  )

  async function drawn() {
    await firstDrawn(router)
    await page?.replacePrerendered(shown, root, queryClient)
    /** Without its styles the page stays hidden behind the notice. */
    if (!('styleless' in document.documentElement.dataset)) document.getElementById('failure')?.remove()
    if (!page) restoreFocus(root)
    void page?.refetchPrerendered(queryClient)
  }

  void drawn()
    .then(whenIdle)
    .then(() => import('./app/after-first-page.ts'))
    .then(({ afterFirstPage }) => afterFirstPage(context, locale))
    .catch((error: unknown) => reportError(error, 'part'))
  if (analytics) void trackVisit({ router, client: queryClient, locale }, analytics)
}

reportUncaughtErrors()
if (!('old' in document.documentElement.dataset)) void start(document.getElementById('root')!)
