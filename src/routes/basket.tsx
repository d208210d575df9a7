import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { Suspense, lazy } from 'react'
import { useSnapshot } from 'valtio'
import type { CartItem } from '#contracts/cart.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Basket } from '#src/features/cart/Basket/Basket.tsx'
import { cartQueries } from '#src/features/cart/queries.ts'
import { LikeButton } from '#src/features/likes/LikeButton/LikeButton.tsx'
import { SignInToOrder } from '#src/features/orders/SignInToOrder/SignInToOrder.tsx'
import { auth } from '#src/stores/auth.ts'
import { cart as cartStore } from '#src/stores/cart.ts'
import { checkout } from '#src/stores/checkout.ts'
import { PrivateHead } from '#src/ui/PrivateHead/PrivateHead.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { withTexts } from './-with-texts.ts'

const MembersCheckout = lazy(() => import('./-MembersCheckout.tsx'))
const MembersChoices = lazyPart(() => import('./-MembersChoices.tsx'))

const likeOf = ({ productId, title }: CartItem) => <LikeButton id={productId} title={title} />

/** An order that was placed though its answer was lost, by a reload as well, is the page to be on. */
async function leaveIfOrdered() {
  const { placedMeanwhile } = await import('#src/features/orders/mutations.ts')
  const placed = await placedMeanwhile()
  if (!placed) return
  const { productOrderId } = placed
  throw redirect({ to: '/profile/accountorder/$productOrderId', params: { productOrderId }, replace: true })
}

/** What is known is shown, offline too, and read again beside it. */
export const Route = createFileRoute('/basket')({
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ context: { queryClient, texts } }) => {
    if (checkout.attempt) await leaveIfOrdered()
    const cart = { ...cartQueries.current(cartStore.basketId), staleTime: 0, revalidateIfStale: true }
    await withTexts(texts('checkout'), queryClient.ensureQueryData(cart))
  },
  staticData: { layout: 'gray' },
  component: BasketPage,
})

function BasketPage() {
  const { LL } = useI18nContext()
  const { basketId } = useSnapshot(cartStore)
  const { hasSession } = useSnapshot(auth)
  const { data: cart } = useSuspenseQuery(cartQueries.current(basketId))
  return (
    <div className="container">
      <PrivateHead title={LL.cart.title()} />
      <Basket
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
              <MembersCheckout cart={cart} />
            </Suspense>
          ) : (
            <SignInToOrder />
          )
        }
      />
    </div>
  )
}
