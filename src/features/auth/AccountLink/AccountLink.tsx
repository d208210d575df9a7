import { IconUser } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSnapshot } from 'valtio'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { auth, loginPath } from '#src/stores/auth.ts'
import { userQuery } from '../queries.ts'
import classes from './AccountLink.module.css'

export function AccountLink() {
  const { LL } = useI18nContext()
  const { hasSession } = useSnapshot(auth)
  const { data: user } = useQuery({ ...userQuery(), enabled: hasSession })
  return (
    <Link to={loginPath} className={classes.link}>
      <IconUser size={22} stroke={1.6} />
      <span className={classes.name}>
        {hasSession ? (user?.fullName ?? LL.nav.account()) : LL.nav.signIn()}
      </span>
    </Link>
  )
}
