import { NativeSelect, TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { checkout, chequeTyped } from '#src/stores/checkout.ts'
import { dueDate, dueDays } from '../cheque.ts'

export function ChequeFields({ refused }: { refused: boolean }) {
  const { LL, locale } = useI18nContext()
  const format = formattersOf(locale)
  const typed = useSnapshot(checkout, { sync: true })
  const [days] = useState(() => dueDays.map((after) => ({ after, on: dueDate(Date.now(), after) })))
  const chosen = days.find(({ on }) => on === typed.dueOn) ?? days[0]
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
        error={refused && LL.checkout.sayadInvalid()}
        maxLength={30}
        value={typed.sayadNumber}
        onChange={({ currentTarget }) => chequeTyped({ sayadNumber: currentTarget.value })}
      />
      <NativeSelect
        size="md"
        label={LL.checkout.dueDate()}
        name="dueDate"
        value={chosen?.on}
        data={days.map(({ after, on }) => ({
          value: on,
          label: LL.checkout.dueIn({ days: after, date: format.date(on) }),
        }))}
        onChange={({ currentTarget }) => chequeTyped({ dueOn: currentTarget.value })}
      />
    </>
  )
}
