import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { initials } from '#i18n/initials.ts'
import { toastError } from '#src/api/toast-error.ts'
import { useSingleMutation } from '#src/api/use-single-mutation.ts'
import { IconLogout, IconUser } from '#src/ui/icons.ts'
import { AccountNav } from '../AccountNav/AccountNav.tsx'
import { signOut } from '../sign-out.ts'
import { userQuery } from '../user-query.ts'
import classes from './AccountFrame.module.css'

type Props = { onSignedOut: () => void; children: ReactNode }

export function AccountFrame({ onSignedOut, children }: Props) {
  const { LL } = useI18nContext()
  const { data: user } = useQuery(userQuery())
  const { mutate, isPending } = useSingleMutation({ ...signOut(onSignedOut), onError: toastError(LL) })
  return (
    <div className={`container ${classes.frame}`}>
      <aside className={classes.side} data-off-paper>
        {user && (
          <p className={classes.user}>
            <span aria-hidden className={classes.avatar}>
              {initials(user.fullName) || <IconUser size={22} stroke={1.6} />}
            </span>
            <span className={classes.name}>{user.fullName}</span>
          </p>
        )}
        <AccountNav />
        <button
          type="button"
          className={classes.out}
          aria-disabled={isPending || undefined}
          onClick={() => mutate()}
        >
          <IconLogout size={20} stroke={1.6} className="mirrored" />
          {LL.account.signOut()}
        </button>
      </aside>
      <div className={classes.content}>{children}</div>
    </div>
  )
}
