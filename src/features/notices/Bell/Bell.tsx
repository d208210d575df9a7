import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { IconBell } from '#src/ui/icons.ts'
import { noticeQueries } from '../notice-queries.ts'
import classes from './Bell.module.css'

const interval = 60_000
const most = 99

/** Polls while the page is visible; a failed poll keeps the count. */
export function Bell() {
  const { LL, locale } = useI18nContext()
  const { data: count = 0 } = useQuery({
    ...noticeQueries.page(1),
    select: ({ unread }) => unread,
    refetchInterval: interval,
  })
  const shown = formattersOf(locale).digits(Math.min(count, most))
  return (
    <Link
      to="/profile/notices"
      className={classes.link}
      aria-label={count > 0 ? LL.notices.bell({ count }) : LL.notices.title()}
    >
      <IconBell size={22} stroke={1.6} />
      {count > 0 && <span className={classes.count}>{count > most ? `${shown}+` : shown}</span>}
    </Link>
  )
}
