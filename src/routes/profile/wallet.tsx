import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import * as z from 'zod/mini'
import { Day, PaymentId } from '#contracts/values.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { withTexts } from '#i18n/texts.ts'
import { WalletPage } from '#src/features/wallet/WalletPage/WalletPage.tsx'
import { WalletTransactions } from '#src/features/wallet/WalletTransactions/WalletTransactions.tsx'
import {
  topUpPaymentQuery,
  walletQuery,
  walletTransactionsQuery,
} from '#src/features/wallet/wallet-queries.ts'
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

/** `payment`: the top-up that the person comes back from. */
const Search = z.object({
  from: optionalParam(Day),
  to: optionalParam(Day),
  payment: optionalParam(PaymentId),
})

export const Route = createFileRoute('/profile/wallet')({
  validateSearch: (search) => Search.parse(search),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient, texts }, deps: { payment, ...period }, cause }) => {
    if (keepsPage(cause, queryClient, [walletQuery(), walletTransactionsQuery(period)])) return
    if (payment !== undefined) await queryClient.prefetchQuery(topUpPaymentQuery(payment))
    const balance = queryClient.fetchQuery(walletQuery())
    const transactions = queryClient.fetchQuery(walletTransactionsQuery(period))
    await withTexts(texts('wallet'), Promise.all([balance, transactions]))
  },
  component: MembersWallet,
})

function MembersWallet() {
  const { LL } = useI18nContext()
  const navigate = useNavigate()
  const { payment, ...period } = Route.useSearch()
  const { data: wallet } = useSuspenseQuery(walletQuery())
  const { data: transactions, isPlaceholderData } = useQuery({
    ...walletTransactionsQuery(period),
    ...byPeriod,
  })
  if (!transactions) return <PageSkeleton />
  return (
    <>
      <NoIndexHead title={LL.account.walletPage()} />
      <WalletPage
        balance={wallet.balance}
        paymentId={payment}
        showPayment={(next) =>
          navigate({ to: '/profile/wallet', search: { ...period, payment: next }, replace: true })
        }
        transactions={
          <WalletTransactions
            transactions={transactions}
            isFiltered={isPlaceholderData || Boolean(period.from ?? period.to)}
            period={
              <Suspense>
                <PeriodFilter
                  period={period}
                  onChange={(next) => void navigate({ to: '/profile/wallet', search: { ...next, payment } })}
                />
              </Suspense>
            }
          />
        }
      />
    </>
  )
}
