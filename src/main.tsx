import './app/styles.ts'
/** On every page: a file of their own would be a kilobyte and a request more. */
import './ui/PageHead/PageHead.tsx'
import './ui/Picture/Picture.tsx'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { i18nObject } from '#i18n/i18n-util.ts'
import { loadTexts, openTexts } from '#i18n/texts.ts'
import { createQueryClient } from './api/query-client.ts'
import { App } from './app/App.tsx'
import { focusWithin, loadedSoon } from './app/first-screen.ts'
import { reloadOnChunkErrors } from './app/reload-on-chunk-errors.ts'
import { reportUncaughtErrors } from './app/report-uncaught-errors.ts'
import { createAppRouter, firstDrawn } from './app/router.ts'
import type { Shop } from './app/start-analytics.ts'
import { syncCart } from './app/sync-cart.ts'
import { syncSession } from './app/sync-session.ts'
import { afterPaint } from './platform/after-paint.ts'
import { analytics } from './platform/analytics.ts'
import { reportError } from './platform/report-error.ts'
import { whenIdle } from './platform/when-idle.ts'
import { fetchErrorPage } from './routes/-RouteError.tsx'
import { awaitInstall } from './stores/install.ts'
import { rememberLocale } from './stores/locale.ts'
import { localeFromPath } from '#i18n/locales.ts'

/** Of React: the boundary that caught it has told of it. */
const onCaughtError = () => {}

/** What a press of a button opens, and what tells of it or of a failure, is here before the network may be gone. */
async function fetchOverlays() {
  await import('./routes/-Overlays.tsx')
  await import('./stores/notify.ts')
  await fetchErrorPage()
}

/** Loaded where a service is plugged in; it tells nothing before there is consent. */
async function trackVisit(shop: Shop) {
  if (!analytics) return
  const { startAnalytics } = await import('./app/start-analytics.ts')
  startAnalytics(shop, analytics)
}

async function start(root: HTMLElement) {
  const locale = localeFromPath(location.pathname)
  await openTexts(locale)
  rememberLocale(locale)
  const LL = i18nObject(locale)
  const queryClient = createQueryClient(LL)
  const router = createAppRouter(locale, {
    queryClient,
    LL,
    texts: (...wanted) => loadTexts(locale, ...wanted),
  })
  awaitInstall()
  reloadOnChunkErrors(router)
  syncCart(queryClient, LL)
  syncSession({ router, client: queryClient, locale, LL })
  await afterPaint()
  await loadedSoon(router)
  const keepFocus = focusWithin(root)
  /** In pieces, between which the page answers. */
  startTransition(() =>
    createRoot(root, { onCaughtError }).render(
      <StrictMode>
        <App locale={locale} queryClient={queryClient} router={router} />
      </StrictMode>,
    ),
  )

  /** One after the other: to ask for thirty files at once takes a phone a while. */
  async function rest() {
    await fetchOverlays()
    await loadTexts(locale, 'app')
    const { startAppUpdates } = await import('./app/start-app-updates.ts')
    await startAppUpdates({ router, client: queryClient, LL })
  }
  void firstDrawn(router)
    .then(keepFocus)
    .then(whenIdle)
    .then(rest)
    .catch((error: unknown) => reportError(error, 'part'))
  void trackVisit({ router, client: queryClient, locale })
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
reportUncaughtErrors()
void start(root)
