import { useRef } from 'react'
import type { Order } from '#contracts/orders.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { ReturnDeadline } from '../ReturnDeadline/ReturnDeadline.tsx'
import { ReturnEntry } from '../ReturnEntry/ReturnEntry.tsx'
import { ReturnRequest } from '../ReturnRequest/ReturnRequest.tsx'
import classes from './OrderReturns.module.css'

/** Nothing before the delivery. */
export function OrderReturns({ order }: { order: Order }) {
  const { LL } = useI18nContext()
  const title = useRef<HTMLHeadingElement>(null)
  const { returnable, returns = [] } = order
  if (!returnable && returns.length === 0) return null
  return (
    <section className={classes.section}>
      <h2 ref={title} tabIndex={-1} className={classes.title}>
        {LL.order.returns.title()}
      </h2>
      {returns.length > 0 && (
        <ul>
          {returns.map((entry) => (
            <ReturnEntry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      {returnable && (
        <>
          <ReturnDeadline {...returnable} />
          <ReturnRequest order={order} returnable={returnable} onSent={() => title.current?.focus()} />
        </>
      )}
    </section>
  )
}
