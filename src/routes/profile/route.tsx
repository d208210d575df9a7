import { createFileRoute, redirect } from '@tanstack/react-router'
import { auth, loginPath, rememberBackUrl } from '#src/stores/auth.ts'

/** The `auth` guard: a guest signs in first, and comes back here. */
export const Route = createFileRoute('/profile')({
  staticData: { layout: 'gray' },
  beforeLoad: ({ location }) => {
    if (auth.hasSession) return
    rememberBackUrl(location.href)
    throw redirect({ to: loginPath })
  },
})
