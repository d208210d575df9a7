import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import classes from './CountBadge.module.css'

const most = 99

/** In the corner of an icon, whose link or button has a name that tells the count. */
export function CountBadge({ count }: { count: number }) {
  const { locale } = useI18nContext()
  if (count === 0) return null
  const shown = formattersOf(locale).digits(Math.min(count, most))
  return (
    <span aria-hidden className={classes.badge}>
      {count > most ? `${shown}+` : shown}
    </span>
  )
}
