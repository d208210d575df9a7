import { Checkbox } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { toastError } from '#src/api/toast-error.ts'
import { choose } from '../choices.ts'

/** The wish to have the goods kept, and sent later. */
export function Reserve({ isWanted }: { isWanted: boolean }) {
  const { LL } = useI18nContext()
  const { mutate } = useMutation(choose('setReserve'))
  const [picked, setPicked] = useState<boolean | null>(null)

  /** Shown as chosen at once; the cart says in the end. */
  function pick(wantsReserve: boolean) {
    if (picked !== null) return
    setPicked(wantsReserve)
    mutate({ wantsReserve }, { onError: toastError(LL), onSettled: () => setPicked(null) })
  }

  return (
    <Checkbox
      size="md"
      label={LL.checkout.reserve()}
      description={LL.checkout.reserveHint()}
      checked={picked ?? isWanted}
      onChange={({ currentTarget }) => pick(currentTarget.checked)}
    />
  )
}
