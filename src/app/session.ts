import { clearPersonalQueries } from '#src/api/clear-personal-queries.ts'
import { queryKeys } from '#src/api/query-keys.ts'
import { invalidateQueries } from '#src/api/invalidate-queries.ts'
import { likesQuery } from '#src/features/account/likes-query.ts'
import { userQuery } from '#src/features/account/user-query.ts'
import { pushKey } from '#src/platform/push-key.ts'
import { reportError } from '#src/platform/report-error.ts'
import { auth, onSessionChange, rememberExpiredMember } from '#src/stores/auth.ts'
import { isLoginPath, loginPath, rememberBackUrl } from '#src/stores/back-url.ts'
import { loginFlow, takePendingLike } from '#src/stores/login-flow.ts'
import { clearPersonalStores } from '#src/stores/persisted.ts'
import { showToast } from '#src/stores/toasts.ts'
import type { AppContext } from './router.ts'

/** The next person at this browser must not be told the news of the last one. */
function stopPush() {
  if (pushKey !== null)
    import('#src/platform/browser-push.ts')
      .then(({ endPush }) => endPush())
      .catch((error: unknown) => reportError(error, 'worker'))
}

/** Also follows other tabs. Returns how to stop. */
export function watchSession({ router, client, LL }: AppContext): () => void {
  /** Another member must not see the drafts of the one whose session expired. */
  function clearDraftsOfLastMember() {
    stopPush()
    const { backUrl } = loginFlow
    clearPersonalStores()
    rememberBackUrl(backUrl)
  }

  function onSignedIn() {
    void client.prefetchQuery(userQuery())
    void client.prefetchQuery(likesQuery())
    void invalidateQueries(client, { queryKey: queryKeys.cart })
  }

  async function clearOnSignOut() {
    stopPush()
    clearPersonalStores()
    clearPersonalQueries(client)
    await router.invalidate()
  }

  async function onExpired() {
    rememberExpiredMember()
    rememberBackUrl(router.state.location.href)
    clearPersonalQueries(client)
    await router.invalidate()
    if (auth.hasSession || !auth.hasExpired || isLoginPath(router.state.location.pathname)) return
    const action = { label: LL.nav.signIn(), onPress: () => router.navigate({ to: loginPath }) }
    showToast({ tone: 'info', title: LL.errors.sessionEnded(), action, isPersonal: true })
  }

  const stopNavigation = router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation }) => {
    if (fromLocation && isLoginPath(fromLocation.pathname) && !isLoginPath(toLocation.pathname))
      takePendingLike()
    if (!auth.hasSession) rememberBackUrl(toLocation.href)
  })
  const stopChanges = onSessionChange((change) => {
    if (change === 'signedIn') onSignedIn()
    else if (change === 'signedOut') void clearOnSignOut()
    else if (change === 'memberChanged') clearDraftsOfLastMember()
    else void onExpired()
  })
  return () => {
    stopNavigation()
    stopChanges()
  }
}
