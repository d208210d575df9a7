import { TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { checkout, chequeTyped } from '#src/stores/checkout.ts'
import { parseSayadNumber } from '../cheque.ts'
import { useOrderPending } from '../use-order-pending.ts'

/** Id of the due date's wrapper, whose field loads later. */
export const dueDateId = 'due-date'

type Props = {
  isMissing: boolean
  dueDate: ReactNode
}

export function ChequeFields({ isMissing, dueDate }: Props) {
  const { LL } = useI18nContext()
  const { sayadNumber } = useSnapshot(checkout, { sync: true })
  const order = useOrderPending()
  return (
    <>
      <TextInput
        name="sayadNumber"
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        size="md"
        label={LL.checkout.sayadNumber()}
        description={LL.checkout.sayadHint()}
        error={isMissing && !parseSayadNumber(sayadNumber) && LL.checkout.sayadInvalid()}
        errorProps={{ role: 'alert' }}
        maxLength={30}
        aria-required
        readOnly={order.isPending}
        value={sayadNumber}
        onChange={({ currentTarget }) => chequeTyped({ sayadNumber: currentTarget.value })}
      />
      <div id={dueDateId}>{dueDate}</div>
    </>
  )
}
