import { useQuery } from '@tanstack/react-query'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { errorText } from '#src/api/errors.ts'
import { RetryNotice } from '#src/ui/RetryNotice/RetryNotice.tsx'
import { reserveQuery } from '../order-queries.ts'

export function ReservedProducts({ productOrderId }: { productOrderId: string }) {
  const { LL } = useI18nContext()
  const { data: order, error, refetch } = useQuery(reserveQuery(productOrderId))
  if (error && !order) return <RetryNotice text={errorText(error, LL)} onRetry={() => void refetch()} />
  if (!order) return <p role="status">{LL.site.waiting()}</p>
  return <p>{LL.checkout.parentHolds({ titles: order.lines.map(({ title }) => title).join(' · ') })}</p>
}
