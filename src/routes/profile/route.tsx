import { createFileRoute, redirect } from '@tanstack/react-router'
import { auth, loginPath, rememberBackUrl } from '#src/stores/auth.ts'

/** The `auth` guard: a guest signs in first, and comes back. */
export const Route = createFileRoute('/profile')({
  staticData: { layout: 'gray' },
  beforeLoad: ({ location, preload }) => {
    if (auth.hasSession) return
    if (!preload) rememberBackUrl(location.href)
    throw redirect({ to: loginPath })
  },
})
