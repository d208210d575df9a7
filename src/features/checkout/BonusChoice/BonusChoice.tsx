import { useMutation } from '@tanstack/react-query'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { useToastIfLeft } from '#src/api/use-toast-if-left.ts'
import { errorText } from '#src/api/errors.ts'
import { CheckboxField } from '#src/ui/Checkbox/CheckboxField.tsx'
import { updateCart } from '../update-cart.ts'
import { useOptimisticChoice } from '../use-optimistic-choice.ts'

export function BonusChoice({ isSpent }: { isSpent: boolean }) {
  const { LL } = useI18nContext()
  const onRefused = useToastIfLeft()
  const settingBonus = useMutation(updateCart('setBonus', { onRefused }))
  const removingBonus = useMutation(updateCart('removeBonus', { onRefused }))
  const error = settingBonus.error ?? removingBonus.error
  const { shown, isSending, pick } = useOptimisticChoice('bonus', isSpent, (isWanted: boolean) => {
    settingBonus.reset()
    removingBonus.reset()
    const { mutateAsync } = isWanted ? settingBonus : removingBonus
    return mutateAsync({})
  })

  return (
    <CheckboxField
      label={LL.checkout.bonusUse()}
      checked={shown}
      onChange={(isChecked) => isSending || pick(isChecked)}
      error={error && errorText(error, LL)}
    />
  )
}
