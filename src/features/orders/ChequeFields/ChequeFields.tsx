import { NativeSelect, TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { useState } from 'react'
import { formattersOf } from '#i18n/formatters.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { dueDate, dueDays } from '../cheque.ts'

export function ChequeFields({ refused }: { refused: boolean }) {
  const { LL, locale } = useI18nContext()
  const format = formattersOf(locale)
  const [today] = useState(() => Date.now())
  const due = dueDays.map((days) => ({ days, day: dueDate(today, days) }))
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
      />
      <NativeSelect
        name="dueDate"
        size="md"
        label={LL.checkout.dueDate()}
        data={due.map(({ days, day }) => ({
          value: day,
          label: LL.checkout.dueIn({ days, date: format.date(day) }),
        }))}
      />
    </>
  )
}
