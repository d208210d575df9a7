import { createFileRoute } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { EmploymentForm } from '#src/features/forms/EmploymentForm/EmploymentForm.tsx'
import { FormPage } from '#src/features/forms/FormPage/FormPage.tsx'
import { site } from '#src/site.ts'
import { PageHead } from '#src/ui/PageHead/PageHead.tsx'

export const Route = createFileRoute('/employment')({
  loader: ({ context }) => context.texts('forms'),
  staticData: { layout: 'gray' },
  component: EmploymentPage,
})

function EmploymentPage() {
  const { LL, locale } = useI18nContext()
  const { employment } = LL.forms
  return (
    <>
      <PageHead title={LL.pages.employment()} description={employment.text({ shop: site.name[locale] })} />
      <FormPage title={LL.pages.employment()} text={employment.text({ shop: site.name[locale] })}>
        <EmploymentForm />
      </FormPage>
    </>
  )
}
