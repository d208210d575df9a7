import type { OwnReview } from '#contracts/reviews.ts'
import type { DraftOf } from '#src/stores/drafts.ts'

export const reviewDraft = (product: number, written: OwnReview | null): DraftOf<'review'> => ({
  product,
  stars: written?.stars ?? 0,
  title: written?.title ?? '',
  body: written?.body ?? '',
  kept: written?.pictures.map(({ src }) => src) ?? [],
})

/** As `reviewDraft` makes it where nothing was written before: `stars` that are chosen cannot be taken back. */
export const isUntouched = ({
  stars,
  title,
  body,
  kept,
}: Pick<DraftOf<'review'>, 'stars' | 'title' | 'body'> & { kept: readonly string[] }) =>
  stars === 0 && title === '' && body === '' && kept.length === 0
