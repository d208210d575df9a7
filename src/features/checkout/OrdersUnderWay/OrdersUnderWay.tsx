import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { OrderSummary } from '#contracts/orders.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { BidiText } from '#src/ui/BidiText/BidiText.tsx'
import { SummaryCard } from '#src/ui/SummaryCard/SummaryCard.tsx'
import { cardState } from '#src/api/card-state.ts'
import { OrderStatus } from '../OrderStatus/OrderStatus.tsx'
import { ordersQuery } from '../order-queries.ts'
import classes from './OrdersUnderWay.module.css'

const mostOrders = 3
const isUnderWay = ({ status }: OrderSummary) => status !== 'delivered' && status !== 'cancelled'

export function OrdersUnderWay() {
  const { LL, locale } = useI18nContext()
  const query = useQuery(ordersQuery({}))
  const underWay = (query.data ?? []).filter(isUnderWay)
  return (
    <SummaryCard
      title={LL.account.overview.orders()}
      to="/profile/accountorder"
      lines={3}
      {...cardState(query, LL)}
    >
      {underWay.length === 0 && <p className={classes.hint}>{LL.account.overview.noOrders()}</p>}
      <ul className={classes.list}>
        {underWay.slice(0, mostOrders).map(({ productOrderId, status, placedAt }) => (
          <li key={productOrderId} className={classes.order}>
            <Link
              to="/profile/accountorder/$productOrderId"
              params={{ productOrderId }}
              className={classes.link}
            >
              <BidiText text={(id) => LL.order.title({ id })} part={productOrderId} />
            </Link>
            <OrderStatus status={status} />
            <span className={classes.hint}>{formattersOf(locale).date(placedAt)}</span>
          </li>
        ))}
      </ul>
    </SummaryCard>
  )
}
