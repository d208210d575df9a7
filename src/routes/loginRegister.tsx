import { createFileRoute, redirect } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { LoginRegister } from '#src/features/account/LoginRegister/LoginRegister.tsx'
import { useReturnAfterSignIn } from '#src/features/account/LoginRegister/use-return-after-sign-in.ts'
import { auth } from '#src/stores/auth.ts'
import { takeBackUrl } from '#src/stores/back-url.ts'
import { NoIndexHead } from '#src/ui/NoIndexHead/NoIndexHead.tsx'

export const Route = createFileRoute('/loginRegister')({
  beforeLoad: ({ preload }) => {
    if (auth.hasSession && !preload) throw redirect({ to: takeBackUrl('/profile') })
  },
  loader: ({ context }) => context.texts('app', 'auth'),
  staticData: { layout: 'authorize' },
  component: LoginPage,
})

function LoginPage() {
  const { LL } = useI18nContext()
  useReturnAfterSignIn()
  return (
    <>
      <NoIndexHead title={LL.auth.title()} />
      <LoginRegister />
    </>
  )
}
