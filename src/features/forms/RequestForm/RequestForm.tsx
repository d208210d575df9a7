import { TextInput, Textarea } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { requestForm } from '#contracts/forms.ts'
import type { ReactNode } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { parseToman } from '#i18n/parse-toman.ts'
import { priceText } from '#i18n/price-text.ts'
import { FormFrame } from '../FormFrame/FormFrame.tsx'
import { Pair } from '../Pair/Pair.tsx'
import { SenderFields } from '../SenderFields/SenderFields.tsx'
import { hintBelow } from '../hint-below.ts'
import { readRequest } from '../read-drafts.ts'
import { useForm } from '../use-form.ts'
import type { PickedField } from '../use-form.ts'

type Props = { renderCallAt: (field: PickedField) => ReactNode }

export function RequestForm({ renderCallAt }: Props) {
  const { LL } = useI18nContext()
  const { request, optional } = LL.forms
  const { next } = request
  const form = useForm({ form: 'request', endpoint: requestForm, toInput: readRequest, next })
  const budget = parseToman(form.draft.budget)
  return (
    <FormFrame form={form} action={request.send()} next={next}>
      <SenderFields fullName={form.field('fullName')} mobile={form.field('mobile')} />
      <Textarea
        {...form.field('wish')}
        {...hintBelow}
        required
        withAsterisk={false}
        size="md"
        rows={6}
        resize="vertical"
        label={request.wish()}
        description={request.wishHint()}
      />
      <Pair>
        <TextInput
          {...form.field('budget')}
          {...hintBelow}
          inputMode="numeric"
          size="md"
          label={optional({ label: request.budget() })}
          description={budget ? priceText(LL, budget) : request.budgetHint()}
          autoComplete="off"
        />
        <TextInput
          {...form.field('city')}
          {...hintBelow}
          required
          withAsterisk={false}
          size="md"
          label={request.city()}
          description={request.cityHint()}
          autoComplete="address-level2"
        />
      </Pair>
      {renderCallAt(form.picked('callAt'))}
    </FormFrame>
  )
}
