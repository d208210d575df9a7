import { useMutation } from '@tanstack/react-query'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { toastError } from '#src/api/toast-error.ts'
import { CheckboxField } from '#src/ui/Checkbox/CheckboxField.tsx'
import { updateCart } from '../update-cart.ts'
import { useOptimisticChoice } from '../use-optimistic-choice.ts'

export function Reserve({ isWanted }: { isWanted: boolean }) {
  const { LL } = useI18nContext()
  const { mutateAsync } = useMutation(updateCart('setReserve', { onRefused: toastError(LL) }))
  const { shown, isSending, pick } = useOptimisticChoice('reserve', isWanted, (wantsReserve: boolean) =>
    mutateAsync({ wantsReserve }),
  )

  return (
    <CheckboxField
      label={LL.checkout.reserve()}
      description={LL.checkout.reserveHint()}
      checked={shown}
      onChange={(isChecked) => isSending || pick(isChecked)}
    />
  )
}
