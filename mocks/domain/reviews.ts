import type { Review } from '#contracts/product.ts'
import type * as contracts from '#contracts/reviews.ts'
import { maxReviewPictures } from '#contracts/reviews.ts'
import type { OwnReview, ReviewFilter, ReviewedProduct } from '#contracts/reviews.ts'
import { tehranDay } from '#i18n/tehran.ts'
import type { Row } from '../shop/catalogue/catalogue.ts'
import { inEveryLanguage, inLocale } from '../shop/localized-text.ts'
import type { Behaviour, Context } from './behaviour.ts'
import { refuse } from './behaviour.ts'
import { boughtProductIds } from './bought-products.ts'
import { asMember } from './member.ts'
import { authorOf, isForbiddenText } from './member-texts.ts'
import { messageText } from './messages.ts'
import { moderationOf, picturesOf, publishedReviews } from './published-reviews.ts'
import { nextNumber } from './seeded-ids.ts'
import type { StoredReview, World } from './world.ts'

const firstReviewId = 900_000
const defaultPageSize = 10

type Sort = NonNullable<ReviewFilter['sort']>

/** Equal ones stay in the order of their days. */
const comparators: Record<Sort, (one: Review, other: Review) => number> = {
  newest: () => 0,
  helpful: (one, other) => other.helpful! - one.helpful!,
  highest: (one, other) => other.stars - one.stars,
  lowest: (one, other) => one.stars - other.stars,
}

export const rowById = ({ catalogue }: Context, id: number) =>
  catalogue.rows.find((candidate) => candidate.id === id)

const hasPictures = ({ pictures = [] }: Review) => pictures.length > 0

export const reviews: Behaviour<typeof contracts.reviews> = (state, filter, context) => {
  const row = rowById(context, filter.product)
  if (!row) return refuse(context, 404, 'productGone')
  const all = publishedReviews(state, row, context)
  const { page = 1, pageSize = defaultPageSize } = filter
  const found = all
    .filter((review) => filter.stars === undefined || review.stars === filter.stars)
    .filter((review) => !filter.withPictures || hasPictures(review))
    .toSorted(comparators[filter.sort ?? 'newest'])
  return {
    state,
    data: {
      total: found.length,
      page,
      pageSize,
      stars: [1, 2, 3, 4, 5].map((stars) => all.filter((review) => review.stars === stars).length),
      pictured: all.filter(hasPictures).length,
      reviews: found.slice((page - 1) * pageSize, page * pageSize),
    },
  }
}

function reviewedProduct(row: Row, { locale }: Context): ReviewedProduct {
  const { id, label, catLabel, title, picture } = row[locale]
  return { id, label, catLabel, title, picture }
}

function ownReview(review: StoredReview, row: Row, context: Context): OwnReview {
  const state = moderationOf(review, context.now)
  return {
    id: review.id,
    product: reviewedProduct(row, context),
    stars: review.stars,
    title: inLocale(review.title, context.locale),
    body: inLocale(review.body, context.locale),
    pictures: picturesOf(row, review.pictures, context),
    on: tehranDay(review.at),
    state,
    reason: state === 'rejected' ? messageText(context.locale, 'reviewRejected') : null,
  }
}

export const ownReviews: Behaviour<typeof contracts.ownReviews> = (state, _input, context) =>
  asMember(state, context, ({ mobile }) => {
    const written = state.reviews.filter(({ owner }) => owner === mobile)
    const reviewed = new Set(written.map(({ productId }) => productId))
    const toWrite = boughtProductIds(state, mobile, context).filter((id) => !reviewed.has(id))
    return {
      state,
      data: {
        written: written
          .toSorted((one, other) => other.at - one.at || other.id - one.id)
          .flatMap((review) => {
            const row = rowById(context, review.productId)
            return row ? [ownReview(review, row, context)] : []
          }),
        toWrite: toWrite.flatMap((id) => {
          const row = rowById(context, id)
          return row ? [reviewedProduct(row, context)] : []
        }),
        helpful: [...(state.helpful[mobile] ?? [])],
      },
    }
  })

/** Uploads are not kept: views of the product stand for them. */
export const standIns = (row: Row, count: number, kept: readonly string[]) => {
  const views = row.fa.items.flatMap(({ pictures }) => pictures.map(({ src }) => src))
  const free = views.filter((src) => !kept.includes(src))
  return Array.from({ length: count }, (_, at) => (free[at] ?? views[at % views.length])!)
}

/** 403 without an order of the product; pending for an hour after each change. */
export const saveReview: Behaviour<typeof contracts.saveReview> = (state, input, context) =>
  asMember(state, context, (member) => {
    const row = rowById(context, input.product)
    if (!row) return refuse(context, 404, 'productGone')
    if (!boughtProductIds(state, member.mobile, context).includes(row.id))
      return refuse(context, 403, 'reviewBuyersOnly')
    const former = state.reviews.find(
      ({ owner, productId }) => owner === member.mobile && productId === row.id,
    )
    const kept = (former?.pictures ?? []).filter((src) => input.kept.includes(src))
    if (kept.length + input.pictures.length > maxReviewPictures)
      return refuse(context, 422, 'reviewPicturesTooMany', { max: maxReviewPictures }, { field: 'pictures' })
    const [next, number]: [World, number] = former ? [state, 0] : nextNumber(state, 'review')
    const saved: StoredReview = {
      id: former?.id ?? firstReviewId + number,
      owner: member.mobile,
      author: authorOf(member),
      productId: row.id,
      stars: input.stars,
      title: inEveryLanguage(input.title),
      body: inEveryLanguage(input.body),
      pictures: [...kept, ...standIns(row, input.pictures.length, kept)],
      at: context.now,
      isRejected: isForbiddenText(`${input.title} ${input.body}`),
      isTold: false,
    }
    return {
      state: { ...next, reviews: [...next.reviews.filter(({ id }) => id !== saved.id), saved] },
      data: ownReview(saved, row, context),
      messages: [messageText(context.locale, 'reviewThanks')],
    }
  })

export const markHelpful: Behaviour<typeof contracts.markHelpful> = (state, input, context) =>
  asMember(state, context, ({ mobile }) => {
    const own = state.reviews.find(({ id }) => id === input.review)
    if (own?.owner === mobile) return refuse(context, 422, 'reviewOwn', {}, { field: 'review' })
    const others = (state.helpful[mobile] ?? []).filter((id) => id !== input.review)
    const ids = input.helpful ? [...others, input.review] : others
    const next = { ...state, helpful: { ...state.helpful, [mobile]: ids } }
    const row = context.catalogue.rows.find(
      ({ id, fa }) => id === own?.productId || fa.reviews.some((review) => review.id === input.review),
    )
    const voted = row && publishedReviews(next, row, context).find(({ id }) => id === input.review)
    if (!voted) return refuse(context, 404, 'reviewUnknown')
    return { state: next, data: { helpful: voted.helpful! } }
  })
