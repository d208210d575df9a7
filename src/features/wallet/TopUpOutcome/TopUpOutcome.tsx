import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { priceText } from '#i18n/price-text.ts'
import { errorText } from '#src/api/errors.ts'
import { RetryNotice } from '#src/ui/RetryNotice/RetryNotice.tsx'
import { isTopUpPayable } from '../is-top-up-payable.ts'
import { PayTopUp } from '../PayTopUp/PayTopUp.tsx'
import { topUpPaymentQuery } from '../wallet-queries.ts'
import type { TopUpPayment } from '../wallet-queries.ts'
import classes from './TopUpOutcome.module.css'

type Props = { paymentId: string; onClose: () => void }

const outcomeOf = (payment: TopUpPayment | null) => payment?.status ?? 'missing'

/** Tells how the payment of a top-up has ended, after the person comes back from the bank. */
export function TopUpOutcome({ paymentId, onClose }: Props) {
  const { LL } = useI18nContext()
  const { data: payment, error, refetch } = useQuery(topUpPaymentQuery(paymentId))
  const texts = LL.wallet.payment
  if (payment === undefined && error)
    return <RetryNotice text={errorText(error, LL)} onRetry={() => void refetch()} />
  if (payment === undefined) return <p role="status">{LL.site.waiting()}</p>
  const outcome = outcomeOf(payment)
  const amount = payment ? priceText(LL, payment.amount) : ''
  return (
    <section className={`callout ${classes.outcome}`} data-outcome={outcome}>
      <div role="status">
        <p>{texts[outcome]({ amount })}</p>
        {outcome === 'pending' && <p className={classes.hint}>{texts.pendingHint()}</p>}
        {outcome === 'missing' && <p className={classes.hint}>{texts.missingHint()}</p>}
      </div>
      <div className={classes.actions}>
        {isTopUpPayable(outcome) && <PayTopUp paymentId={paymentId} isPending={outcome === 'pending'} />}
        <Button variant="default" size="md" onClick={onClose}>
          {texts.close()}
        </Button>
      </div>
    </section>
  )
}
