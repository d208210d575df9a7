import { TextInput } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { updateUser } from '#contracts/auth.ts'
import type { User } from '#contracts/user.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { EditFrame } from '../EditFrame/EditFrame.tsx'
import { Pair } from '../Pair/Pair.tsx'
import { readName } from '../read-drafts.ts'
import { useForm } from '../use-form.ts'

/** Needs a started draft. */
export function NameForm({ onSaved }: { onSaved: (user: User) => void }) {
  const { LL } = useI18nContext()
  const form = useForm({ form: 'name', endpoint: updateUser, toInput: readName, onSent: onSaved })
  const { firstName, lastName } = LL.forms.name
  return (
    <EditFrame name="name" form={form}>
      <Pair>
        <TextInput {...form.field('firstName')} size="md" label={firstName()} autoComplete="given-name" />
        <TextInput {...form.field('lastName')} size="md" label={lastName()} autoComplete="family-name" />
      </Pair>
    </EditFrame>
  )
}
