import { createFileRoute } from '@tanstack/react-router'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { FormPage } from '#src/features/forms/FormPage/FormPage.tsx'
import { RequestForm } from '#src/features/forms/RequestForm/RequestForm.tsx'
import { PageHead } from '#src/ui/PageHead/PageHead.tsx'

export const Route = createFileRoute('/Request')({
  loader: ({ context }) => context.texts('forms'),
  staticData: { layout: 'gray' },
  component: RequestPage,
})

function RequestPage() {
  const { LL } = useI18nContext()
  const { request } = LL.forms
  return (
    <>
      <PageHead title={LL.pages.request()} description={request.text()} />
      <FormPage title={LL.pages.request()} text={request.text()}>
        <RequestForm />
      </FormPage>
    </>
  )
}
