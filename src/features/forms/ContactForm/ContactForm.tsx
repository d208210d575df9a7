import { TextInput, Textarea } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { contactForm } from '#contracts/forms.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { FormFrame } from '../FormFrame/FormFrame.tsx'
import { SenderFields } from '../SenderFields/SenderFields.tsx'
import { readContact } from '../read-drafts.ts'
import { useForm } from '../use-form.ts'

export function ContactForm() {
  const { LL } = useI18nContext()
  const { contact } = LL.forms
  const { next } = contact
  const form = useForm({ form: 'contact', endpoint: contactForm, toInput: readContact, next })
  return (
    <FormFrame form={form} action={contact.send()} next={next}>
      <SenderFields fullName={form.field('fullName')} mobile={form.field('mobile')} />
      <TextInput
        {...form.field('subject')}
        required
        withAsterisk={false}
        size="md"
        label={contact.subject()}
        autoComplete="off"
      />
      <Textarea
        {...form.field('message')}
        required
        withAsterisk={false}
        size="md"
        rows={6}
        resize="vertical"
        label={contact.message()}
      />
    </FormFrame>
  )
}
