import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import * as z from 'zod/mini'
import { Day } from '#contracts/values.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { OrderList } from '#src/features/orders/OrderList/OrderList.tsx'
import { ordersQuery } from '#src/features/orders/queries.ts'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { missingPart } from '#src/ui/missing-part.tsx'
import { PrivateHead } from '#src/ui/PrivateHead/PrivateHead.tsx'
import { withTexts } from '../-with-texts.ts'

const OrderPeriod = lazyPart(
  () => import('./-OrderPeriod.tsx'),
  missingPart((LL) => LL.account.orderList.period()),
)

/** A day that is none is as good as absent. */
const DayOrNothing = z.catch(z.optional(Day), undefined)
const Search = z.object({ from: DayOrNothing, to: DayOrNothing })

export const Route = createFileRoute('/profile/accountorder/')({
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: (search) => Search.parse(search),
  loaderDeps: ({ search }) => search,
  /** Who is on the page keeps it, and the focus in it, until another period has come. */
  loader: ({ context: { queryClient, texts }, deps, cause }) =>
    cause === 'stay' ? undefined : withTexts(texts('order'), queryClient.fetchQuery(ordersQuery(deps))),
  component: OrdersPage,
})

function OrdersPage() {
  const { LL } = useI18nContext()
  const navigate = useNavigate()
  const period = Route.useSearch()
  const { data: orders = [] } = useQuery({
    ...ordersQuery(period),
    placeholderData: keepPreviousData,
    throwOnError: true,
  })
  return (
    <>
      <PrivateHead title={LL.account.orders()} />
      <OrderList
        orders={orders}
        isFiltered={Boolean(period.from ?? period.to)}
        period={
          <Suspense>
            <OrderPeriod
              period={period}
              onChange={(search) => void navigate({ to: '/profile/accountorder', search })}
            />
          </Suspense>
        }
      />
    </>
  )
}
