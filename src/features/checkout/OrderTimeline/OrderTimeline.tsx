import type { Order } from '#contracts/orders.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { timelineOf } from '../order-timeline.ts'
import classes from './OrderTimeline.module.css'

export function OrderTimeline({ history }: Pick<Order, 'history'>) {
  const { LL, locale } = useI18nContext()
  const { moment } = formattersOf(locale)
  const latest = history.length - 1
  return (
    <section>
      <h2 className="visually-hidden">{LL.order.progress()}</h2>
      <ol className={classes.steps}>
        {timelineOf(history).map(({ status, at }, step) => (
          <li
            key={`${status}-${step}`}
            className={classes.step}
            data-done={at !== null || undefined}
            data-cancelled={status === 'cancelled' || undefined}
            aria-current={step === latest ? 'step' : undefined}
          >
            <span className={classes.name}>{LL.order.statuses[status]()}</span>
            <span className={classes.at}>
              {at === null ? <span className="visually-hidden">{LL.order.notYet()}</span> : moment(at)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
