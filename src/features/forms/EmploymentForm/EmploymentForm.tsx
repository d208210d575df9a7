import { Textarea } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import { employmentForm, roles } from '#contracts/forms.ts'
import type { Cv } from '#contracts/forms.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { draftCv, draftCvChanged } from '#src/stores/draft-cv.ts'
import { drafts } from '#src/stores/drafts.ts'
import { CvField } from '../CvField/CvField.tsx'
import { FormFrame } from '../FormFrame/FormFrame.tsx'
import { SelectField } from '#src/ui/SelectField/SelectField.tsx'
import { SenderFields } from '../SenderFields/SenderFields.tsx'
import { hintBelow } from '../hint-below.ts'
import { readEmployment } from '../read-drafts.ts'
import { useForm } from '../use-form.ts'
import type { PickedField } from '../use-form.ts'

type Props = { renderBirthDate: (field: PickedField) => ReactNode }

export function EmploymentForm({ renderBirthDate }: Props) {
  const { LL } = useI18nContext()
  const { employment } = LL.forms
  const { cv } = useSnapshot(draftCv)
  const form = useForm({
    form: 'employment',
    endpoint: employmentForm,
    toInput: (draft) => readEmployment(draft, cv),
    /** A draft that was changed while it was sent is kept, with its file. */
    onSent: () => drafts.employment.about || draftCvChanged(null),
    next: employment.next,
  })

  function chooseCv(chosen: Cv | null) {
    if (form.isPending) return
    draftCvChanged(chosen)
    form.change('cv', {})
  }

  return (
    <FormFrame form={form} action={employment.send()} next={employment.next}>
      <SenderFields fullName={form.field('fullName')} mobile={form.field('mobile')} />
      {renderBirthDate(form.picked('birthDate'))}
      <SelectField
        {...form.field('role')}
        label={employment.role()}
        options={[
          { value: '', title: LL.forms.choose() },
          ...roles.map((role) => ({ value: role, title: employment.roles[role]() })),
        ]}
        onChange={form.picked('role').onChange}
      />
      <Textarea
        {...form.field('about')}
        {...hintBelow}
        required
        withAsterisk={false}
        size="md"
        rows={6}
        resize="vertical"
        label={employment.about()}
        description={employment.aboutHint()}
      />
      <CvField cv={cv} error={form.errorOf('cv')} onChange={chooseCv} />
    </FormFrame>
  )
}
