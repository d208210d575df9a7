import { notifications, notificationsStore } from '@mantine/notifications'
import { focusManager, onlineManager } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { i18nObject } from '#i18n/i18n-util.ts'
import { App } from '#src/app/App.tsx'
import { createQueryClient } from '#src/api/query-client.ts'
import { cartQueries } from '#src/features/checkout/cart-queries.ts'
import { syncCart } from '#src/app/sync-cart.ts'
import { syncSession } from '#src/app/sync-session.ts'
import { cart, countsSettled, currentBasketId } from '#src/stores/cart.ts'
import { closeModal } from '#src/stores/modal.ts'
import { toastColors } from '#src/stores/notify.ts'
import { localeTable } from '#i18n/locales.ts'
import { routerAt } from '../../stories/router-at.ts'
import { watchPage } from '../watch-page.ts'
import { pass, passUntil } from './clock.ts'

export const locale = 'fa'

/** Longer than any call, second try or timer of a page that is gone. */
const lastBreath = 20_000

/** The way of this page to its server: nothing comes through while the browser is offline, or once the page is gone. */
function openLine() {
  const outside = window.fetch
  let isOpen = true
  const holds = () => {
    if (!isOpen || !onlineManager.isOnline()) throw new TypeError('Failed to fetch')
  }
  window.fetch = async (input, init) => {
    holds()
    const response = await outside(input, init)
    holds()
    return response
  }
  return { cut: () => void (isOpen = false), remove: () => void (window.fetch = outside) }
}

type Said = { title: string; description: string }

/** The errors that toasts told of, each once. */
function watchToasts() {
  const told = new Map<string | undefined, Said>()
  const stop = notificationsStore.subscribe(({ notifications: shown, queue }) => {
    for (const { id, color, title, message } of [...shown, ...queue])
      if (color === toastColors.error)
        told.set(id, { title: String(title), description: String(message ?? '') })
  })
  const take = () => {
    const errors = [...told.values()]
    told.clear()
    return errors
  }
  return { take, stop }
}

/** Opens the shop as `main.tsx` does, on whatever answers `fetch`. `close` it before the next. */
export function openShop(path: string) {
  Object.assign(document.documentElement, {
    lang: localeTable[locale].tag,
    dir: localeTable[locale].direction,
  })
  const uncaught: unknown[] = []
  const stopWatching = watchPage((error) => uncaught.push(error))
  const line = openLine()
  const toasts = watchToasts()
  const LL = i18nObject(locale)
  const client = createQueryClient(LL)
  const router = routerAt({ path, locale }, client)
  router.update({ ...router.options, defaultPreload: false })
  syncCart(client, LL)
  const leaveSession = syncSession({ router, client, locale, LL })
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element, {
    onUncaughtError: (error) => uncaught.push(error),
    onCaughtError: () => {},
  })
  root.render(<App locale={locale} queryClient={client} router={router} />)

  const isQuiet = () => client.isFetching() + client.isMutating() === 0 && router.state.status === 'idle'
  const text = () => element.textContent ?? ''

  /** Until nothing is under way and the page says the same for a while. */
  async function settled(before: string | null = null): Promise<void> {
    await passUntil(isQuiet, 'quiet')
    await pass(50)
    const now = isQuiet() ? text() : null
    if (now === null || now !== before) return settled(now)
  }

  /** As when the shopper comes back from another window. */
  function lookAgain() {
    focusManager.setFocused(false)
    focusManager.setFocused(true)
  }

  /** The page is gone, and what it began ends without an answer; the browser keeps its cookies. */
  async function close() {
    line.cut()
    leaveSession()
    root.unmount()
    await pass(lastBreath)
    client.clear()
    toasts.stop()
    stopWatching()
    line.remove()
    element.remove()
    notifications.clean()
    notifications.cleanQueue()
    closeModal()
    countsSettled()
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
    lookAgain,
    close,
    takeErrors: toasts.take,
    cached: () => client.getQueryData(cartQueries.current(cart.basketId).queryKey),
  }
}

export type Shop = ReturnType<typeof openShop>
