import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { LoginRegister } from '#src/features/auth/LoginRegister/LoginRegister.tsx'
import { userQuery } from '#src/features/auth/queries.ts'
import { likesQuery } from '#src/features/likes/queries.ts'
import { loginPath, takeBackUrl } from '#src/stores/auth.ts'
import { localized } from '#src/stores/locale.ts'
import { PageTitle } from '#src/ui/PageTitle/PageTitle.tsx'

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

  function goBack() {
    void client.prefetchQuery(userQuery())
    void client.prefetchQuery(likesQuery())
    setTimeout(leave, redirectDelay)
  }

  /** Who has gone elsewhere meanwhile is not dragged away. */
  function leave() {
    if (router.state.location.pathname === loginPath) router.history.replace(localized(locale, takeBackUrl()))
  }

  return (
    <>
      <PageTitle>{LL.auth.title()}</PageTitle>
      <LoginRegister onSignedIn={goBack} />
    </>
  )
}
