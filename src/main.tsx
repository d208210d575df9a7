import './styles.ts'
/** On every page: a file of their own would be a kilobyte and a request more. */
import './ui/PageHead/PageHead.tsx'
import './ui/Picture/Picture.tsx'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { i18nObject } from '#i18n/i18n-util.ts'
import { loadTexts, openTexts } from '#i18n/texts.ts'
import { createQueryClient } from './api/query-client.ts'
import { App } from './App.tsx'
import { atRest } from './at-rest.ts'
import { analytics } from './analytics.ts'
import { caught } from './caught.ts'
import { followChunkErrors } from './chunk-errors.ts'
import { followCart } from './follow-cart.ts'
import { followErrors } from './follow-errors.ts'
import { followSession } from './follow-session.ts'
import { focusWithin, loadedSoon } from './first-screen.ts'
import type { Shop } from './follow-analytics.ts'
import { painted } from './painted.ts'
import { createAppRouter, firstDrawn } from './router.ts'
import { fetchErrorPage } from './routes/-RouteError.tsx'
import { awaitInstall } from './stores/install.ts'
import { localeOf, rememberLocale } from './stores/locale.ts'

/** Of React: the boundary that caught it has told of it. */
const onCaughtError = () => {}

/** What a press of a button opens, and what tells of it or of a failure, is here before the network may be gone. */
async function fetchOverlays() {
  await import('./routes/-Overlays.tsx')
  await import('./stores/notify.ts')
  await fetchErrorPage()
}

/** Loaded where a service is plugged in; it tells nothing before there is consent. */
async function followVisit(shop: Shop) {
  if (!analytics) return
  const { followAnalytics } = await import('./follow-analytics.ts')
  followAnalytics(shop, analytics)
}

async function start(root: HTMLElement) {
  const locale = localeOf(location.pathname)
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
  followChunkErrors(router)
  followCart(queryClient, LL)
  followSession({ router, client: queryClient, locale, LL })
  await painted()
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
    const { followApp } = await import('./follow-app.ts')
    await followApp({ router, client: queryClient, LL })
  }
  void firstDrawn(router)
    .then(keepFocus)
    .then(atRest)
    .then(rest)
    .catch((error: unknown) => caught(error, 'part'))
  void followVisit({ router, client: queryClient, locale })
}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
followErrors()
void start(root)
