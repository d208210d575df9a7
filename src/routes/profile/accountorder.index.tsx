import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import * as z from 'zod/mini'
import { Day } from '#contracts/values.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { withTexts } from '#i18n/texts.ts'
import { OrderList } from '#src/features/checkout/OrderList/OrderList.tsx'
import { ordersQuery } from '#src/features/checkout/order-queries.ts'
import { lazyOptional } from '#src/ui/lazy-optional.ts'
import { partFallback } from '#src/ui/part-fallback.tsx'
import { NoIndexHead } from '#src/ui/NoIndexHead/NoIndexHead.tsx'
import { PageSkeleton } from '#src/ui/PageSkeleton/PageSkeleton.tsx'
import { optionalParam } from '../-search-params.ts'
import { byPeriod, keepsPage } from './-by-period.ts'

const PeriodFilter = lazyOptional(
  () => import('./-PeriodFilter.tsx'),
  'PeriodFilter',
  partFallback((LL) => LL.account.orderList.period()),
)

const Search = z.object({ from: optionalParam(Day), to: optionalParam(Day) })

export const Route = createFileRoute('/profile/accountorder/')({
  validateSearch: (search) => Search.parse(search),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient, texts }, deps, cause }) =>
    keepsPage(cause, queryClient, [ordersQuery(deps)])
      ? undefined
      : withTexts(texts('order'), queryClient.fetchQuery(ordersQuery(deps))),
  component: OrdersPage,
})

function OrdersPage() {
  const { LL } = useI18nContext()
  const navigate = useNavigate()
  const period = Route.useSearch()
  const { data: orders, isPlaceholderData } = useQuery({ ...ordersQuery(period), ...byPeriod })
  if (!orders) return <PageSkeleton />
  return (
    <>
      <NoIndexHead title={LL.account.orders()} />
      <OrderList
        orders={orders}
        isFiltered={isPlaceholderData || Boolean(period.from ?? period.to)}
        period={
          <Suspense>
            <PeriodFilter
              period={period}
              onChange={(search) => void navigate({ to: '/profile/accountorder', search })}
            />
          </Suspense>
        }
      />
    </>
  )
}
