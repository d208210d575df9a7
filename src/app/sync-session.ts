import type { QueryClient } from '@tanstack/react-query'
import { subscribe } from 'valtio'
import type { Locales, TranslationFunctions } from '#i18n/i18n-types.ts'
import { forgetAnswers } from '#src/api/clear-personal-data.ts'
import { userQuery } from '#src/features/account/user-query.ts'
import { likesQuery } from '#src/features/account/like-queries.ts'
import {
  auth,
  entry,
  entryDone,
  isLoginPath,
  lastMember,
  loginPath,
  rememberBackUrl,
  sessionLeft,
  takeBackUrl,
  takeWantedLike,
} from '#src/stores/auth.ts'
import { forgetOwn } from '#src/stores/persisted.ts'
import { showToast } from '#src/stores/toasts.ts'
import { localizedPath } from '#i18n/locales.ts'
import type { AppRouter } from './router.ts'

/** From a sign-in until the shop leads back to where it was asked for, in milliseconds. */
const redirectDelay = 1_000

type Shop = { router: AppRouter; client: QueryClient; locale: Locales; LL: TranslationFunctions }

/** What follows when somebody signs in or out, in this tab or in another. Answers a function that stops it. */
export function syncSession({ router, client, locale, LL }: Shop): () => void {
  const isAtLogin = () => isLoginPath(router.state.location.pathname)

  /** Who has gone elsewhere meanwhile is not dragged away; a member who could not be read is told so first. */
  function leave() {
    const failed = client.getQueryState(userQuery().queryKey)?.status === 'error'
    if (isAtLogin() && !failed) router.history.replace(localizedPath(locale, takeBackUrl()))
  }

  /** What the one before left half typed, when their session ended, is not for the next. */
  function welcome(last: number) {
    const user = client.getQueryData(userQuery().queryKey)
    if (!user || last === 0 || last === user.id) return
    const { backUrl } = entry
    forgetOwn()
    rememberBackUrl(backUrl)
  }

  function arrived() {
    const last = lastMember()
    entryDone()
    takeWantedLike()
    void client.prefetchQuery(userQuery()).then(() => welcome(last))
    void client.prefetchQuery(likesQuery())
    void client.invalidateQueries({ queryKey: ['cart'] })
    if (isAtLogin()) setTimeout(leave, redirectDelay)
  }

  /** Before anything is drawn from them: pages that show what is a member's go with the session. */
  async function gone() {
    if (auth.hasEnded) {
      sessionLeft()
      rememberBackUrl(router.state.location.href)
    } else forgetOwn()
    forgetAnswers(client)
    await router.invalidate()
    if (auth.hasSession || !auth.hasEnded || isAtLogin()) return
    const action = { label: LL.nav.signIn(), onPress: () => router.navigate({ to: loginPath }) }
    showToast({ tone: 'info', title: LL.errors.sessionEnded(), action })
  }

  const session = () => JSON.stringify([auth.hasSession, auth.hasEnded])
  let before = session()
  return subscribe(auth, () => {
    const now = session()
    if (now === before) return
    before = now
    if (auth.hasSession) arrived()
    else void gone()
  })
}
