import type { QueryClient } from '@tanstack/react-query'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { toastError } from '#src/api/toast-error.ts'
import { lastMember } from '#src/stores/auth.ts'
import { takePendingLike } from '#src/stores/login-flow.ts'
import { showToast } from '#src/stores/toasts.ts'
import { setLike } from './like-mutations.ts'
import { userQuery } from './user-query.ts'

/** After an expired session only for the same member. */
export async function sendPendingLike(client: QueryClient, LL: TranslationFunctions) {
  const member = lastMember()
  const id = takePendingLike()
  if (id === null) return
  if (member !== 0) {
    const user = await client.fetchQuery(userQuery()).catch(() => null)
    if (user?.id !== member) return
  }
  const mutation = client.getMutationCache().build(client, setLike(toastError(LL)))
  await mutation.execute({ id, liked: true }).then(
    () => showToast({ tone: 'success', title: LL.auth.likedAfter() }),
    () => {},
  )
}
