import type { QueryClient } from '@tanstack/react-query'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { toastError } from '#src/api/toast-error.ts'
import { takePendingLike } from '#src/stores/login-flow.ts'
import { showToast } from '#src/stores/toasts.ts'
import { setLike } from './like-mutations.ts'

export async function sendPendingLike(client: QueryClient, LL: TranslationFunctions) {
  const id = takePendingLike()
  if (id === null) return
  const mutation = client.getMutationCache().build(client, setLike(toastError(LL)))
  await mutation.execute({ id, liked: true }).then(
    () => showToast({ tone: 'success', title: LL.auth.likedAfter() }),
    () => {},
  )
}
