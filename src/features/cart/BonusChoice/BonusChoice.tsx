import { Checkbox } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { errorText } from '#src/api/errors.ts'
import { choose } from '../choices.ts'

/** Whether a member's credit is spent: as much of it as the server takes. */
export function BonusChoice({ isSpent }: { isSpent: boolean }) {
  const { LL } = useI18nContext()
  const spending = useMutation(choose('setBonus'))
  const keeping = useMutation(choose('removeBonus'))
  const [picked, setPicked] = useState<boolean | null>(null)
  const error = spending.error ?? keeping.error

  /** Shown as chosen at once; the cart says in the end. */
  function pick(isWanted: boolean) {
    if (picked !== null) return
    setPicked(isWanted)
    spending.reset()
    keeping.reset()
    const { mutate } = isWanted ? spending : keeping
    mutate({}, { onSettled: () => setPicked(null) })
  }

  return (
    <Checkbox
      size="md"
      label={LL.checkout.bonusUse()}
      checked={picked ?? isSpent}
      onChange={({ currentTarget }) => pick(currentTarget.checked)}
      error={error && <span role="alert">{errorText(error, LL)}</span>}
    />
  )
}
