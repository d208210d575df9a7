import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { useSnapshot } from 'valtio'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { withTexts } from '#i18n/texts.ts'
import { DiscountLink } from '#src/features/checkout/DiscountLink/DiscountLink.tsx'
import { cartQueries } from '#src/features/checkout/cart-queries.ts'
import { cart as cartStore } from '#src/stores/cart.ts'
import { normalizedRebateCode, rebateKept } from '#src/stores/pending-rebate.ts'
import { NoIndexHead } from '#src/ui/NoIndexHead/NoIndexHead.tsx'

export const Route = createFileRoute('/discount/$code')({
  loader: async ({ context: { queryClient, texts }, params, preload }) => {
    const code = normalizedRebateCode(params.code)
    if (code === null) throw notFound()
    if (!preload) rebateKept(code)
    const cart = { ...cartQueries.current(cartStore.basketId), staleTime: 0 }
    await withTexts(texts('lists'), queryClient.fetchQuery(cart))
    return code
  },
  component: DiscountPage,
})

function DiscountPage() {
  const { LL } = useI18nContext()
  const code = Route.useLoaderData()
  const { basketId } = useSnapshot(cartStore)
  const { data: cart } = useSuspenseQuery(cartQueries.current(basketId))
  return (
    <div className="container">
      <NoIndexHead title={LL.lists.discount.page({ code })} />
      <DiscountLink code={code} cart={cart} />
    </div>
  )
}
