import { maxReviewPictures } from '../../reviews.ts'
import type { OwnReview } from '../../reviews.ts'
import { createReadyCart, placeOrder } from '../cart-steps.ts'
import { lawsOf } from '../check.ts'
import type { Check } from '../check.ts'
import type { CheckContext } from '../check-context.ts'
import { expectSame, expectThat, Skip } from '../drift.ts'
import {
  awaitModeration,
  buyerOf,
  firstReviewId,
  mostReviewedProduct,
  pageSize,
  reviewText,
  uploaded,
} from '../review-steps.ts'
import type { Shopper } from '../shopper.ts'

const ofMembers = lawsOf('accounts')

/** Alone: the buyer's order takes stock. */
const law = (name: string, calls: Check['calls'], run: Check['run']) =>
  ofMembers(name, { calls, needs: ['testCode'], alone: true, writes: true }, run)

async function publicReviews(shopper: Shopper, product: number) {
  const { total, reviews } = await shopper.ok('reviews', { product, pageSize })
  return { total, ids: reviews.map(({ id }) => id) }
}

const ids = (those: readonly { id: number }[]) => those.map(({ id }) => id)

const expectReasons = (written: readonly OwnReview[]) =>
  expectThat(
    written.every(({ state, reason }) => (state === 'rejected') === (reason !== null)),
    'a reason with a rejected review, and with no other',
    written,
  )

const rejection = {
  calls: ['ownReviews', 'saveReview', 'refresh'],
  needs: ['testCode', 'clock'],
  alone: true,
  writes: true,
  assumes: 'a review is read by a moderator within two hours',
} as const

async function rejectedReview(context: CheckContext) {
  const { shopper, card } = await buyerOf(context)
  const body = 'It costs less at https://example.com/carpets.'
  await shopper.ok('saveReview', { ...reviewText, body, product: card.id })
  await awaitModeration(context, shopper)
  const { written } = await shopper.ok('ownReviews', {})
  if (written[0]?.state !== 'rejected') throw new Skip('the shop publishes a review with a web address')
  return { shopper, product: card.id, written }
}

export const ownReviewLaws = [
  law('only-buyers-write-reviews', ['saveReview', 'ownReviews'], async (context) => {
    const { shopper: buyer, card } = await buyerOf(context)
    const product = card.id
    const stranger = await context.member('stranger')
    await stranger.refused('saveReview', { ...reviewText, product })
    expectSame('the products that a stranger may review', (await stranger.ok('ownReviews', {})).toWrite, [])
    expectSame('the products that a buyer may review', ids((await buyer.ok('ownReviews', {})).toWrite), [
      product,
    ])
    await buyer.ok('saveReview', { ...reviewText, product })
  }),

  law('product-is-reviewed-once', ['saveReview', 'ownReviews'], async (context) => {
    const { shopper, card } = await buyerOf(context)
    const product = card.id
    const first = await shopper.ok('saveReview', { ...reviewText, product })
    const second = await shopper.ok('saveReview', {
      ...reviewText,
      product,
      stars: 2,
      title: 'On reflection',
    })
    expectSame('the id of the changed review', second.id, first.id)
    const { written, toWrite } = await shopper.ok('ownReviews', {})
    expectSame('the written reviews', written, [second])
    expectSame('its stars and title', [second.stars, second.title], [2, 'On reflection'])
    expectSame('the products still to review', toWrite, [])
  }),

  law('review-in-moderation-is-hidden', ['saveReview', 'reviews', 'product'], async (context) => {
    const { shopper, card } = await buyerOf(context)
    const guest = context.guest()
    const { label, catLabel, id: product } = card
    const before = await publicReviews(guest, product)
    const { rating } = await guest.ok('product', { label, catLabel })
    const own = await shopper.ok('saveReview', { ...reviewText, product, stars: 1 })
    if (own.state !== 'pending') throw new Skip('the shop does not moderate')
    for (const reader of [guest, shopper])
      expectSame('the reviews that all see', await publicReviews(reader, product), before)
    expectSame('the rating', (await guest.ok('product', { label, catLabel })).rating, rating)
  }),

  law('own-reviews-are-private', ['saveReview', 'ownReviews'], async (context) => {
    const { shopper, card } = await buyerOf(context)
    await shopper.ok('saveReview', { ...reviewText, product: card.id })
    const { written } = await (await context.member('other')).ok('ownReviews', {})
    expectSame('the reviews of the other', written, [])
  }),

  law('latest-of-ones-own-reviews-is-first', ['saveReview', 'ownReviews'], async (context) => {
    const [earlier, later] = await context.products(2)
    const { shopper } = await buyerOf(context, earlier!)
    await placeOrder(shopper, await createReadyCart(shopper, later!), 'offline')
    for (const { id: product } of [earlier!, later!])
      await shopper.ok('saveReview', { ...reviewText, product })
    const { written } = await shopper.ok('ownReviews', {})
    expectSame('the reviewed products', ids(written.map(({ product }) => product)), [later!.id, earlier!.id])
  }),

  law('review-keeps-the-chosen-pictures', ['saveReview'], async (context) => {
    const { shopper, card } = await buyerOf(context)
    const review = { ...reviewText, product: card.id }
    const pictures = [uploaded, uploaded, uploaded]
    const saved = await shopper.ok('saveReview', { ...review, pictures })
    expectSame('how many pictures it has', saved.pictures.length, pictures.length)
    const kept = saved.pictures.slice(1).map(({ src }) => src)
    const changed = await shopper.ok('saveReview', { ...review, kept })
    expectSame(
      'the kept pictures',
      changed.pictures.map(({ src }) => src),
      kept,
    )
    const tooMany = Array.from({ length: maxReviewPictures - kept.length + 1 }, () => uploaded)
    await shopper.refused('saveReview', { ...review, kept, pictures: tooMany })
  }),

  ofMembers(
    'helpful-counts-once-per-member',
    { calls: ['markHelpful', 'reviews', 'ownReviews'], needs: ['testCode'], alone: true },
    async (context) => {
      const { id: product } = await mostReviewedProduct(context)
      const shopper = await context.member()
      const review = await firstReviewId(context, product)
      const votes = async () =>
        (await shopper.ok('reviews', { product })).reviews.find(({ id }) => id === review)?.helpful ?? 0
      const before = await votes()
      for (const helpful of [true, true, false, false]) {
        const answer = await shopper.ok('markHelpful', { review, helpful })
        expectSame('the votes', answer.helpful, helpful ? before + 1 : before)
        expectSame('the votes in the list', await votes(), answer.helpful)
        expectSame(
          'the reviews that the member found helpful',
          (await shopper.ok('ownReviews', {})).helpful,
          helpful ? [review] : [],
        )
      }
    },
  ),

  law('own-review-gets-no-vote', ['markHelpful', 'saveReview'], async (context) => {
    const { shopper, card } = await buyerOf(context)
    const { id } = await shopper.ok('saveReview', { ...reviewText, product: card.id })
    await shopper.refused('markHelpful', { review: id, helpful: true })
  }),

  law('review-in-moderation-has-no-reason', ['ownReviews', 'saveReview'], async (context) => {
    const { shopper, card } = await buyerOf(context)
    await shopper.ok('saveReview', { ...reviewText, product: card.id })
    expectReasons((await shopper.ok('ownReviews', {})).written)
  }),

  ofMembers('review-says-why-it-is-rejected', rejection, async (context) => {
    const { written } = await rejectedReview(context)
    expectReasons(written)
  }),

  ofMembers(
    'rejected-review-is-hidden',
    { ...rejection, calls: [...rejection.calls, 'reviews'] },
    async (context) => {
      const { shopper, product, written } = await rejectedReview(context)
      for (const reader of [context.guest(), shopper]) {
        const shown = (await publicReviews(reader, product)).ids
        expectThat(!shown.includes(written[0]!.id), 'no rejected review among those that all see', shown)
      }
    },
  ),
]
