import { notifications, notificationsStore } from '@mantine/notifications'
import { focusManager, onlineManager } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { i18nObject } from '#i18n/i18n-util.ts'
import { App } from '#src/app/App.tsx'
import { createQueryClient } from '#src/api/query-client.ts'
import { cartQueries } from '#src/features/checkout/cart-queries.ts'
import { syncTabs } from '#src/app/sync-tabs.ts'
import { watchSession } from '#src/app/session.ts'
import { cart, clearOptimisticUpdates, currentBasketId } from '#src/stores/cart.ts'
import { closeModal } from '#src/stores/modal.ts'
import { toastColors } from '#src/stores/toast-notification.ts'
import { localeTable } from '#i18n/locales.ts'
import { routerAt } from '../../stories/router-at.ts'
import { watchUncaughtErrors } from '../watch-uncaught-errors.ts'
import { advanceClock, advanceUntil } from './fake-clock.ts'

export const locale = 'fa'

/** Milliseconds; longer than any request, retry or timer of a closed page. */
const teardownTime = 20_000

function interceptFetch() {
  const originalFetch = window.fetch
  let isOpen = true
  const assertConnected = () => {
    if (!isOpen || !onlineManager.isOnline()) throw new TypeError('Failed to fetch')
  }
  window.fetch = async (input, init) => {
    assertConnected()
    const response = await originalFetch(input, init)
    assertConnected()
    return response
  }
  return { cut: () => void (isOpen = false), restore: () => void (window.fetch = originalFetch) }
}

type ToastText = { title: string; description: string }

function watchToasts() {
  const reported = new Map<string | undefined, ToastText>()
  const stop = notificationsStore.subscribe(({ notifications: shown, queue }) => {
    for (const { id, color, title, message } of [...shown, ...queue])
      if (color === toastColors.error)
        reported.set(id, { title: String(title), description: String(message ?? '') })
  })
  const take = () => {
    const errors = [...reported.values()]
    reported.clear()
    return errors
  }
  return { take, stop }
}

export function openShop(path: string) {
  Object.assign(document.documentElement, {
    lang: localeTable[locale].tag,
    dir: localeTable[locale].direction,
  })
  const uncaught: unknown[] = []
  const stopWatching = watchUncaughtErrors((error) => uncaught.push(error))
  const network = interceptFetch()
  const toasts = watchToasts()
  const LL = i18nObject(locale)
  const client = createQueryClient(LL)
  const router = routerAt({ path, locale }, client)
  router.update({ ...router.options, defaultPreload: false })
  syncTabs(client, LL)
  const leaveSession = watchSession({ router, client, LL })
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element, {
    onUncaughtError: (error) => uncaught.push(error),
    onCaughtError: () => {},
  })
  root.render(<App locale={locale} queryClient={client} router={router} />)

  const isQuiet = () => client.isFetching() + client.isMutating() === 0 && router.state.status === 'idle'
  const text = () => element.textContent ?? ''

  async function settled(before: string | null = null): Promise<void> {
    await advanceUntil(isQuiet, 'quiet')
    await advanceClock(50)
    const now = isQuiet() ? text() : null
    if (now === null || now !== before) return settled(now)
  }

  function refocusWindow() {
    focusManager.setFocused(false)
    focusManager.setFocused(true)
  }

  /** Pending requests fail; cookies stay, as in a closed tab. */
  async function close() {
    network.cut()
    leaveSession()
    root.unmount()
    await advanceClock(teardownTime)
    client.clear()
    toasts.stop()
    stopWatching()
    network.restore()
    element.remove()
    notifications.clean()
    notifications.cleanQueue()
    closeModal()
    clearOptimisticUpdates()
    currentBasketId()
  }

  return {
    LL,
    client,
    router,
    element,
    text,
    uncaught,
    settled,
    refocusWindow: refocusWindow,
    close,
    takeErrors: toasts.take,
    cached: () => client.getQueryData(cartQueries.current(cart.basketId).queryKey),
  }
}

export type Shop = ReturnType<typeof openShop>
