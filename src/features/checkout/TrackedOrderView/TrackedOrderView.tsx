import type { TrackedOrder } from '#contracts/track.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { BidiText } from '#src/ui/BidiText/BidiText.tsx'
import { Picture } from '#src/ui/Picture/Picture.tsx'
import { focusOnMount } from '#src/ui/focus.ts'
import { OrderStatus } from '../OrderStatus/OrderStatus.tsx'
import { OrderTimeline } from '../OrderTimeline/OrderTimeline.tsx'
import classes from './TrackedOrderView.module.css'

export function TrackedOrderView({ order }: { order: TrackedOrder }) {
  const { LL, locale } = useI18nContext()
  const format = formattersOf(locale)
  const { productOrderId, status, placedAt, history, lines, delivery } = order
  return (
    <section aria-label={LL.order.track.status()} className={classes.order}>
      <header className={classes.header}>
        <h2 ref={focusOnMount} tabIndex={-1} className={classes.title}>
          <BidiText text={(id) => LL.order.title({ id })} part={productOrderId} />
        </h2>
        <OrderStatus status={status} />
        <span className={classes.hint}>{LL.order.placedAt({ date: format.moment(placedAt) })}</span>
      </header>
      <OrderTimeline history={history} />
      {delivery && (
        <p>
          {delivery.title}
          {' · '}
          {format.days(delivery.from, delivery.to)}
        </p>
      )}
      <section>
        <h2 className={classes.title}>{LL.order.lines()}</h2>
        <ul>
          {lines.map(({ title, variant, count, picture }) => (
            <li key={`${title} ${variant}`} className={classes.line}>
              <div className={classes.picture}>
                <Picture picture={picture} width={64} alt="" />
              </div>
              <div>
                <p>{title}</p>
                <p className={classes.hint}>{LL.checkout.piecesOf({ variant, count })}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </section>
  )
}
