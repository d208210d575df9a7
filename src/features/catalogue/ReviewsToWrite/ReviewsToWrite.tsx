import { useQuery } from '@tanstack/react-query'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { cardState } from '#src/api/card-state.ts'
import { SummaryCard } from '#src/ui/SummaryCard/SummaryCard.tsx'
import { reviewQueries } from '../review-queries.ts'

/** The newest of the bought products without a review, and how many others there are. */
export function ReviewsToWrite() {
  const { LL } = useI18nContext()
  const query = useQuery(reviewQueries.own())
  const [first, ...others] = query.data?.toWrite ?? []
  const count = others.length
  const more = count > 0 ? LL.account.overview.otherProducts({ count }) : null
  return (
    <SummaryCard
      title={LL.account.overview.toReview()}
      to="/profile/reviews"
      hint={first ? more : LL.account.overview.nothingToReview()}
      {...cardState(query, LL)}
    >
      {first && <p>{first.title}</p>}
    </SummaryCard>
  )
}
