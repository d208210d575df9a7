import { Link } from '@tanstack/react-router'
import type { OrderSummary } from '#contracts/orders.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Picture } from '#src/ui/Picture/Picture.tsx'
import { Price } from '#src/ui/Price/Price.tsx'
import { BidiText } from '#src/ui/BidiText/BidiText.tsx'
import { OrderStatus } from '../OrderStatus/OrderStatus.tsx'
import classes from './OrderRow.module.css'

const mostPictures = 4

export function OrderRow({ order }: { order: OrderSummary }) {
  const { LL, locale } = useI18nContext()
  const { productOrderId, status, placedAt, itemCount, payable, pictures, isPartlyCancelled } = order
  return (
    <article className={classes.row}>
      <header className={classes.header}>
        <h2 className={classes.title}>
          <Link
            to="/profile/accountorder/$productOrderId"
            params={{ productOrderId }}
            className={classes.link}
          >
            <BidiText text={(id) => LL.order.title({ id })} part={productOrderId} />
          </Link>
        </h2>
        <OrderStatus status={status} />
      </header>
      <p className={classes.meta}>
        {formattersOf(locale).date(placedAt)}
        {' · '}
        {LL.account.orderList.items({ count: itemCount })}
        {isPartlyCancelled && ` · ${LL.order.afterOrder.cancelled.partly()}`}
      </p>
      <div className={classes.pictures}>
        {pictures.slice(0, mostPictures).map((picture) => (
          <div key={picture.src} className={classes.picture}>
            <Picture picture={picture} width={56} alt="" />
          </div>
        ))}
      </div>
      <div className={classes.amount}>
        <Price price={payable} />
      </div>
    </article>
  )
}
