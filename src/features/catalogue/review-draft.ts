import type { OwnReview } from '#contracts/reviews.ts'
import type { DraftOf } from '#src/stores/drafts.ts'

export const reviewDraft = (product: number, written: OwnReview | null): DraftOf<'review'> => ({
  product,
  stars: written?.stars ?? 0,
  title: written?.title ?? '',
  body: written?.body ?? '',
  kept: written?.pictures.map(({ src }) => src) ?? [],
})
