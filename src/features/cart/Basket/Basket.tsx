import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Cart } from '#contracts/cart.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx'
import { BasketLine } from '../BasketLine/BasketLine.tsx'
import { CartSummary } from '../CartSummary/CartSummary.tsx'
import { DeliveryChoice } from '../DeliveryChoice/DeliveryChoice.tsx'
import classes from './Basket.module.css'

type Props = { cart: Cart; checkout: ReactNode }

export function Basket({ cart, checkout }: Props) {
  const { LL } = useI18nContext()
  if (cart.cartItems.length === 0) {
    return (
      <EmptyState drawing="basket" title={LL.cart.empty()} text={LL.cart.emptyText()}>
        <Button renderRoot={(props) => <Link to="/search" {...props} />} size="md">
          {LL.cart.browse()}
        </Button>
      </EmptyState>
    )
  }
  return (
    <div className={classes.columns}>
      <div className={classes.steps}>
        <h1>{LL.cart.title()}</h1>
        <ul className={classes.lines}>
          {cart.cartItems.map((line) => (
            <BasketLine key={line.id} line={line} />
          ))}
        </ul>
        <DeliveryChoice cart={cart} />
      </div>
      <div className={classes.aside}>
        <CartSummary cart={cart} />
        {checkout}
      </div>
    </div>
  )
}
