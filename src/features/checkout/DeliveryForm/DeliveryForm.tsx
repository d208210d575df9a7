import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { changeDelivery } from '#contracts/after-order.ts'
import type { Order } from '#contracts/orders.ts'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { invalidateQueries } from '#src/api/invalidate-queries.ts'
import { useToastIfLeft } from '#src/api/use-toast-if-left.ts'
import { errorText, isStatus } from '#src/api/errors.ts'
import { ChoiceCards } from '#src/ui/ChoiceCards/ChoiceCards.tsx'
import { LoadingButton } from '#src/ui/LoadingButton/LoadingButton.tsx'
import { RetryNotice } from '#src/ui/RetryNotice/RetryNotice.tsx'
import { OrderForm } from '../OrderForm/OrderForm.tsx'
import { deliveryWindowsQuery } from '../order-queries.ts'
import { useOrderChange } from '../use-order-change.ts'

type Props = {
  productOrderId: string
  delivery: NonNullable<Order['delivery']>
  onChanged: () => void
  onClose: () => void
}

export function DeliveryForm({ productOrderId: id, delivery, onChanged, onClose }: Props) {
  const { LL, locale } = useI18nContext()
  const texts = LL.order.afterOrder.delivery
  const format = formattersOf(locale)
  const { data: windows, error, refetch } = useQuery(deliveryWindowsQuery(id))
  const client = useQueryClient()
  const toastIfLeft = useToastIfLeft()
  const [chosen, setChosen] = useState(delivery.from)
  const [isUnchosen, setUnchosen] = useState(false)
  const change = useOrderChange(changeDelivery, id, {
    isDone: (order, { from }) => order.delivery?.from === from,
    onChanged,
    onFailed: (failure) => {
      /** The window is taken. */
      if (isStatus(failure, 422)) void invalidateQueries(client, deliveryWindowsQuery(id))
      toastIfLeft(failure)
    },
  })

  if (!windows && error) return <RetryNotice text={errorText(error, LL)} onRetry={() => void refetch()} />
  if (!windows) return <p role="status">{LL.site.waiting()}</p>
  if (windows.length === 0) return <p>{texts.none()}</p>

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (change.isPendingNow()) return
    if (!windows?.some(({ from }) => from === chosen)) return setUnchosen(true)
    change.mutate({ id, from: chosen })
  }

  function choose(from: string) {
    setChosen(from)
    setUnchosen(false)
    if (!change.isPendingNow()) change.reset()
  }

  const refusal = change.error ? errorText(change.error, LL) : undefined
  return (
    <OrderForm
      onSubmit={submit}
      send={
        <LoadingButton type="submit" size="md" isBusy={change.isPending}>
          {texts.send()}
        </LoadingButton>
      }
      keep={texts.keep()}
      onClose={onClose}
    >
      <ChoiceCards
        name="window"
        title={texts.windows()}
        value={chosen}
        choices={windows.map(({ from, to }) => ({
          value: from,
          title: format.days(from, to),
          text: delivery.title,
          aside: from === delivery.from ? texts.current() : undefined,
        }))}
        error={isUnchosen ? texts.needed() : refusal}
        focusesError
        onChange={choose}
      />
    </OrderForm>
  )
}
