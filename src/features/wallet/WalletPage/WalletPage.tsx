import { useRef } from 'react'
import type { ReactNode } from 'react'
import type { Money } from '#contracts/values.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { Price } from '#src/ui/Price/Price.tsx'
import { TopUpForm } from '../TopUpForm/TopUpForm.tsx'
import { TopUpOutcome } from '../TopUpOutcome/TopUpOutcome.tsx'
import classes from './WalletPage.module.css'

type Props = {
  balance: Money
  /** Id of the payment of the top-up that the person comes back from. */
  paymentId: string | undefined
  /** Sets or clears `paymentId`. */
  showPayment: (paymentId: string | undefined) => Promise<void>
  transactions: ReactNode
}

export function WalletPage({ balance, paymentId, showPayment, transactions }: Props) {
  const { LL } = useI18nContext()
  const heading = useRef<HTMLHeadingElement>(null)

  function close() {
    void showPayment(undefined)
    heading.current?.focus()
  }

  return (
    <div className={classes.page}>
      <h1 ref={heading} tabIndex={-1}>
        {LL.account.walletPage()}
      </h1>
      {paymentId !== undefined && <TopUpOutcome key={paymentId} paymentId={paymentId} onClose={close} />}
      <div className={classes.card}>
        <div className={classes.balance}>
          <h2 className={classes.label}>{LL.wallet.balance()}</h2>
          <Price price={balance} size="lg" />
          <p className={classes.hint}>{LL.wallet.use()}</p>
        </div>
        <TopUpForm showPayment={showPayment} isSecondary={paymentId !== undefined} />
      </div>
      {transactions}
    </div>
  )
}
