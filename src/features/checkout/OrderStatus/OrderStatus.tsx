import type { Order } from '#contracts/orders.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import classes from './OrderStatus.module.css'

export function OrderStatus({ status }: Pick<Order, 'status'>) {
  const { LL } = useI18nContext()
  return (
    <span className={classes.status} data-status={status}>
      {LL.order.statuses[status]()}
    </span>
  )
}
