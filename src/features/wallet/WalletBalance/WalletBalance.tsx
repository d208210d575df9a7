import { useQuery } from '@tanstack/react-query'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { cardState } from '#src/api/card-state.ts'
import { Price } from '#src/ui/Price/Price.tsx'
import { SummaryCard } from '#src/ui/SummaryCard/SummaryCard.tsx'
import { walletQuery } from '../wallet-queries.ts'

export function WalletBalance() {
  const { LL } = useI18nContext()
  const query = useQuery(walletQuery())
  const balance = query.data?.balance
  const isEmpty = balance?.amount === 0
  return (
    <SummaryCard
      title={LL.account.walletPage()}
      to="/profile/wallet"
      hint={isEmpty ? LL.account.overview.emptyWallet() : null}
      {...cardState(query, LL)}
    >
      {balance && !isEmpty && <Price price={balance} />}
    </SummaryCard>
  )
}
