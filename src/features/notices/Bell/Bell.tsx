import { Link } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { CountBadge } from '#src/ui/CountBadge/CountBadge.tsx'
import { IconBell } from '#src/ui/icons.ts'
import { useUnread } from '../use-unread.ts'
import classes from './Bell.module.css'

export function Bell() {
  const { LL } = useI18nContext()
  const count = useUnread()
  return (
    <Link
      to="/profile/notices"
      className={classes.link}
      aria-label={count > 0 ? LL.notices.bell({ count }) : LL.notices.title()}
    >
      <IconBell size={22} stroke={1.6} />
      <CountBadge count={count} />
    </Link>
  )
}
