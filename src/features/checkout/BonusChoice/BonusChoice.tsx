import { Checkbox } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { useMutation } from '@tanstack/react-query'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { errorText } from '#src/api/errors.ts'
import { updateCart } from '../update-cart.ts'
import { useOptimisticChoice } from '../use-optimistic-choice.ts'
import { useRefusal } from '../use-refusal.ts'

/** Whether a member's credit is spent: as much of it as the server takes. */
export function BonusChoice({ isSpent }: { isSpent: boolean }) {
  const { LL } = useI18nContext()
  const onRefused = useRefusal()
  const spending = useMutation(updateCart('setBonus', { onRefused }))
  const keeping = useMutation(updateCart('removeBonus', { onRefused }))
  const error = spending.error ?? keeping.error
  const { shown, isSending, pick } = useOptimisticChoice(isSpent, (isWanted, done) => {
    spending.reset()
    keeping.reset()
    const { mutate } = isWanted ? spending : keeping
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
