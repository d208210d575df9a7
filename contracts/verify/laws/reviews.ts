import type { Review } from '../../product.ts'
import { reviewSorts } from '../../reviews.ts'
import type { ReviewFilter } from '../../reviews.ts'
import { lawsOf } from '../check.ts'
import { expectSame, expectThat } from '../drift.ts'
import {
  awaitModeration,
  buyerOf,
  mostReviewedProduct,
  pageSize,
  reviewText,
  secondPageOfOne,
} from '../review-steps.ts'

const law = lawsOf('catalogue')
const averageTolerance = 0.5

const ids = (reviews: readonly Review[]) => reviews.map(({ id }) => id)
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

const orders: Record<NonNullable<ReviewFilter['sort']>, (one: Review, other: Review) => number> = {
  newest: (one, other) => other.on.localeCompare(one.on),
  helpful: (one, other) => (other.helpful ?? 0) - (one.helpful ?? 0),
  highest: (one, other) => other.stars - one.stars,
  lowest: (one, other) => one.stars - other.stars,
}

export const reviewLaws = [
  law('reviews-are-sorted', { calls: ['reviews'] }, async (context) => {
    const { id: product } = await mostReviewedProduct(context)
    const shopper = context.guest()
    const { reviews: newest } = await shopper.ok('reviews', { product, pageSize })
    await context.each(reviewSorts, async (sort) => {
      const { reviews } = await shopper.ok('reviews', { product, sort, pageSize })
      expectSame(`the reviews by ${sort}`, ids(reviews), ids(reviews.toSorted(orders[sort])))
      expectSame(
        `how many there are by ${sort}`,
        new Set([...ids(newest), ...ids(reviews)]).size,
        newest.length,
      )
    })
  }),

  law('review-filters-agree-with-their-counts', { calls: ['reviews'] }, async (context) => {
    const { id: product } = await mostReviewedProduct(context)
    const shopper = context.guest()
    const all = await shopper.ok('reviews', { product, pageSize })
    expectSame('Σ of the written stars', sum(all.stars), all.total)
    await context.each([1, 2, 3, 4, 5], async (stars) => {
      const { total, reviews } = await shopper.ok('reviews', { product, stars, pageSize })
      expectSame(`the reviews of ${stars} stars`, total, all.stars[stars - 1])
      expectSame(
        'their stars',
        reviews.map((review) => review.stars),
        reviews.map(() => stars),
      )
      const second = await shopper.ok('reviews', { product, stars, page: 2, pageSize: 1 })
      expectSame('their second page', [second.total, ids(second.reviews)], [total, ids(reviews.slice(1, 2))])
    })
    const pictured = await shopper.ok('reviews', { product, withPictures: true, pageSize })
    expectSame('the reviews with pictures', pictured.total, all.pictured)
    expectThat(
      pictured.reviews.every(({ pictures = [] }) => pictures.length > 0),
      'pictures in each of them',
      pictured.reviews,
    )
  }),

  law('review-pages-are-consecutive-slices', { calls: ['reviews'] }, async (context) => {
    const { id: product } = await mostReviewedProduct(context)
    const shopper = context.guest()
    const whole = await shopper.ok('reviews', { product, sort: 'helpful', pageSize })
    const seen: number[] = []
    for (const page of [1, 2]) {
      const list = await shopper.ok('reviews', { product, sort: 'helpful', page, pageSize: 1 })
      expectSame('the page', [list.page, list.pageSize, list.total], [page, 1, whole.total])
      expectSame('the written stars', list.stars, whole.stars)
      seen.push(...ids(list.reviews))
    }
    expectSame('the ids of two pages', seen, ids(whole.reviews.slice(0, 2)))
    const beyond = await shopper.ok('reviews', { product, page: whole.total + 1, pageSize: 1 })
    expectSame('the page after the last', beyond.reviews, [])
  }),

  law(
    'last-page-of-reviews-ends-at-the-total',
    {
      calls: ['reviews', 'saveReview', 'refresh'],
      needs: ['testCode', 'clock'],
      alone: true,
      assumes: 'a review is read by a moderator within two hours',
    },
    async (context) => {
      const { shopper, card } = await buyerOf(context)
      await shopper.ok('saveReview', { ...reviewText, product: card.id })
      await awaitModeration(context, shopper)
      const { reviews, total } = await shopper.ok('reviews', { product: card.id, pageSize })
      const secondPage = secondPageOfOne(total, 'reviews')
      const last = await shopper.ok('reviews', { product: card.id, ...secondPage })
      expectSame('the ids of the second page', ids(last.reviews), ids(reviews.slice(-1)))
    },
  ),

  law('product-and-reviews-agree', { calls: ['reviews', 'product'] }, async (context) => {
    const { id, label, catLabel } = await mostReviewedProduct(context)
    const shopper = context.guest()
    const product = await shopper.ok('product', { label, catLabel })
    const list = await shopper.ok('reviews', { product: id, pageSize })
    expectSame('reviewCount', product.reviewCount, list.total)
    expectSame('the reviews of the product', product.reviews, list.reviews.slice(0, product.reviews.length))
    const votes = sum(product.stars)
    const mean = sum(product.stars.map((count, at) => count * (at + 1))) / Math.max(1, votes)
    expectThat(
      Math.abs(mean - product.rating.average) <= averageTolerance,
      `an average near ${mean}, which the stars make`,
      product.rating.average,
    )
    expectThat(
      list.stars.every((written, at) => written <= product.stars[at]!),
      'no more written reviews of a star than votes for it',
      { written: list.stars, votes: product.stars },
    )
  }),
]
