import { notifications } from '@mantine/notifications'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import type { Locales } from '#i18n/i18n-types.ts'
import { i18nObject } from '#i18n/i18n-util.ts'
import { App } from '#src/app/App.tsx'
import { createQueryClient } from '#src/api/query-client.ts'
import { localeTable } from '#i18n/locales.ts'
import { routerAt } from '../../stories/router-at.ts'
import { watchPage } from '../watch-page.ts'
import { answerFetch } from './network.ts'
import type { Answers } from './network.ts'

type Place = { path: string; locale: Locales }

/** As `main.tsx` has it, but for an address bar of its own. */
function createShop({ path, locale }: Place) {
  const LL = i18nObject(locale)
  const queryClient = createQueryClient(LL)
  const router = routerAt({ path, locale }, queryClient)
  const isQuiet = () =>
    queryClient.isFetching() + queryClient.isMutating() === 0 && router.state.status === 'idle'
  /** A router listens to the session for good, and gets ready what was in sight: a closed shop must not ask again. */
  function silence() {
    router.invalidate = () => Promise.resolve()
    queryClient.fetchQuery = () => new Promise(() => {})
  }
  return { LL, isQuiet, silence, app: <App locale={locale} queryClient={queryClient} router={router} /> }
}

/** Opens the shop itself in this page, on a server that answers `answers`. `close` it before the next. */
export function openShop(place: Place, answers: Answers) {
  Object.assign(document.documentElement, {
    lang: localeTable[place.locale].tag,
    dir: localeTable[place.locale].direction,
  })
  const caught: unknown[] = []
  const uncaught: unknown[] = []
  const stopWatching = watchPage((error) => uncaught.push(error))
  const stopNetwork = answerFetch(answers, (call) =>
    uncaught.push(new Error(`No answer to ${call}: name it in screens.ts`)),
  )
  const { LL, isQuiet, silence, app } = createShop(place)
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element, {
    onCaughtError: (error) => caught.push(error),
    onUncaughtError: (error) => uncaught.push(error),
  })
  root.render(app)

  const text = () => element.querySelector('main')?.textContent ?? ''
  const isPending = () => element.querySelector(`[aria-label="${LL.site.waiting()}"]`) !== null
  const isStill = () => isQuiet() && !isPending() && text() !== ''

  /** Until two looks in a row find nothing under way and the same words, or the page has broken down. */
  async function settled() {
    let before: string | null = null
    function looksTheSame() {
      const now = isStill() ? text() : null
      const same = now !== null && now === before
      before = now
      return same || uncaught.length > 0
    }
    await vi.waitUntil(looksTheSame, { timeout: 60_000, interval: 5 })
  }

  function close() {
    root.unmount()
    silence()
    stopNetwork()
    stopWatching()
    element.remove()
    notifications.clean()
  }

  return { LL, text, caught, uncaught, settled, close }
}

/** `caught`: by error boundaries; `uncaught`: by nobody; `text`: what `main` says. */
export type Shop = ReturnType<typeof openShop>
