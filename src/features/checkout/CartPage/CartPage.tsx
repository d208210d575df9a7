import { mergeRefs } from '@mantine/hooks'
import { Suspense, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import type { Cart, CartItem } from '#contracts/cart.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { modal } from '#src/stores/modal.ts'
import { pendingRebate } from '#src/stores/pending-rebate.ts'
import { lazyOptional } from '#src/ui/lazy-optional.ts'
import { partFallback } from '#src/ui/part-fallback.tsx'
import { passFocusOut } from '#src/ui/pass-focus.ts'
import { stickBothWays } from '#src/ui/stick-both-ways.ts'
import { CartLines } from '../CartLines/CartLines.tsx'
import { CartSummary } from '../CartSummary/CartSummary.tsx'
import { DeliveryChoice } from '../DeliveryChoice/DeliveryChoice.tsx'
import { FreeDelivery } from '../FreeDelivery/FreeDelivery.tsx'
import { OfflineNotice } from '../OfflineNotice/OfflineNotice.tsx'
import { RebateCode } from '../RebateCode/RebateCode.tsx'
import classes from './CartPage.module.css'

/** Lazy: the cart drawer shares the chunk and is prefetched when the page is idle. */
const EmptyCart = lazyOptional(
  () => import('../EmptyCart/EmptyCart.tsx'),
  'EmptyCart',
  partFallback((LL) => LL.cart.title()),
)

export const loadPendingRebate = () => import('../PendingRebate/PendingRebate.tsx')
const MissingRebate = partFallback((LL) => LL.checkout.rebateCode.label())
const PendingRebate = lazyOptional(
  loadPendingRebate,
  'PendingRebate',
  () => useSnapshot(pendingRebate).code !== '' && <MissingRebate />,
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

const asideRef = mergeRefs(passFocusOut, stickBothWays)

/** What suspends beside it is shown once this effect runs. */
function Shown({ onShown }: { onShown: (isShown: boolean) => void }) {
  useEffect(() => {
    onShown(true)
    return () => onShown(false)
  }, [onShown])
  return null
}

function Waiting() {
  const { LL } = useI18nContext()
  return (
    <p role="status" className={classes.waiting}>
      {LL.site.waiting()}
    </p>
  )
}

type Props = {
  cart: Cart
  isMember: boolean
  /** The choices have not come yet. Neither they nor what they would move away from the finger is shown. */
  isWaiting: boolean
  likeOf: (line: CartItem) => ReactNode
  choices: ReactNode
  checkout: ReactNode
  share: ReactNode
}

export function CartPage({ cart, isMember, isWaiting, likeOf, choices, checkout, share }: Props) {
  const { LL } = useI18nContext()
  const [areChoicesShown, setAreChoicesShown] = useState(false)
  const { cartItems, totals, freeDeliveryFrom, rebateCode, wantsReserve } = cart
  /** The drawer above says the same; a screen reader would hear it twice. */
  const isCovered = useSnapshot(modal).open?.name === 'cart'
  const isEmpty = cartItems.length === 0
  return (
    <div tabIndex={-1} inert={isCovered} className={isEmpty ? classes.empty : classes.columns}>
      <div className={classes.steps}>
        {!isEmpty && <h1>{LL.cart.title()}</h1>}
        <OfflineNotice />
        <Suspense>
          <PendingRebate cart={cart} />
        </Suspense>
        {!isEmpty && <FreeDelivery totals={totals} freeDeliveryFrom={freeDeliveryFrom} />}
        <CartLines cart={cart} likeOf={likeOf} />
        {isEmpty ? (
          <Suspense key="empty">
            <EmptyCart />
          </Suspense>
        ) : isWaiting ? (
          <Waiting />
        ) : (
          <Suspense fallback={<Waiting />}>
            <div ref={passFocusOut} className={classes.choices}>
              {choices}
              <DeliveryChoice cart={cart} />
              {isMember && <Reserve isWanted={wantsReserve} />}
            </div>
            <Shown onShown={setAreChoicesShown} />
          </Suspense>
        )}
      </div>
      {!isEmpty && (
        <div ref={asideRef} className={classes.aside}>
          <CartSummary cart={cart} />
          <RebateCode code={rebateCode} />
          {areChoicesShown && (
            <Suspense>
              {isMember && <BonusChoice isSpent={totals.bonus.amount > 0} />}
              {checkout}
              <Suspense>{share}</Suspense>
            </Suspense>
          )}
        </div>
      )}
    </div>
  )
}
