import { use } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { loadNamespaces } from '#i18n/texts.ts'
import { QuestionForm as Form } from '#src/features/forms/QuestionForm/QuestionForm.tsx'
import { pageLocale } from '#src/platform/page-locale.ts'
import { showToast } from '#src/stores/toasts.ts'

const texts = loadNamespaces(pageLocale(), 'forms')

export function QuestionForm({ title }: { title: string }) {
  use(texts)
  const { LL } = useI18nContext()
  const { sent, sentText } = LL.feedback.questions
  return (
    <Form
      title={title}
      onSent={() => showToast({ tone: 'success', title: sent(), description: sentText() })}
    />
  )
}
