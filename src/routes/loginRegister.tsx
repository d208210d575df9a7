import { useMutation } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { toastError } from '#src/api/toast-error.ts'
import { LoginRegister } from '#src/features/account/LoginRegister/LoginRegister.tsx'
import { likeMutation } from '#src/features/account/like-mutations.ts'
import { auth, takeBackUrl, takeWantedLike } from '#src/stores/auth.ts'
import { showToast } from '#src/stores/toasts.ts'
import { NoIndexHead } from '#src/ui/NoIndexHead/NoIndexHead.tsx'

export const Route = createFileRoute('/loginRegister')({
  beforeLoad: ({ preload }) => {
    if (auth.hasSession && !preload) throw redirect({ to: takeBackUrl('/profile') })
  },
  loader: ({ context }) => context.texts('auth'),
  staticData: { layout: 'authorize' },
  component: LoginPage,
})

/** What follows a sign-in, the way back too, is in `app/sync-session.ts`. */
function LoginPage() {
  const { LL } = useI18nContext()
  const { mutate: like } = useMutation({
    ...likeMutation(),
    onSuccess: () => showToast({ tone: 'success', title: LL.auth.likedAfter() }),
    onError: toastError(LL),
  })

  function likeWanted() {
    const id = takeWantedLike()
    if (id) like({ id, liked: true })
  }

  return (
    <>
      <NoIndexHead title={LL.auth.title()} />
      <LoginRegister onSignedIn={likeWanted} />
    </>
  )
}
