import { Checkbox } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { useMutation } from '@tanstack/react-query'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { errorText } from '#src/api/errors.ts'
import { updateCart } from '../update-cart.ts'
import { useOptimisticChoice } from '../use-optimistic-choice.ts'
import { useToastIfUnmounted } from '../use-toast-if-unmounted.ts'

export function BonusChoice({ isSpent }: { isSpent: boolean }) {
  const { LL } = useI18nContext()
  const onRefused = useToastIfUnmounted()
  const settingBonus = useMutation(updateCart('setBonus', { onRefused }))
  const removingBonus = useMutation(updateCart('removeBonus', { onRefused }))
  const error = settingBonus.error ?? removingBonus.error
  const { shown, isSending, pick } = useOptimisticChoice(isSpent, (isWanted, done) => {
    settingBonus.reset()
    removingBonus.reset()
    const { mutate } = isWanted ? settingBonus : removingBonus
    mutate({}, done)
  })

  return (
    <Checkbox
      size="md"
      label={LL.checkout.bonusUse()}
      checked={shown}
      onChange={({ currentTarget }) => isSending || pick(currentTarget.checked)}
      error={error && <span role="alert">{errorText(error, LL)}</span>}
    />
  )
}
