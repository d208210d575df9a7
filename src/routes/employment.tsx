import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { EmploymentForm } from '#src/features/forms/EmploymentForm/EmploymentForm.tsx'
import { FormPage } from '#src/features/forms/FormPage/FormPage.tsx'
import { site } from '#src/platform/site.ts'
import { lazyOptional } from '#src/ui/lazy-optional.ts'
import { partFallback } from '#src/ui/part-fallback.tsx'
import { PageHead } from '#src/ui/PageHead/PageHead.tsx'
import { FieldSkeleton } from './-FieldSkeleton.tsx'

const BirthDate = lazyOptional(
  () => import('./-BirthDate.tsx'),
  'BirthDate',
  partFallback(({ forms }) => forms.optional({ label: forms.employment.birthDate() })),
)

export const Route = createFileRoute('/employment')({
  loader: ({ context }) => context.texts('app', 'forms'),
  staticData: { layout: 'gray' },
  component: EmploymentPage,
})

function EmploymentPage() {
  const { LL, locale } = useI18nContext()
  const { employment, optional } = LL.forms
  const birthDate = {
    label: optional({ label: employment.birthDate() }),
    description: employment.birthDateHint(),
  }
  return (
    <>
      <PageHead title={LL.pages.employment()} description={employment.text({ shop: site.name[locale] })} />
      <FormPage title={LL.pages.employment()} text={employment.text({ shop: site.name[locale] })}>
        <EmploymentForm
          renderBirthDate={(field) => (
            <Suspense fallback={<FieldSkeleton {...birthDate} />}>
              <BirthDate {...birthDate} {...field} />
            </Suspense>
          )}
        />
      </FormPage>
    </>
  )
}
