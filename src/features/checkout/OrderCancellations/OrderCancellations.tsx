import type { Cancellation } from '#contracts/cancellations.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { refundText } from '../refund-text.ts'
import classes from './OrderCancellations.module.css'

export function OrderCancellations({ cancellations }: { cancellations: readonly Cancellation[] }) {
  const { LL, locale } = useI18nContext()
  const { moment } = formattersOf(locale)
  const texts = LL.order.afterOrder
  return (
    <section>
      <h2 className={classes.title}>{texts.cancelled.title()}</h2>
      <ul>
        {cancellations.map(({ at, reason, lines, refund }) => (
          <li key={`${at} ${lines[0]?.id}`} className={classes.cancellation}>
            {lines.map(({ id, title, variant, count }) => (
              <p key={id}>
                <s>{title}</s>{' '}
                <span className={classes.hint}>{LL.checkout.piecesOf({ variant, count })}</span>
              </p>
            ))}
            <p className={classes.hint}>
              {texts.cancelled.at({ date: moment(at) })}
              {reason !== 'unknown' && ` · ${texts.cancel.reasons[reason]()}`}
            </p>
            <p>{refundText(refund, LL)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
