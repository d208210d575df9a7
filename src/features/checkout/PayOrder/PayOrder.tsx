import { useQueryClient } from '@tanstack/react-query'
import type { Order } from '#contracts/orders.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { openExternal } from '#src/api/open-external.ts'
import { paymentAddress } from '#src/api/payment-address.ts'
import { fetchFresh } from '#src/api/fetch-fresh.ts'
import { toastError } from '#src/api/toast-error.ts'
import { useSingleMutation } from '#src/api/use-single-mutation.ts'
import { useWasLeft } from '#src/api/use-was-left.ts'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { isPayable } from '../order-outcome.ts'
import { orderQuery } from '../order-queries.ts'

/** Refetches the order first, so that an order that is paid meanwhile is not paid twice. */
export function PayOrder({ order: { productOrderId, payment: lastPayment } }: { order: Order }) {
  const { LL } = useI18nContext()
  const client = useQueryClient()
  const wasLeft = useWasLeft()
  const { mutate, isPending } = useSingleMutation({
    mutationFn: () => fetchFresh(client, orderQuery(productOrderId)),
    onSuccess: (order) => {
      const { payment } = order
      if (!payment || !isPayable(order) || wasLeft()) return
      openExternal(paymentAddress(payment.paymentId, payment.paymentUrl))
    },
    onError: toastError(LL),
  })
  return (
    <LoadingButton size="md" isBusy={isPending} data-off-paper onClick={() => mutate()}>
      {lastPayment?.status === 'pending' ? LL.order.pay() : LL.order.payAgain()}
    </LoadingButton>
  )
}
