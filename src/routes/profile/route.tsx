import { Outlet, createFileRoute, redirect, useNavigate } from '@tanstack/react-router'
import { useSnapshot } from 'valtio'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { AccountFrame } from '#src/features/account/AccountFrame/AccountFrame.tsx'
import { auth } from '#src/stores/auth.ts'
import { loginPath, rememberBackUrl } from '#src/stores/back-url.ts'
import { showToast } from '#src/stores/toasts.ts'
import { PageSkeleton } from '#src/ui/PageSkeleton/PageSkeleton.tsx'

export const Route = createFileRoute('/profile')({
  staticData: { layout: 'gray' },
  beforeLoad: ({ location, preload }) => {
    if (auth.hasSession) return
    if (!preload) rememberBackUrl(location.href)
    throw redirect({ to: loginPath, state: true })
  },
  loader: ({ context }) => context.texts('account'),
  component: AccountPages,
})

function AccountPages() {
  const { LL } = useI18nContext()
  const navigate = useNavigate()
  const { hasSession } = useSnapshot(auth)

  function goHome() {
    void navigate({ to: '/' })
    showToast({ tone: 'success', title: LL.account.signedOut() })
  }

  if (!hasSession) return <PageSkeleton />
  return (
    <AccountFrame onSignedOut={goHome}>
      <Outlet />
    </AccountFrame>
  )
}
