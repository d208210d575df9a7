import { useMutation, useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import type { Cart } from '#contracts/cart.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { priceOrFree } from '#i18n/price-text.ts'
import { errorText, isStatus } from '#src/api/errors.ts'
import { toastError } from '#src/api/toast-error.ts'
import { cart as cartStore } from '#src/stores/cart.ts'
import { RetryNotice } from '#src/ui/RetryNotice/RetryNotice.tsx'
import { ChoiceCards } from '#src/ui/ChoiceCards/ChoiceCards.tsx'
import { deliveryQuery } from '../delivery-query.ts'
import { updateCart } from '../update-cart.ts'
import { useOptimisticChoice } from '../use-optimistic-choice.ts'

export function DeliveryChoice({ cart }: { cart: Cart }) {
  const { LL, locale } = useI18nContext()
  const format = formattersOf(locale)
  const { basketId } = useSnapshot(cartStore)
  const { data: methods, error, refetch } = useQuery(deliveryQuery(basketId))
  const { mutateAsync } = useMutation(updateCart('setDelivery', { onRefused: toastError(LL) }))
  const { shown, pick } = useOptimisticChoice('delivery', cart.deliveryId, (deliveryId: number) =>
    mutateAsync({ deliveryId }),
  )

  /** After an expired session `SignInToOrder` is shown beside it. */
  if (!methods && isStatus(error, 401)) return null
  if (error && !methods) return <RetryNotice text={errorText(error, LL)} onRetry={() => void refetch()} />
  if (!methods) return <p role="status">{LL.site.waiting()}</p>
  if (methods.length === 0) return <p>{LL.checkout.deliveryNone()}</p>
  return (
    <ChoiceCards
      name="delivery"
      title={LL.checkout.deliveryTitle()}
      value={String(shown)}
      choices={methods.map(({ id, title, description, price, from, to }) => ({
        value: String(id),
        title,
        text: `${description} · ${LL.checkout.deliveryWindow({ days: format.days(from, to) })}`,
        aside: priceOrFree(LL, price),
      }))}
      onChange={(id) => pick(Number(id))}
    />
  )
}
