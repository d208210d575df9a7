import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { WalletTransaction } from '#contracts/wallet.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx'
import { TransactionRow } from '../TransactionRow/TransactionRow.tsx'
import classes from './WalletTransactions.module.css'

type Props = {
  transactions: readonly WalletTransaction[]
  /** A period is set, so that an empty list does not mean no transactions. */
  isFiltered: boolean
  period: ReactNode
}

export function WalletTransactions({ transactions, isFiltered, period }: Props) {
  const { LL } = useI18nContext()
  const texts = LL.wallet.transactions
  if (transactions.length === 0 && !isFiltered)
    return <EmptyState drawing="bowl" title={texts.empty()} titleTag="h2" text={texts.emptyText()} />
  return (
    <section className={classes.section}>
      <h2 className={classes.title}>{texts.title()}</h2>
      <div className={classes.tools}>
        {period}
        <p role="status" className={classes.count}>
          {texts.found({ count: transactions.length })}
        </p>
      </div>
      {transactions.length === 0 ? (
        <EmptyState drawing="bowl" title={texts.none()} titleTag="h2" text={texts.noneText()}>
          <Button
            renderRoot={(props) => (
              <Link
                to="/profile/wallet"
                search={({ payment }: { payment?: string }) => ({ payment })}
                {...props}
              />
            )}
            variant="default"
            size="md"
          >
            {texts.all()}
          </Button>
        </EmptyState>
      ) : (
        <ul className={classes.list}>
          {transactions.map((transaction) => (
            <li key={transaction.id}>
              <TransactionRow transaction={transaction} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
