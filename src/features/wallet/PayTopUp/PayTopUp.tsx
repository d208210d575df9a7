import { useQueryClient } from '@tanstack/react-query'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { openExternal } from '#src/api/open-external.ts'
import { paymentAddress } from '#src/api/payment-address.ts'
import { fetchFresh } from '#src/api/fetch-fresh.ts'
import { toastError } from '#src/api/toast-error.ts'
import { useSingleMutation } from '#src/api/use-single-mutation.ts'
import { useWasLeft } from '#src/api/use-was-left.ts'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { passFocus } from '#src/ui/pass-focus.ts'
import { isTopUpPayable } from '../is-top-up-payable.ts'
import { topUpPaymentQuery } from '../wallet-queries.ts'

/** It may be paid elsewhere. */
const passFocusOn = passFocus((button) => button.nextElementSibling)

type Props = { paymentId: string; isPending: boolean }

/** Reads the payment again first, since it may have been paid or have expired meanwhile. */
export function PayTopUp({ paymentId, isPending: isUndecided }: Props) {
  const { LL } = useI18nContext()
  const client = useQueryClient()
  const wasLeft = useWasLeft()
  const { mutate, isPending } = useSingleMutation({
    mutationFn: () => fetchFresh(client, topUpPaymentQuery(paymentId)),
    onSuccess: (payment) => {
      if (payment && isTopUpPayable(payment.status) && !wasLeft())
        openExternal(paymentAddress(payment.paymentId, payment.paymentUrl))
    },
    onError: toastError(LL),
  })
  return (
    <LoadingButton ref={passFocusOn} size="md" isBusy={isPending} onClick={() => mutate()}>
      {isUndecided ? LL.wallet.payment.resume() : LL.wallet.payment.again()}
    </LoadingButton>
  )
}
