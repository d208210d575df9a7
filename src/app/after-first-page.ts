import { loadNamespaces } from '#i18n/texts.ts'
import type { Locales } from '#i18n/i18n-types.ts'
import { prefetchErrorPage } from '#src/routes/-RouteError.tsx'
import { startAppUpdate } from './app-update/start.ts'
import type { AppContext } from './router.ts'

/** In sequence: thirty requests at once block a phone. Overlays, toasts and the error page have to work offline. */
export async function afterFirstPage(context: AppContext, locale: Locales) {
  await import('#src/routes/-Overlays.tsx')
  await import('#src/stores/toast-notification.ts')
  await prefetchErrorPage()
  await loadNamespaces(locale, 'app')
  await startAppUpdate(context)
}
