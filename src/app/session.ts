import type { QueryClient } from '@tanstack/react-query'
import type { Locales, TranslationFunctions } from '#i18n/i18n-types.ts'
import { localizedPath } from '#i18n/locales.ts'
import { clearPersonalData } from '#src/api/clear-personal-data.ts'
import { queryKeys } from '#src/api/query-keys.ts'
import { likesQuery } from '#src/features/account/like-queries.ts'
import { userQuery } from '#src/features/account/user-query.ts'
import { auth, lastMember, onSessionChange, rememberExpiredMember } from '#src/stores/auth.ts'
import { isLoginPath, loginPath, rememberBackUrl, takeBackUrl } from '#src/stores/back-url.ts'
import { loginFlow, resetLoginFlow, takePendingLike } from '#src/stores/login-flow.ts'
import { clearOwn } from '#src/stores/persisted.ts'
import { showToast } from '#src/stores/toasts.ts'
import type { AppRouter } from './router.ts'

/** Milliseconds between signing in and going back. */
const redirectDelay = 1_000

type Shop = { router: AppRouter; client: QueryClient; locale: Locales; LL: TranslationFunctions }

/** What follows a sign-in, a sign-out or an expired session, in this tab or another. Returns how to stop it. */
export function startSession({ router, client, locale, LL }: Shop): () => void {
  const isAtLogin = () => isLoginPath(router.state.location.pathname)

  /** The shopper may have gone elsewhere by then; a member who could not be read sees that error first. */
  function goBack() {
    const failed = client.getQueryState(userQuery().queryKey)?.status === 'error'
    if (isAtLogin() && !failed) router.history.replace(localizedPath(locale, takeBackUrl()))
  }

  /** Drafts of the member whose session expired are not for another member. */
  function clearDraftsOfOther(last: number) {
    const user = client.getQueryData(userQuery().queryKey)
    if (!user || last === 0 || last === user.id) return
    const { backUrl } = loginFlow
    clearOwn()
    rememberBackUrl(backUrl)
  }

  function onSignedIn() {
    const last = lastMember()
    resetLoginFlow()
    takePendingLike()
    void client.prefetchQuery(userQuery()).then(() => clearDraftsOfOther(last))
    void client.prefetchQuery(likesQuery())
    void client.invalidateQueries({ queryKey: queryKeys.cart })
    if (isAtLogin()) setTimeout(goBack, redirectDelay)
  }

  async function clearOnSignOut() {
    clearOwn()
    clearPersonalData(client)
    await router.invalidate()
  }

  async function onExpired() {
    rememberExpiredMember()
    rememberBackUrl(router.state.location.href)
    clearPersonalData(client)
    await router.invalidate()
    if (auth.hasSession || !auth.hasEnded || isAtLogin()) return
    const action = { label: LL.nav.signIn(), onPress: () => router.navigate({ to: loginPath }) }
    showToast({ tone: 'info', title: LL.errors.sessionEnded(), action })
  }

  const stopNavigation = router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
    if (auth.hasSession) return
    if (fromLocation && isLoginPath(fromLocation.pathname) && !isLoginPath(toLocation.pathname))
      takePendingLike()
    rememberBackUrl(toLocation.href)
  })
  const stopChanges = onSessionChange((change) => {
    if (change === 'signedIn') onSignedIn()
    else if (change === 'signedOut') void clearOnSignOut()
    else void onExpired()
  })
  return () => {
    stopNavigation()
    stopChanges()
  }
}
