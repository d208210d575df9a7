import { useMutation, useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import type { Cart } from '#contracts/cart.ts'
import { formattersOf, toman } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { errorText } from '#src/api/errors.ts'
import { cart as cartStore } from '#src/stores/cart.ts'
import { showToast } from '#src/stores/toasts.ts'
import { ChoiceCards } from '#src/ui/ChoiceCards/ChoiceCards.tsx'
import { setDelivery } from '../mutations.ts'
import { cartQueries } from '../queries.ts'

export function DeliveryChoice({ cart }: { cart: Cart }) {
  const { LL, locale } = useI18nContext()
  const format = formattersOf(locale)
  const { basketId } = useSnapshot(cartStore)
  const { data: methods, error } = useQuery(cartQueries.delivery(basketId))
  const { mutate, isPending, variables } = useMutation(setDelivery())
  if (error) return <p role="alert">{errorText(error, LL)}</p>
  if (!methods) return <p role="status">{LL.site.waiting()}</p>
  if (methods.length === 0) return <p>{LL.checkout.deliveryNone()}</p>
  const chosen = isPending ? variables : cart.deliveryId
  return (
    <ChoiceCards
      name="delivery"
      title={LL.checkout.deliveryTitle()}
      value={String(chosen)}
      choices={methods.map(({ id, title, description, price, from, to }) => ({
        value: String(id),
        title,
        text: `${description} · ${LL.checkout.deliveryWindow({ days: format.days(from, to) })}`,
        aside: price.amount === 0 ? LL.money.free() : LL.money.full({ amount: toman(price) }),
      }))}
      onChange={(id) =>
        mutate(Number(id), {
          onError: (failure) => void showToast({ tone: 'error', title: errorText(failure, LL) }),
        })
      }
    />
  )
}
