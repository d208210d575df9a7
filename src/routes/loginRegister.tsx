import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { LoginRegister } from '#src/features/auth/LoginRegister/LoginRegister.tsx'
import { toastError } from '#src/api/toast-error.ts'
import { userQuery } from '#src/features/auth/queries.ts'
import { likeMutation } from '#src/features/likes/mutations.ts'
import { likesQuery } from '#src/features/likes/queries.ts'
import { loginPath, takeBackUrl, takeWantedLike } from '#src/stores/auth.ts'
import { localized } from '#src/stores/locale.ts'
import { showToast } from '#src/stores/toasts.ts'
import { PrivateHead } from '#src/ui/PrivateHead/PrivateHead.tsx'

const redirectDelay = 1_000

export const Route = createFileRoute('/loginRegister')({
  loader: ({ context }) => context.texts('auth'),
  staticData: { layout: 'authorize' },
  component: LoginPage,
})

function LoginPage() {
  const { LL, locale } = useI18nContext()
  const router = useRouter()
  const client = useQueryClient()

  const { mutate: like } = useMutation({
    ...likeMutation(),
    onSuccess: () => showToast({ tone: 'success', title: LL.auth.likedAfter() }),
    onError: toastError(LL),
  })

  function goBack() {
    const id = takeWantedLike()
    void client.prefetchQuery(userQuery())
    void client.prefetchQuery(likesQuery())
    if (id) like({ id, liked: true })
    setTimeout(leave, redirectDelay)
  }

  /** Who has gone elsewhere meanwhile is not dragged away. */
  function leave() {
    if (router.state.location.pathname === loginPath) router.history.replace(localized(locale, takeBackUrl()))
  }

  return (
    <>
      <PrivateHead title={LL.auth.title()} />
      <LoginRegister onSignedIn={goBack} />
    </>
  )
}
