import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Order } from '#contracts/orders.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { priceOrFree } from '#i18n/price-text.ts'
import { openExternal } from '#src/api/open-external.ts'
import { Fact } from '#src/ui/Fact/Fact.tsx'
import { Picture } from '#src/ui/Picture/Picture.tsx'
import { Price } from '#src/ui/Price/Price.tsx'
import { WithLtr } from '#src/ui/WithLtr/WithLtr.tsx'
import { OrderStatus } from '../OrderStatus/OrderStatus.tsx'
import { paymentAddress } from '../after-order.ts'
import classes from './OrderDetails.module.css'

type Outcome = 'paid' | 'pending' | 'failed' | 'cancelled' | 'offline' | 'cheque'

const outcomeOf = ({ kind, payment }: Order): Outcome =>
  kind === 'online' ? (payment?.status ?? 'pending') : kind

const addressOf = ({ paymentId, paymentUrl }: NonNullable<Order['payment']>) =>
  paymentAddress(paymentId, paymentUrl, { development: import.meta.env.DEV })

export function OrderDetails({ order }: { order: Order }) {
  const { LL, locale } = useI18nContext()
  const format = formattersOf(locale)
  const { productOrderId, payment, delivery, cheque, totals } = order
  const outcome = outcomeOf(order)
  const unpaid = payment && payment.status !== 'paid'
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <h1>
          <WithLtr text={(id) => LL.order.title({ id })} part={productOrderId} />
        </h1>
        <p className={classes.meta}>
          <OrderStatus status={order.status} />
          {LL.order.placedAt({ date: format.moment(order.placedAt) })}
        </p>
      </header>
      <p role="status" className={classes.outcome} data-outcome={outcome}>
        {LL.order.outcome[outcome]()}
      </p>
      {unpaid && (
        <Button size="md" h={48} className={classes.next} onClick={() => openExternal(addressOf(payment))}>
          {LL.order.payAgain()}
        </Button>
      )}
      <section>
        <h2 className={classes.title}>{LL.order.lines()}</h2>
        <ul>
          {order.lines.map((line) => (
            <li key={line.id} className={classes.line}>
              <div className={classes.picture}>
                <Picture picture={line.picture} width={160} alt="" />
              </div>
              <div>
                <p>{line.title}</p>
                <p className={classes.variant}>
                  {line.variant} × {format.digits(line.count)}
                </p>
              </div>
              <div className={classes.amount}>
                <Price price={line.linePrice} />
              </div>
            </li>
          ))}
        </ul>
      </section>
      <dl className={classes.facts}>
        {delivery && (
          <Fact title={LL.order.delivery()}>
            {delivery.title}
            {' · '}
            {LL.checkout.deliveryWindow({ days: format.days(delivery.from, delivery.to) })}
            {' · '}
            {priceOrFree(LL, totals.delivery)}
          </Fact>
        )}
        {cheque && (
          <Fact title={LL.order.cheque()}>
            <bdi dir="ltr">{cheque.sayadNumber}</bdi>
            {' · '}
            {format.date(cheque.dueDate)}
          </Fact>
        )}
        <Fact title={LL.checkout.payable()}>
          <Price price={totals.payable} size="lg" />
        </Fact>
      </dl>
      <Button
        renderRoot={(props) => <Link to="/search" {...props} />}
        variant="default"
        size="md"
        className={classes.next}
      >
        {LL.order.continueShopping()}
      </Button>
    </div>
  )
}
