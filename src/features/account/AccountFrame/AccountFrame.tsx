import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { initials } from '#i18n/initials.ts'
import { toastError } from '#src/api/toast-error.ts'
import { IconHeart, IconLogout, IconMapPin, IconPackage, IconUser } from '#src/ui/icons.ts'
import { signOut } from '../sign-in-mutations.ts'
import { userQuery } from '../user-query.ts'
import classes from './AccountFrame.module.css'

type Props = { onSignedOut: () => void; children: ReactNode }

export function AccountFrame({ onSignedOut, children }: Props) {
  const { LL } = useI18nContext()
  const { data: user } = useQuery(userQuery())
  const { mutate, isPending } = useMutation(signOut(onSignedOut))
  const { nav, profile, orders, addresses, signOut: signOutText } = LL.account
  return (
    <div className={`container ${classes.frame}`}>
      <aside className={classes.side}>
        {user && (
          <p className={classes.user}>
            <span aria-hidden className={classes.avatar}>
              {initials(user.fullName) || <IconUser size={22} stroke={1.6} />}
            </span>
            <span className={classes.name}>{user.fullName}</span>
          </p>
        )}
        <nav aria-label={nav()} className={classes.nav}>
          <Link to="/profile" activeOptions={{ exact: true }}>
            <IconUser size={20} stroke={1.6} />
            {profile()}
          </Link>
          <Link to="/profile/accountorder">
            <IconPackage size={20} stroke={1.6} />
            {orders()}
          </Link>
          <Link to="/profile/likes">
            <IconHeart size={20} stroke={1.6} />
            {LL.nav.likes()}
          </Link>
          <Link to="/profile/addresses">
            <IconMapPin size={20} stroke={1.6} />
            {addresses()}
          </Link>
        </nav>
        <button
          type="button"
          className={classes.out}
          aria-disabled={isPending || undefined}
          onClick={() => isPending || mutate(undefined, { onError: toastError(LL) })}
        >
          <IconLogout size={20} stroke={1.6} className="mirrored" />
          {signOutText()}
        </button>
      </aside>
      <div className={classes.content}>{children}</div>
    </div>
  )
}
