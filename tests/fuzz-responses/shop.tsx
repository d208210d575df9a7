import { notifications } from '@mantine/notifications'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import type { Locales } from '#i18n/i18n-types.ts'
import { i18nObject } from '#i18n/i18n-util.ts'
import { App } from '#src/app/App.tsx'
import { createQueryClient } from '#src/api/query-client.ts'
import { localeTable } from '#i18n/locales.ts'
import { routerAt } from '../../stories/router-at.ts'
import { watchUncaughtErrors } from '../watch-uncaught-errors.ts'
import { fakeFetch } from './network.ts'
import type { Responses } from './network.ts'

type Place = { path: string; locale: Locales }

function createShop({ path, locale }: Place) {
  const LL = i18nObject(locale)
  const queryClient = createQueryClient(LL)
  const router = routerAt({ path, locale }, queryClient)
  const isQuiet = () =>
    queryClient.isFetching() + queryClient.isMutating() === 0 && router.state.status === 'idle'
  /** The router outlives its page: it keeps listening to the session, and prefetches may still start. */
  function silence() {
    router.invalidate = () => Promise.resolve()
    queryClient.fetchQuery = () => new Promise(() => {})
  }
  return { LL, isQuiet, silence, app: <App locale={locale} queryClient={queryClient} router={router} /> }
}

export function openShop(place: Place, answers: Responses) {
  Object.assign(document.documentElement, {
    lang: localeTable[place.locale].tag,
    dir: localeTable[place.locale].direction,
  })
  const caught: unknown[] = []
  const uncaught: unknown[] = []
  const stopWatching = watchUncaughtErrors((error) => uncaught.push(error))
  const stopNetwork = fakeFetch(answers, (call) =>
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

  /** Resolves when two polls in a row find nothing pending and the same text, or an error is uncaught. */
  async function settled() {
    let before: string | null = null
    function isStable() {
      const now = isStill() ? text() : null
      const same = now !== null && now === before
      before = now
      return same || uncaught.length > 0
    }
    await vi.waitUntil(isStable, { timeout: 60_000, interval: 5 })
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

export type Shop = ReturnType<typeof openShop>
