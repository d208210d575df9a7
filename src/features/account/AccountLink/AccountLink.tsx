import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { auth } from '#src/stores/auth.ts'
import { loginPath } from '#src/stores/back-url.ts'
import { IconUser } from '#src/ui/icons.ts'
import { userQuery } from '../user-query.ts'
import classes from './AccountLink.module.css'

type Props = { place: 'header' } | { place: 'bottom'; badge: ReactNode }

export function AccountLink(props: Props) {
  const { LL } = useI18nContext()
  const { hasSession } = useSnapshot(auth)
  const { data: user } = useQuery({ ...userQuery(), enabled: hasSession })
  const icon = <IconUser size={22} stroke={1.6} />
  const to = hasSession ? '/profile' : loginPath
  /** The likes have a link of their own beside it. */
  const activeOptions = { exact: useLocation({ select: ({ pathname }) => pathname === '/profile/likes' }) }
  if (props.place === 'bottom') {
    return (
      <Link to={to} activeOptions={activeOptions}>
        {icon}
        {LL.nav.account()}
        {props.badge && <span className={classes.badge}>{props.badge}</span>}
      </Link>
    )
  }
  return (
    <Link to={to} activeOptions={activeOptions} className={classes.link}>
      {icon}
      <span className={classes.name}>
        {hasSession ? (user?.fullName ?? LL.nav.account()) : LL.nav.signIn()}
      </span>
    </Link>
  )
}
