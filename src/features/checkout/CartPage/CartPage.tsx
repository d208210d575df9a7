import { Suspense } from 'react'
import type { ReactNode } from 'react'
import type { Cart, CartItem } from '#contracts/cart.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { lazyOptional } from '#src/ui/lazy-optional.ts'
import { partFallback } from '#src/ui/part-fallback.tsx'
import { CartLines } from '../CartLines/CartLines.tsx'
import { CartSummary } from '../CartSummary/CartSummary.tsx'
import { DeliveryChoice } from '../DeliveryChoice/DeliveryChoice.tsx'
import { FreeDelivery } from '../FreeDelivery/FreeDelivery.tsx'
import { OfflineNotice } from '../OfflineNotice/OfflineNotice.tsx'
import { PendingRebate } from '../PendingRebate/PendingRebate.tsx'
import { RebateCode } from '../RebateCode/RebateCode.tsx'
import classes from './CartPage.module.css'

/** Lazy: the cart drawer shares the chunk and is prefetched when the page is idle. */
const EmptyCart = lazyOptional(
  () => import('../EmptyCart/EmptyCart.tsx'),
  'EmptyCart',
  partFallback((LL) => LL.cart.title()),
)

const loadReserve = () => import('../Reserve/Reserve.tsx')
const loadBonus = () => import('../BonusChoice/BonusChoice.tsx')
const Reserve = lazyOptional(
  loadReserve,
  'Reserve',
  partFallback((LL) => LL.checkout.reserve()),
)
const BonusChoice = lazyOptional(
  loadBonus,
  'BonusChoice',
  partFallback((LL) => LL.checkout.bonus()),
)

export const loadMembersParts = () => Promise.allSettled([loadReserve(), loadBonus()])

type Props = {
  cart: Cart
  isMember: boolean
  /** The choices are not shown yet, nor what they would move away from the finger. */
  isWaiting: boolean
  likeOf: (line: CartItem) => ReactNode
  choices: ReactNode
  checkout: ReactNode
  share: ReactNode
}

export function CartPage({ cart, isMember, isWaiting, likeOf, choices, checkout, share }: Props) {
  const { LL } = useI18nContext()
  const { cartItems, totals, freeDeliveryFrom, rebateCode, wantsReserve } = cart
  const isEmpty = cartItems.length === 0
  return (
    <div className={isEmpty ? classes.empty : classes.columns}>
      <div className={classes.steps}>
        {!isEmpty && <h1>{LL.cart.title()}</h1>}
        <OfflineNotice />
        <PendingRebate cart={cart} />
        {!isEmpty && <FreeDelivery totals={totals} freeDeliveryFrom={freeDeliveryFrom} />}
        <CartLines lines={cartItems} likeOf={likeOf} />
        {isEmpty ? (
          <Suspense>
            <EmptyCart />
          </Suspense>
        ) : isWaiting ? (
          <p role="status" className={classes.waiting}>
            {LL.site.waiting()}
          </p>
        ) : (
          <>
            {choices}
            <DeliveryChoice cart={cart} />
            <Suspense>{isMember && <Reserve isWanted={wantsReserve} />}</Suspense>
          </>
        )}
      </div>
      {!isEmpty && (
        <div className={classes.aside}>
          <CartSummary cart={cart} />
          <RebateCode code={rebateCode} />
          <Suspense>{isMember && <BonusChoice isSpent={totals.bonus.amount > 0} />}</Suspense>
          {!isWaiting && checkout}
          {share}
        </div>
      )}
    </div>
  )
}
