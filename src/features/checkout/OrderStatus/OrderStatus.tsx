import type { Order } from '#contracts/orders.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { StatusTag } from '../StatusTag/StatusTag.tsx'

export function OrderStatus({ status }: Pick<Order, 'status'>) {
  const { LL } = useI18nContext()
  return <StatusTag status={status}>{LL.order.statuses[status]()}</StatusTag>
}
