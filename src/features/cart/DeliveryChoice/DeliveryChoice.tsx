import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import type { Cart } from '#contracts/cart.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { priceOrFree } from '#i18n/price-text.ts'
import { errorText } from '#src/api/errors.ts'
import { toastError } from '#src/api/toast-error.ts'
import { cart as cartStore } from '#src/stores/cart.ts'
import { ChoiceCards } from '#src/ui/ChoiceCards/ChoiceCards.tsx'
import { deliveryQuery, setDelivery } from '../delivery.ts'
import { usePick } from '../use-pick.ts'
import classes from './DeliveryChoice.module.css'

export function DeliveryChoice({ cart }: { cart: Cart }) {
  const { LL, locale } = useI18nContext()
  const format = formattersOf(locale)
  const { basketId } = useSnapshot(cartStore)
  const { data: methods, error, refetch } = useQuery(deliveryQuery(basketId))
  const { mutate } = useMutation(setDelivery())
  const { shown, pick } = usePick(cart.deliveryId, (id, done) => {
    if (id !== null) mutate(id, { onError: toastError(LL), ...done })
  })

  if (error && !methods) {
    return (
      <div role="alert" className={classes.failed}>
        <p>{errorText(error, LL)}</p>
        <Button variant="default" h={44} onClick={() => void refetch()}>
          {LL.errors.retry()}
        </Button>
      </div>
    )
  }
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
