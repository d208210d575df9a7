import { mutationOptions } from '@tanstack/react-query'
import { rials } from '#contracts/values.ts'
import { topUp } from '#contracts/wallet.ts'
import { isAttemptUnresolved, newIdempotencyKey, retryOnce } from '#src/api/idempotency.ts'
import { openExternalFromTop } from '#src/api/open-external.ts'
import { paymentAddress } from '#src/api/payment-address.ts'
import { request } from '#src/api/request.ts'
import { resetTopUp, topUpAnswered, topUpSent, unresolvedAttempt } from '#src/stores/top-up.ts'
import type { TopUpAttempt } from '#src/stores/top-up.ts'

/** The same attempt as before for an amount whose answer was lost. */
function attemptFor(amount: number): TopUpAttempt {
  const unresolved = unresolvedAttempt()
  return unresolved?.amount.amount === amount
    ? { ...unresolved }
    : { amount: rials(amount), attemptId: newIdempotencyKey() }
}

type Callbacks = {
  /** Has to make the payment part of the page's address: Back from the bank leads there. */
  showPayment: (paymentId: string) => Promise<void>
  /** Whether the person is elsewhere by now, and is not led to the bank. The attempt stays. */
  isLeft: () => boolean
  onFailed: (error: Error) => void
}

/** Takes rials. */
export const openTopUp = ({ showPayment, isLeft, onFailed }: Callbacks) =>
  mutationOptions({
    mutationKey: ['wallet', 'top-up'],
    mutationFn: (amount: number) => {
      const attempt = attemptFor(amount)
      topUpSent(attempt)
      return retryOnce(() => request(topUp, attempt))
    },
    onSuccess: async ({ paymentId, paymentUrl }) => {
      if (isLeft()) return
      resetTopUp()
      await showPayment(paymentId)
      openExternalFromTop(paymentAddress(paymentId, paymentUrl))
    },
    onError: (error) => {
      if (!isAttemptUnresolved(error)) topUpAnswered()
      onFailed(error)
    },
  })
