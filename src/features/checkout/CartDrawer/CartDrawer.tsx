import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSnapshot } from 'valtio'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { errorText } from '#src/api/errors.ts'
import { cart as cartStore } from '#src/stores/cart.ts'
import { closeModal, modal } from '#src/stores/modal.ts'
import { RetryNotice } from '#src/ui/RetryNotice/RetryNotice.tsx'
import { Price } from '#src/ui/Price/Price.tsx'
import { Sheet } from '#src/ui/Sheet/Sheet.tsx'
import { CartLines } from '../CartLines/CartLines.tsx'
import { EmptyCart } from '../EmptyCart/EmptyCart.tsx'
import { OfflineNotice } from '../OfflineNotice/OfflineNotice.tsx'
import { cartQueries } from '../cart-queries.ts'
import classes from './CartDrawer.module.css'

export function CartDrawer() {
  const { LL } = useI18nContext()
  const { open } = useSnapshot(modal)
  return (
    <Sheet
      opened={open?.name === 'cart'}
      onClose={closeModal}
      position="right"
      size="30rem"
      title={LL.cart.title()}
    >
      <Contents />
    </Sheet>
  )
}

function Contents() {
  const { LL } = useI18nContext()
  const { basketId } = useSnapshot(cartStore)
  const { data: cart, error, refetch } = useQuery(cartQueries.current(basketId))
  if (!cart) {
    return error ? (
      <RetryNotice text={errorText(error, LL)} onRetry={() => void refetch()} />
    ) : (
      <p role="status">{LL.site.waiting()}</p>
    )
  }
  const isEmpty = cart.cartItems.length === 0
  return (
    <div className={classes.contents}>
      <OfflineNotice />
      <CartLines cart={cart} />
      {isEmpty ? (
        <EmptyCart titleTag="h2" onLeave={closeModal} />
      ) : (
        <div className={classes.foot}>
          <p className={classes.sum}>
            <span>{LL.checkout.lines()}</span>
            <Price price={cart.totals.lines} size="lg" />
          </p>
          <Button renderRoot={(props) => <Link to="/basket" {...props} />} size="md" fullWidth>
            {LL.cart.viewCart()}
          </Button>
        </div>
      )}
    </div>
  )
}
