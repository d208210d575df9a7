import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { QueryClient, UseQueryResult } from '@tanstack/react-query'
import { createFileRoute, redirect, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import type { CartItem } from '#contracts/cart.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { withTexts } from '#i18n/texts.ts'
import { CartPage, loadMembersParts, loadPendingRebate } from '#src/features/checkout/CartPage/CartPage.tsx'
import { addressesQuery } from '#src/features/account/addresses-query.ts'
import { useCartDefaults } from '#src/features/checkout/apply-defaults.ts'
import { cartQueries } from '#src/features/checkout/cart-queries.ts'
import { deliveryQuery } from '#src/features/checkout/delivery-query.ts'
import { ordersQuery } from '#src/features/checkout/order-queries.ts'
import { merchantsQuery } from '#src/features/checkout/merchants-query.ts'
import { LikeButton } from '#src/features/account/LikeButton/LikeButton.tsx'
import { SignInToOrder } from '#src/features/checkout/SignInToOrder/SignInToOrder.tsx'
import { delay } from '#src/platform/delay.ts'
import { auth } from '#src/stores/auth.ts'
import { cart as cartStore } from '#src/stores/cart.ts'
import { checkout } from '#src/stores/checkout.ts'
import { pendingRebate } from '#src/stores/pending-rebate.ts'
import { lazyOptional } from '#src/ui/lazy-optional.ts'
import { partFallback } from '#src/ui/part-fallback.tsx'
import { NoIndexHead } from '#src/ui/NoIndexHead/NoIndexHead.tsx'
import { RetryNotice } from '#src/ui/RetryNotice/RetryNotice.tsx'

const loadCheckout = () => import('./-MembersCheckout.tsx')
const loadChoices = () => import('./-MembersChoices.tsx')
const MembersCheckout = lazyOptional(
  loadCheckout,
  'MembersCheckout',
  partFallback((LL) => LL.checkout.kindTitle()),
)
const MembersChoices = lazyOptional(
  loadChoices,
  'MembersChoices',
  partFallback((LL) => LL.checkout.addressTitle()),
)
const BasketShare = lazyOptional(() => import('./-BasketShare.tsx'), 'BasketShare')

const likeOf = ({ productId, title }: CartItem) => <LikeButton id={productId} title={title} />

/** An order may have been placed although its answer was lost, e.g. by a reload. */
async function redirectIfOrdered() {
  const { recoverLostOrder } = await import('#src/features/checkout/place-order.ts')
  const placed = await recoverLostOrder()
  if (!placed) return
  const { productOrderId } = placed
  throw redirect({ to: '/profile/accountorder/$productOrderId', params: { productOrderId }, replace: true })
}

/** Milliseconds that a cart which has been read waits for its choices. */
const maxChoicesWait = 1_000

/** Choices that come late push the buttons below them away from the finger. */
const prefetchChoices = (client: QueryClient) =>
  Promise.all([
    client.prefetchQuery(deliveryQuery(cartStore.basketId)),
    auth.hasSession && client.prefetchQuery(addressesQuery()),
    auth.hasSession && client.prefetchQuery(merchantsQuery()),
    auth.hasSession && client.prefetchQuery(ordersQuery({})),
  ])

export const Route = createFileRoute('/basket')({
  loader: async ({ context: { queryClient, texts }, preload }) => {
    if (checkout.attempt && !preload) await redirectIfOrdered()
    const cart = { ...cartQueries.current(cartStore.basketId), staleTime: 0, revalidateIfStale: true }
    const parts = [
      pendingRebate.code !== '' && loadPendingRebate(),
      ...(auth.hasSession ? [loadCheckout(), loadChoices(), loadMembersParts()] : []),
    ]
    const choices = !preload && cartStore.basketId !== null && prefetchChoices(queryClient)
    const [{ cartItems }] = await Promise.all([
      withTexts(texts('checkout', 'lists', 'details'), queryClient.ensureQueryData(cart)),
      Promise.allSettled(parts),
    ])
    if (!preload && cartItems.length > 0)
      await Promise.race([choices || prefetchChoices(queryClient), delay(maxChoicesWait)])
  },
  staticData: { layout: 'gray' },
  component: BasketPage,
})

/** The cart of that order no longer exists; each invalidation lets the loader check the order again. */
function UnknownOutcome() {
  const { LL } = useI18nContext()
  const router = useRouter()
  const isRetrying = useRouterState({ select: ({ isLoading }) => isLoading })
  /** In the background nothing would tell that it loads. */
  const retry = () => void router.invalidate({ sync: true })
  useEffect(retry, [router])
  return <RetryNotice text={LL.checkout.lost()} isRetrying={isRetrying} onRetry={retry} />
}

/** The first time only: what failed is asked again in its place. Not while the browser is offline. */
const isFirstLoad = ({ isLoading, errorUpdateCount }: UseQueryResult) => isLoading && errorUpdateCount === 0

function useAreChoicesLoading(basketId: string | null, hasSession: boolean, hasLines: boolean): boolean {
  const delivery = useQuery({ ...deliveryQuery(basketId), enabled: hasLines })
  const addresses = useQuery({ ...addressesQuery(), enabled: hasLines && hasSession })
  const merchants = useQuery({ ...merchantsQuery(), enabled: hasLines && hasSession })
  return [delivery, addresses, merchants].some(isFirstLoad)
}

function BasketPage() {
  const { LL } = useI18nContext()
  const { basketId } = useSnapshot(cartStore)
  const { hasSession } = useSnapshot(auth)
  const { attempt } = useSnapshot(checkout)
  const { data: cart, dataUpdatedAt } = useSuspenseQuery(cartQueries.current(basketId))
  const { cartItems } = cart
  const client = useQueryClient()
  useCartDefaults(cart, hasSession ? () => client.ensureQueryData(addressesQuery()) : undefined)
  return (
    <div className="container">
      <NoIndexHead title={LL.cart.title()} />
      {attempt && attempt.uniqueId !== basketId && <UnknownOutcome />}
      <CartPage
        cart={cart}
        isMember={hasSession}
        isWaiting={useAreChoicesLoading(basketId, hasSession, cartItems.length > 0)}
        likeOf={likeOf}
        choices={hasSession && <MembersChoices cart={cart} />}
        share={
          cart.uniqueId && (
            <BasketShare
              key={cartItems.map(({ productItemId, count }) => `${productItemId} ${count}`).join()}
              basketId={cart.uniqueId}
            />
          )
        }
        checkout={hasSession ? <MembersCheckout cart={cart} isRead={dataUpdatedAt > 0} /> : <SignInToOrder />}
      />
    </div>
  )
}
