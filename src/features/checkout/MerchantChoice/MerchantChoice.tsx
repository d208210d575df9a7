import { useMutation, useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { toastError } from '#src/api/toast-error.ts'
import { checkout } from '#src/stores/checkout.ts'
import { ChoiceCards } from '#src/ui/ChoiceCards/ChoiceCards.tsx'
import { updateCart } from '../update-cart.ts'
import { merchantsQuery } from '../merchants-query.ts'
import { useOptimisticChoice } from '../use-optimistic-choice.ts'

type Props = {
  merchantId: number | null
  isMissing: boolean
}

/** If the list fails to load, the server uses its default. */
export function MerchantChoice({ merchantId, isMissing }: Props) {
  const { LL } = useI18nContext()
  const { orderKind } = useSnapshot(checkout)
  const { data: merchants = [] } = useQuery(merchantsQuery())
  const { mutateAsync } = useMutation(updateCart('setMerchant', { onRefused: toastError(LL) }))
  const { shown, pick } = useOptimisticChoice('merchant', merchantId, (id: number) =>
    mutateAsync({ merchantId: id }),
  )
  if (orderKind !== 'online' || merchants.length === 0) return null
  return (
    <ChoiceCards
      name="merchant"
      title={LL.checkout.merchantTitle()}
      value={String(shown)}
      choices={merchants.map(({ id, title, description }) => ({
        value: String(id),
        title,
        text: description,
      }))}
      error={
        isMissing && !merchants.some(({ id }) => id === shown) ? LL.checkout.merchantNeeded() : undefined
      }
      onChange={(id) => pick(Number(id))}
    />
  )
}
