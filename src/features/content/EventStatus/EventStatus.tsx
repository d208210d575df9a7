import type { Event } from '#contracts/content.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import classes from './EventStatus.module.css'

export function EventStatus({ status }: Pick<Event, 'status'>) {
  const { LL } = useI18nContext()
  return (
    <span className={classes.status} data-status={status}>
      {LL.content.event.status[status]()}
    </span>
  )
}
