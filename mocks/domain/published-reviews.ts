import type { Product, Review } from '#contracts/product.ts'
import type { Picture } from '#contracts/values.ts'
import type { OwnReview } from '#contracts/reviews.ts'
import { tehranDay } from '#i18n/tehran.ts'
import type { Row } from '../shop/catalogue/catalogue.ts'
import { inLocale } from '../shop/localized-text.ts'
import type { Context } from './behaviour.ts'
import type { StoredReview, World } from './world.ts'

const embeddedReviews = 10

/** Milliseconds until a moderator has read what was sent. */
export const moderationTime = 60 * 60_000

export function moderationOf({ at, isRejected }: StoredReview, now: number): OwnReview['state'] {
  if (now < at + moderationTime) return 'pending'
  return isRejected ? 'rejected' : 'published'
}

export const picturesOf = (row: Row, srcs: readonly string[], { locale }: Context): Picture[] => {
  const known = row[locale].items.flatMap(({ pictures }) => pictures)
  return srcs.flatMap((src) => known.find((picture) => picture.src === src) ?? [])
}

const votesFor = ({ helpful }: World, id: number) =>
  Object.values(helpful).filter((ids) => ids.includes(id)).length

function writtenReviews(state: World, row: Row, context: Context): Review[] {
  return state.reviews
    .filter((one) => one.productId === row.id && moderationOf(one, context.now) === 'published')
    .map((review) => ({
      id: review.id,
      author: inLocale(review.author, context.locale),
      stars: review.stars,
      title: inLocale(review.title, context.locale),
      body: inLocale(review.body, context.locale),
      on: tehranDay(review.at),
      pictures: picturesOf(row, review.pictures, context),
      boughtHere: true,
      helpful: 0,
    }))
}

/** The newest first. */
export function publishedReviews(state: World, row: Row, context: Context): Review[] {
  const all = [...writtenReviews(state, row, context), ...row[context.locale].reviews]
  return all
    .map((review) => ({ ...review, helpful: (review.helpful ?? 0) + votesFor(state, review.id) }))
    .toSorted((one, other) => other.on.localeCompare(one.on) || other.id - one.id)
}

type Reviewed = Pick<Product, 'rating' | 'stars' | 'reviews' | 'reviewCount'>

/** What reviews change in a product: its first page of them, and their stars in its rating. */
export function reviewedParts(state: World, row: Row, context: Context): Reviewed {
  const { rating, stars, reviews: seeded, reviewCount } = row[context.locale]
  if (state.reviews.length === 0 && Object.keys(state.helpful).length === 0)
    return { rating, stars, reviews: seeded.slice(0, embeddedReviews), reviewCount }
  const reviews = publishedReviews(state, row, context)
  const added = writtenReviews(state, row, context).map((review) => review.stars)
  const sum = added.reduce((total, given) => total + given, rating.average * rating.count)
  const count = rating.count + added.length
  return {
    rating: { average: added.length === 0 ? rating.average : Math.round((sum / count) * 10) / 10, count },
    stars: stars.map((votes, at) => votes + added.filter((given) => given === at + 1).length),
    reviews: reviews.slice(0, embeddedReviews),
    reviewCount: reviews.length,
  }
}
