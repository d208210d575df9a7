import { useQuery } from '@tanstack/react-query'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { userQuery } from '../user-query.ts'

/** Between signing in and being led back. Who signed in but cannot be read is an error, and is thrown. */
export function Leaving() {
  const { LL } = useI18nContext()
  const { data: user } = useQuery({ ...userQuery(), throwOnError: true })
  return (
    <p role="status">
      {user && `${LL.auth.welcome({ fullName: user.fullName })} `}
      {LL.auth.redirecting()}
    </p>
  )
}
