import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { Cart, CartItem } from '#contracts/cart.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx'
import { BasketLine } from '../BasketLine/BasketLine.tsx'
import { BonusChoice } from '../BonusChoice/BonusChoice.tsx'
import { CartSummary } from '../CartSummary/CartSummary.tsx'
import { DeliveryChoice } from '../DeliveryChoice/DeliveryChoice.tsx'
import { FreeDelivery } from '../FreeDelivery/FreeDelivery.tsx'
import { RebateCode } from '../RebateCode/RebateCode.tsx'
import { RemovedLines } from '../RemovedLines/RemovedLines.tsx'
import { Reserve } from '../Reserve/Reserve.tsx'
import classes from './Basket.module.css'

type Props = {
  cart: Cart
  isMember: boolean
  /** Where it goes, for who may choose. */
  address: ReactNode
  checkout: ReactNode
}

export function Basket({ cart, isMember, address, checkout }: Props) {
  const { LL } = useI18nContext()
  const [taken, setTaken] = useState<readonly CartItem[]>([])
  const { cartItems, totals, freeDeliveryFrom, rebateCode, wantsReserve } = cart
  const isThere = (line: CartItem) =>
    cartItems.some(({ productItemId }) => productItemId === line.productItemId)
  const putBack = (line: CartItem) => setTaken((lines) => lines.filter((other) => other !== line))
  const removed = <RemovedLines lines={taken.filter((line) => !isThere(line))} onRestored={putBack} />
  if (cartItems.length === 0) {
    return (
      <>
        {removed}
        <EmptyState drawing="basket" title={LL.cart.empty()} text={LL.cart.emptyText()}>
          <Button renderRoot={(props) => <Link to="/search" {...props} />} size="md">
            {LL.cart.browse()}
          </Button>
        </EmptyState>
      </>
    )
  }
  return (
    <div className={classes.columns}>
      <div className={classes.steps}>
        <h1>{LL.cart.title()}</h1>
        <FreeDelivery totals={totals} freeDeliveryFrom={freeDeliveryFrom} />
        {removed}
        <ul className={classes.lines} aria-label={LL.cart.title()}>
          {cartItems.map((line) => (
            <BasketLine key={line.id} line={line} onRemoved={() => setTaken((lines) => [...lines, line])} />
          ))}
        </ul>
        {address}
        <DeliveryChoice cart={cart} />
        {isMember && <Reserve isWanted={wantsReserve} />}
      </div>
      <div className={classes.aside}>
        <CartSummary cart={cart} />
        <RebateCode code={rebateCode} />
        {isMember && <BonusChoice isSpent={totals.bonus.amount > 0} />}
        {checkout}
      </div>
    </div>
  )
}
