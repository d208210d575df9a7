import * as z from 'zod/mini'
import { Review } from './product.ts'
import { get, post } from './endpoint.ts'
import { UploadedPicture } from './pictures.ts'
import { openEnum, tolerant } from './tolerance.ts'
import { Day, Id, Label, NoInput, Picture, Tally, queryFlag, queryInt } from './values.ts'

export const maxReviewPictures = 4

export const reviewSorts = ['newest', 'helpful', 'highest', 'lowest'] as const

const ReviewFilter = z.object({
  product: queryInt,
  sort: z.optional(z.enum(reviewSorts)),
  stars: z.optional(queryInt.check(z.minimum(1), z.maximum(5))),
  withPictures: z.optional(queryFlag),
  page: z.optional(queryInt.check(z.minimum(1))),
  pageSize: z.optional(queryInt.check(z.minimum(1), z.maximum(50))),
})
export type ReviewFilter = z.output<typeof ReviewFilter>

export const ReviewList = z.object({
  total: Tally,
  page: z.int().check(z.positive()),
  pageSize: z.int().check(z.positive()),
  /** Written reviews per star, one to five, whatever the filter. */
  stars: z.array(Tally).check(z.minLength(5), z.maxLength(5)),
  /** Reviews with pictures, whatever the filter. */
  pictured: Tally,
  reviews: tolerant(z.array(Review), 1),
})
export type ReviewList = z.output<typeof ReviewList>

/** The same for everybody: drafts in moderation are in `ownReviews`. */
export const reviews = get('/api/products/reviews', {
  input: ReviewFilter,
  output: ReviewList,
  provenance: 'assumed',
})

const ReviewedProduct = z.object({
  id: Id,
  label: Label,
  catLabel: Label,
  title: z.string(),
  picture: Picture,
})
export type ReviewedProduct = z.output<typeof ReviewedProduct>

const moderationStates = ['pending', 'published', 'rejected'] as const

export const OwnReview = z.object({
  id: Id,
  product: ReviewedProduct,
  stars: z.int().check(z.minimum(1), z.maximum(5)),
  title: z.string(),
  body: z.string(),
  pictures: tolerant(z.array(Picture)),
  on: Day,
  state: openEnum(moderationStates),
  /** Why it was rejected; null otherwise. */
  reason: z.nullable(z.string()),
})
export type OwnReview = z.output<typeof OwnReview>

export const OwnReviews = z.object({
  /** The latest first. */
  written: tolerant(z.array(OwnReview), 1),
  /** Bought and not reviewed yet; an order counts unless it awaits payment or was cancelled. */
  toWrite: tolerant(z.array(ReviewedProduct)),
  /** Ids of the reviews that the member found helpful. */
  helpful: tolerant(z.array(Id)),
})
export type OwnReviews = z.output<typeof OwnReviews>

export const ownReviews = get('/api/user/reviews', {
  input: NoInput,
  output: OwnReviews,
  provenance: 'assumed',
  access: 'member',
})

/** Writes the member's one review of a product, or changes it; it is hidden from others until it is approved. */
export const saveReview = post('/api/products/review', {
  input: z.object({
    product: Id,
    stars: z.int().check(z.minimum(1), z.maximum(5)),
    title: z.string().check(z.trim(), z.maxLength(80)),
    body: z.string().check(z.trim(), z.minLength(10), z.maxLength(2000)),
    /** `src` of pictures of the former version that stay; with `pictures` no more than four. */
    kept: z.array(z.string().check(z.maxLength(300))).check(z.maxLength(maxReviewPictures)),
    pictures: z.array(UploadedPicture).check(z.maxLength(maxReviewPictures)),
  }),
  output: OwnReview,
  provenance: 'assumed',
  access: 'member',
})

/** Repeating it changes nothing; one's own review is refused. */
export const markHelpful = post('/api/products/helpful', {
  input: z.object({ review: Id, helpful: z.boolean() }),
  output: z.object({ helpful: Tally }),
  provenance: 'assumed',
  access: 'member',
})
