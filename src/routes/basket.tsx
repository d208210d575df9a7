import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { useSnapshot } from 'valtio'
import type { CartItem } from '#contracts/cart.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { CartPage, loadMembersParts } from '#src/features/checkout/CartPage/CartPage.tsx'
import { cartQueries } from '#src/features/checkout/cart-queries.ts'
import { LikeButton } from '#src/features/account/LikeButton/LikeButton.tsx'
import { SignInToOrder } from '#src/features/checkout/SignInToOrder/SignInToOrder.tsx'
import { auth } from '#src/stores/auth.ts'
import { cart as cartStore } from '#src/stores/cart.ts'
import { checkout } from '#src/stores/checkout.ts'
import { lazyOptional } from '#src/ui/lazy-optional.ts'
import { missingPart } from '#src/ui/missing-part.tsx'
import { NoIndexHead } from '#src/ui/NoIndexHead/NoIndexHead.tsx'
import { RetryNotice } from '#src/ui/RetryNotice/RetryNotice.tsx'
import { withTexts } from './-with-texts.ts'

const loadCheckout = () => import('./-MembersCheckout.tsx')
const loadChoices = () => import('./-MembersChoices.tsx')
const MembersCheckout = lazyOptional(
  loadCheckout,
  missingPart((LL) => LL.checkout.kindTitle()),
)
const MembersChoices = lazyOptional(
  loadChoices,
  missingPart((LL) => LL.checkout.addressTitle()),
)

const likeOf = ({ productId, title }: CartItem) => <LikeButton id={productId} title={title} />

/** An order that was placed though its answer was lost, by a reload as well, is the page to be on. */
async function leaveIfOrdered() {
  const { placedMeanwhile } = await import('#src/features/checkout/place-order.ts')
  const placed = await placedMeanwhile()
  if (!placed) return
  const { productOrderId } = placed
  throw redirect({ to: '/profile/accountorder/$productOrderId', params: { productOrderId }, replace: true })
}

/** What is known is shown, offline too, and read again beside it. What a member needs is there before the page is. */
export const Route = createFileRoute('/basket')({
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ context: { queryClient, texts }, preload }) => {
    if (checkout.attempt && !preload) await leaveIfOrdered()
    const cart = { ...cartQueries.current(cartStore.basketId), staleTime: 0, revalidateIfStale: true }
    const parts = auth.hasSession ? [loadCheckout(), loadChoices(), loadMembersParts()] : []
    await Promise.all([
      withTexts(texts('checkout'), queryClient.ensureQueryData(cart)),
      Promise.allSettled(parts),
    ])
  },
  staticData: { layout: 'gray' },
  component: BasketPage,
})

/** The basket of an order whose answer was lost has gone: the loader asks what became of it, as often as is wished. */
function LostOrder() {
  const { LL } = useI18nContext()
  const router = useRouter()
  useEffect(() => void router.invalidate(), [router])
  return <RetryNotice text={LL.checkout.lost()} onRetry={() => void router.invalidate()} />
}

function BasketPage() {
  const { LL } = useI18nContext()
  const { basketId } = useSnapshot(cartStore)
  const { hasSession } = useSnapshot(auth)
  const { attempt } = useSnapshot(checkout)
  const { data: cart, dataUpdatedAt } = useSuspenseQuery(cartQueries.current(basketId))
  return (
    <div className="container">
      <NoIndexHead title={LL.cart.title()} />
      {attempt && attempt.uniqueId !== basketId && <LostOrder />}
      <CartPage
        cart={cart}
        isMember={hasSession}
        likeOf={likeOf}
        choices={
          hasSession && (
            <Suspense>
              <MembersChoices cart={cart} />
            </Suspense>
          )
        }
        checkout={
          hasSession ? (
            <Suspense>
              <MembersCheckout cart={cart} isRead={dataUpdatedAt > 0} />
            </Suspense>
          ) : (
            <SignInToOrder />
          )
        }
      />
    </div>
  )
}
