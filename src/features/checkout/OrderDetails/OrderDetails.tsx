import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import type { Order } from '#contracts/orders.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { priceText } from '#i18n/price-text.ts'
import { passFocus } from '#src/ui/pass-focus.ts'
import { PrintedAddress } from '#src/ui/PrintedAddress/PrintedAddress.tsx'
import { BidiText } from '#src/ui/BidiText/BidiText.tsx'
import { OrderCancel } from '../OrderCancel/OrderCancel.tsx'
import { OrderCancellations } from '../OrderCancellations/OrderCancellations.tsx'
import { OrderFacts } from '../OrderFacts/OrderFacts.tsx'
import { OrderLines } from '../OrderLines/OrderLines.tsx'
import { OrderReturns } from '../OrderReturns/OrderReturns.tsx'
import { OrderStatus } from '../OrderStatus/OrderStatus.tsx'
import { OrderTimeline } from '../OrderTimeline/OrderTimeline.tsx'
import { PayOrder } from '../PayOrder/PayOrder.tsx'
import { isPayable, outcomeOf } from '../order-outcome.ts'
import classes from './OrderDetails.module.css'

/** Somebody may pay elsewhere. */
const passFocusToOutcome = passFocus((actions) => actions.previousElementSibling)

type Props = {
  order: Order
  reorder: ReactNode
}

export function OrderDetails({ order, reorder }: Props) {
  const { LL, locale } = useI18nContext()
  const { productOrderId, isReserved, status } = order
  const outcome = outcomeOf(order)
  const outcomeBox = useRef<HTMLDivElement>(null)
  return (
    <div className={classes.page}>
      <PrintedAddress />
      <header className={classes.header}>
        <h1>
          <BidiText text={(id) => LL.order.title({ id })} part={productOrderId} />
        </h1>
        <p className={classes.meta}>
          <OrderStatus status={status} />
          {LL.order.placedAt({ date: formattersOf(locale).moment(order.placedAt) })}
        </p>
      </header>
      <div
        ref={outcomeBox}
        role="status"
        tabIndex={-1}
        className={`callout ${classes.outcome}`}
        data-outcome={outcome}
      >
        <p>{LL.order.outcome[outcome]()}</p>
        {outcome === 'pending' && <p className={classes.hint}>{LL.order.pendingHint()}</p>}
        {isPayable(order) && order.wallet && (
          <p className={classes.hint}>
            {LL.order.fromWallet.pays({
              paid: priceText(LL, order.wallet.fromWallet),
              rest: priceText(LL, order.wallet.remaining),
            })}
          </p>
        )}
        {isReserved && <p className={classes.hint}>{LL.order.reserved()}</p>}
      </div>
      {isPayable(order) && (
        <div ref={passFocusToOutcome} className={classes.actions}>
          <PayOrder order={order} />
        </div>
      )}
      <OrderTimeline history={order.history} />
      <OrderLines lines={order.lines} />
      {order.cancellations && <OrderCancellations cancellations={order.cancellations} />}
      <OrderReturns order={order} />
      <OrderFacts order={order} />
      <div className={classes.actions} data-off-paper>
        {reorder}
        <OrderCancel order={order} onCancelled={() => outcomeBox.current?.focus()} />
        {'print' in window && (
          <Button variant="default" size="md" onClick={() => window.print()}>
            {LL.order.print()}
          </Button>
        )}
        <Button
          variant="default"
          size="md"
          renderRoot={(props) => (
            <Link to="/profile/accountorder/$productOrderId/invoice" params={{ productOrderId }} {...props} />
          )}
        >
          {LL.order.afterOrder.openInvoice()}
        </Button>
        <Button renderRoot={(props) => <Link to="/search" {...props} />} variant="default" size="md">
          {LL.order.continueShopping()}
        </Button>
      </div>
    </div>
  )
}
