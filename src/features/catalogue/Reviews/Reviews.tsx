import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MouseEvent, ReactNode, RefCallback } from 'react'
import type { Product } from '#contracts/product.ts'
import type { OwnReview as OwnReviewData } from '#contracts/reviews.ts'
import { useI18nContext } from '#i18n/i18n-react.tsx'
import { HelpfulButton } from '../HelpfulButton/HelpfulButton.tsx'
import { OwnReview } from '../OwnReview/OwnReview.tsx'
import { PagesFailure } from '../PagesFailure/PagesFailure.tsx'
import { Ratings } from '../Ratings/Ratings.tsx'
import { ReviewCard } from '../ReviewCard/ReviewCard.tsx'
import { ReviewToolbar } from '../ReviewToolbar/ReviewToolbar.tsx'
import { reviewQueries, ReviewView } from '../review-queries.ts'
import { takeFocusFrom } from '../take-focus-from.ts'
import { useEntryState } from '../use-entry-state.ts'
import classes from './Reviews.module.css'

type Props = Pick<Product, 'id' | 'reviews' | 'reviewCount' | 'rating' | 'stars'> & {
  renderForm?: (own: OwnReviewData | null) => ReactNode
}

const initialCount = 6

/** Prerendered pages, whose buttons are inert, show reviews only. */
const isInteractive = !import.meta.env.SSR

/** Shows the reviews of the product until one sorts, filters or asks for more. */
export function Reviews({ id, reviews, reviewCount, rating, stars, renderForm }: Props) {
  const { LL } = useI18nContext()
  const [areAllShown, setAllShown] = useState(false)
  /** Where the reviews begin that were asked for. */
  const [added, setAdded] = useState<{ from: number; ref: RefCallback<HTMLElement> }>()
  const [view, setView] = useEntryState('reviews', ReviewView, () => setAdded(undefined))
  const list = useInfiniteQuery({ ...reviewQueries.list(id, view ?? {}), enabled: view !== undefined })
  const isServed = isInteractive && reviewCount !== undefined
  /** A retry, too, shows none that may not belong to what was chosen. */
  const isRetry = list.isPlaceholderData && list.errorUpdateCount > 0
  const listed = view && !isRetry ? list.data?.pages.flatMap((page) => page.reviews) : undefined
  const isViewFailed = !listed && list.errorUpdateCount > 0 && Object.values(view ?? {}).some(Boolean)
  const ofProduct = areAllShown ? reviews : reviews.slice(0, initialCount)
  const shown = listed ?? (isViewFailed ? [] : ofProduct)
  const count = reviewCount ?? reviews.length
  const hasMore = listed ? list.hasNextPage : !isViewFailed && shown.length < count

  function showMore({ currentTarget }: MouseEvent<HTMLElement>) {
    setAdded({ from: shown.length, ref: takeFocusFrom(currentTarget) })
    if (!isServed) setAllShown(true)
    else if (listed) void list.fetchNextPage()
    else if (view) void list.refetch()
    else setView({})
  }

  function changeView(chosen: ReviewView) {
    setAdded(undefined)
    setView(chosen)
  }

  const failure = view && <PagesFailure list={list} />

  return (
    <div className={classes.layout} data-rated={rating.count > 0 || undefined}>
      {rating.count > 0 && (
        <Ratings
          rating={rating}
          stars={stars}
          chosen={view?.stars}
          onChoose={isServed && count > 0 ? (chosen) => changeView({ ...view, stars: chosen }) : undefined}
        />
      )}
      <div tabIndex={-1} className={classes.main}>
        {isServed && renderForm && <OwnReview product={id} renderForm={renderForm} />}
        {isServed && count > 0 && (
          <ReviewToolbar
            view={view ?? {}}
            total={listed ? list.data?.pages[0]?.total : isViewFailed ? undefined : count}
            onChange={changeView}
          />
        )}
        {count === 0 && <p className={classes.none}>{LL.details.noReviews()}</p>}
        {!added && failure}
        {listed?.length === 0 && <p className={classes.none}>{LL.feedback.none()}</p>}
        <ul className={classes.reviews} aria-busy={list.isFetching}>
          {shown.map((review, at) => (
            <li key={review.id} {...(at === added?.from && { tabIndex: -1, ref: added.ref })}>
              <ReviewCard review={review}>
                {isInteractive && review.helpful !== undefined && (
                  <HelpfulButton review={review} count={review.helpful} />
                )}
              </ReviewCard>
            </li>
          ))}
        </ul>
        {added && failure}
        {hasMore && (
          <Button variant="default" size="md" className={classes.all} onClick={showMore}>
            {listed ? LL.feedback.more() : LL.details.allReviews({ count })}
          </Button>
        )}
      </div>
    </div>
  )
}
