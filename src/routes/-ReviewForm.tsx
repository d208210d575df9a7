import { useQueryClient } from '@tanstack/react-query'
import { use } from 'react'
import type { OwnReview } from '#contracts/reviews.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { loadNamespaces } from '#i18n/texts.ts'
import { invalidateQueries } from '#src/api/invalidate-queries.ts'
import { reviewQueries } from '#src/features/catalogue/review-queries.ts'
import { ReviewForm as Form } from '#src/features/forms/ReviewForm/ReviewForm.tsx'
import { pageLocale } from '#src/platform/page-locale.ts'
import { showToast } from '#src/stores/toasts.ts'

const texts = loadNamespaces(pageLocale(), 'forms', 'upload')

type Props = { title: string; own: OwnReview | null }

export function ReviewForm({ title, own }: Props) {
  use(texts)
  const { LL } = useI18nContext()
  const client = useQueryClient()

  function showSent() {
    void invalidateQueries(client, reviewQueries.own())
    showToast({ tone: 'success', title: LL.feedback.sent(), description: LL.feedback.sentText() })
  }

  return <Form title={title} pictures={own?.pictures ?? []} onSaved={showSent} />
}
