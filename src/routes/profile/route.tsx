import { createFileRoute, redirect } from '@tanstack/react-router'
import { auth, loginPath } from '#src/stores/auth.ts'

/** The `auth` guard: a guest signs in first, and comes back to where the navigation was going. */
export const Route = createFileRoute('/profile')({
  staticData: { layout: 'gray' },
  beforeLoad: () => {
    if (!auth.hasSession) throw redirect({ to: loginPath })
  },
})
