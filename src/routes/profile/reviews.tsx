import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { withTexts } from '#i18n/texts.ts'
import { OwnReviews } from '#src/features/catalogue/OwnReviews/OwnReviews.tsx'
import { reviewQueries } from '#src/features/catalogue/review-queries.ts'
import { NoIndexHead } from '#src/ui/NoIndexHead/NoIndexHead.tsx'
import { lazyOptional } from '#src/ui/lazy-optional.ts'
import { partFallback } from '#src/ui/part-fallback.tsx'

const ReviewForm = lazyOptional(
  () => import('../-ReviewForm.tsx'),
  'ReviewForm',
  partFallback((LL) => LL.feedback.write()),
)

export const Route = createFileRoute('/profile/reviews')({
  loader: ({ context: { queryClient, texts } }) =>
    withTexts(texts('feedback', 'details', 'pictures'), queryClient.fetchQuery(reviewQueries.own())),
  component: ReviewsPage,
})

function ReviewsPage() {
  const { LL } = useI18nContext()
  const { data } = useSuspenseQuery(reviewQueries.own())
  return (
    <>
      <NoIndexHead title={LL.feedback.page.title()} />
      <OwnReviews
        written={data.written}
        toWrite={data.toWrite}
        renderForm={({ title }, own) => (
          <Suspense>
            <ReviewForm title={title} own={own} />
          </Suspense>
        )}
      />
    </>
  )
}
