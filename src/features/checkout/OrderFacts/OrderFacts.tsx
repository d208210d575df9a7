import { Link } from '@tanstack/react-router'
import type { Order } from '#contracts/orders.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { priceOrFree, priceText } from '#i18n/price-text.ts'
import { Fact } from '#src/ui/Fact/Fact.tsx'
import { Price } from '#src/ui/Price/Price.tsx'
import { useLocalDigits } from '#src/ui/use-local-digits.ts'
import { OrderDelivery } from '../OrderDelivery/OrderDelivery.tsx'
import { isOwed } from '../order-outcome.ts'
import { placeName } from '#src/ui/place-name.ts'
import classes from './OrderFacts.module.css'

export function OrderFacts({ order }: { order: Order }) {
  const { LL, locale } = useI18nContext()
  const digits = useLocalDigits()
  const format = formattersOf(locale)
  const { address, delivery, payment, cheque, totals, parentOrderId, wallet } = order
  return (
    <dl className={classes.facts}>
      {address && (
        <Fact title={LL.order.address()}>
          {[placeName(address), address.street].join(' · ')}
          <br />
          {address.recipient}
          {' · '}
          <bdi dir="ltr">{digits(address.mobile)}</bdi>
          {' · '}
          <bdi dir="ltr">{digits(address.postalCode)}</bdi>
        </Fact>
      )}
      {delivery && (
        <Fact title={LL.order.delivery()}>
          {delivery.title}
          {' · '}
          {LL.checkout.deliveryWindow({ days: format.days(delivery.from, delivery.to) })}
          <div>
            <OrderDelivery
              productOrderId={order.productOrderId}
              delivery={delivery}
              isChangeable={order.isDeliveryChangeable === true}
            />
          </div>
        </Fact>
      )}
      {parentOrderId && (
        <Fact title={LL.order.parent()}>
          <Link
            to="/profile/accountorder/$productOrderId"
            params={{ productOrderId: parentOrderId }}
            className={classes.link}
          >
            <bdi dir="ltr">{parentOrderId}</bdi>
          </Link>
        </Fact>
      )}
      {payment && (
        <Fact title={LL.order.payment()}>
          {payment.paidAt
            ? LL.order.paidAt({ date: format.moment(payment.paidAt) })
            : LL.order.paymentStatuses[payment.status]()}
          {payment.merchant && ` · ${payment.merchant}`}
        </Fact>
      )}
      {payment && (
        <Fact title={LL.order.paymentId()}>
          <bdi dir="ltr">{payment.paymentId}</bdi>
        </Fact>
      )}
      {cheque && (
        <Fact title={LL.order.cheque()}>
          <bdi dir="ltr">{digits(cheque.sayadNumber)}</bdi>
          {' · '}
          {format.date(cheque.dueDate)}
        </Fact>
      )}
      <Fact title={LL.checkout.lines()}>{priceText(LL, totals.lines)}</Fact>
      {totals.rebate.amount > 0 && <Fact title={LL.checkout.rebate()}>− {priceText(LL, totals.rebate)}</Fact>}
      {totals.bonus.amount > 0 && <Fact title={LL.checkout.bonus()}>− {priceText(LL, totals.bonus)}</Fact>}
      {delivery && <Fact title={LL.checkout.delivery()}>{priceOrFree(LL, totals.delivery)}</Fact>}
      <Fact title={isOwed(order) ? LL.checkout.payable() : LL.order.total()}>
        <Price price={totals.payable} size="lg" />
      </Fact>
      {wallet && <Fact title={LL.order.fromWallet.part()}>{priceText(LL, wallet.fromWallet)}</Fact>}
      {wallet && wallet.remaining.amount > 0 && (
        <Fact title={LL.order.fromWallet.remaining()}>{priceText(LL, wallet.remaining)}</Fact>
      )}
    </dl>
  )
}
