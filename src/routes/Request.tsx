import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { FormPage } from '#src/features/forms/FormPage/FormPage.tsx'
import { RequestForm } from '#src/features/forms/RequestForm/RequestForm.tsx'
import { lazyOptional } from '#src/ui/lazy-optional.ts'
import { partFallback } from '#src/ui/part-fallback.tsx'
import { PageHead } from '#src/ui/PageHead/PageHead.tsx'
import { FieldSkeleton } from './-FieldSkeleton.tsx'

const CallTime = lazyOptional(
  () => import('./-CallTime.tsx'),
  'CallTime',
  partFallback(({ forms }) => forms.optional({ label: forms.request.callAt() })),
)

export const Route = createFileRoute('/Request')({
  loader: ({ context }) => context.texts('app', 'forms'),
  staticData: { layout: 'gray' },
  component: RequestPage,
})

function RequestPage() {
  const { LL } = useI18nContext()
  const { request, optional } = LL.forms
  const callAt = { label: optional({ label: request.callAt() }), description: request.callAtHint() }
  return (
    <>
      <PageHead title={`${LL.pages.request()}: ${request.send()}`} description={request.text()} />
      <FormPage title={LL.pages.request()} text={request.text()}>
        <RequestForm
          renderCallAt={(field) => (
            <Suspense fallback={<FieldSkeleton {...callAt} />}>
              <CallTime {...callAt} {...field} />
            </Suspense>
          )}
        />
      </FormPage>
    </>
  )
}
