import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { OrderSummary } from '#contracts/orders.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { BrowseButton } from '#src/ui/BrowseButton/BrowseButton.tsx'
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx'
import { OrderRow } from '../OrderRow/OrderRow.tsx'
import classes from './OrderList.module.css'

type Props = {
  orders: readonly OrderSummary[]
  /** A period is set, so that an empty list does not mean no orders. */
  isFiltered: boolean
  period: ReactNode
}

export function OrderList({ orders, isFiltered, period }: Props) {
  const { LL } = useI18nContext()
  const texts = LL.account.orderList
  if (orders.length === 0 && !isFiltered) {
    return (
      <EmptyState drawing="basket" title={texts.empty()} text={texts.emptyText()}>
        <BrowseButton />
      </EmptyState>
    )
  }
  return (
    <div className={classes.page}>
      <h1>{LL.account.orders()}</h1>
      <div className={classes.tools}>
        {period}
        <p role="status" className={classes.count}>
          {texts.found({ count: orders.length })}
        </p>
      </div>
      {orders.length === 0 ? (
        <EmptyState drawing="bowl" title={texts.none()} titleTag="h2" text={texts.noneText()}>
          <Button renderRoot={(props) => <Link to="/profile/accountorder" {...props} />} size="md">
            {texts.all()}
          </Button>
        </EmptyState>
      ) : (
        <ul className={classes.list}>
          {orders.map((order) => (
            <li key={order.productOrderId}>
              <OrderRow order={order} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
