import { TextInput, Textarea } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { saveAddress } from '#contracts/addresses.ts'
import type { Address } from '#contracts/addresses.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { CheckboxField } from '#src/ui/Checkbox/CheckboxField.tsx'
import { EditFrame } from '../EditFrame/EditFrame.tsx'
import { Pair } from '../Pair/Pair.tsx'
import { hintBelow } from '../hint-below.ts'
import { readAddress } from '../read-drafts.ts'
import { useForm } from '../use-form.ts'

type Props = {
  title: string
  /** A book has one default: another address takes its place. */
  staysDefault: boolean
  onSaved: (address: Address, isNew: boolean) => void
  onFailed: (error: Error) => void
}

/** Needs a started draft. */
export function AddressForm({ title, staysDefault, onSaved, onFailed }: Props) {
  const { LL } = useI18nContext()
  const texts = LL.forms.address
  const form = useForm({
    form: 'address',
    endpoint: saveAddress,
    toInput: (draft) => readAddress({ ...draft, isDefault: staysDefault || draft.isDefault }),
    onSent: (address, { id }) => onSaved(address, id === undefined),
    onFailed,
  })
  return (
    <EditFrame name="address" title={title} form={form}>
      <TextInput
        {...form.field('title')}
        {...hintBelow}
        size="md"
        label={texts.title()}
        description={texts.titleHint()}
        autoComplete="off"
      />
      <Pair>
        <TextInput
          {...form.field('recipient')}
          size="md"
          label={texts.recipient()}
          autoComplete="shipping name"
        />
        <TextInput
          {...form.field('mobile')}
          size="md"
          type="tel"
          inputMode="tel"
          dir="ltr"
          label={texts.mobile()}
          autoComplete="shipping tel"
        />
      </Pair>
      <Pair>
        <TextInput
          {...form.field('province')}
          size="md"
          label={texts.province()}
          autoComplete="shipping address-level1"
        />
        <TextInput
          {...form.field('city')}
          size="md"
          label={texts.city()}
          autoComplete="shipping address-level2"
        />
      </Pair>
      <Textarea
        {...form.field('street')}
        size="md"
        rows={2}
        label={texts.street()}
        autoComplete="shipping street-address"
      />
      <TextInput
        {...form.field('postalCode')}
        size="md"
        inputMode="numeric"
        dir="ltr"
        label={texts.postalCode()}
        autoComplete="shipping postal-code"
      />
      {!staysDefault && (
        <CheckboxField
          label={texts.isDefault()}
          checked={form.draft.isDefault}
          onChange={(isDefault) => form.change('isDefault', { isDefault })}
        />
      )}
    </EditFrame>
  )
}
