import { useQuery } from '@tanstack/react-query'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { userQuery } from '../user-query.ts'

/** Shown between the sign-in and the redirect, which also comes if the user cannot be fetched. */
export function WelcomeRedirect() {
  const { LL } = useI18nContext()
  const { data: user } = useQuery(userQuery())
  return (
    <p role="status">
      {user && `${LL.auth.welcome({ fullName: user.fullName })} `}
      {LL.auth.redirecting()}
    </p>
  )
}
