import type { ProductCard } from '../catalogue.ts'
import type { CallInput } from '../registry.ts'
import { createReadyCart, placeOrder } from './cart-steps.ts'
import type { CheckContext } from './check-context.ts'
import { expectThat, Skip } from './drift.ts'
import type { Shopper } from './shopper.ts'

type ReviewInput = Omit<CallInput<'saveReview'>, 'product'>

export const reviewText: ReviewInput = {
  stars: 4,
  title: 'As described',
  body: 'It is what the pictures promise.',
  kept: [],
  pictures: [],
}

/** No picture, but base64. */
export const uploaded = { name: 'picture.jpg', type: 'image/jpeg', content: '/9j/4AAQ' } as const

/** A member with an order of a product that stands. */
export async function buyerOf(context: CheckContext, card?: ProductCard) {
  const shopper = await context.member()
  const bought = card ?? (await context.product())
  await placeOrder(shopper, await createReadyCart(shopper, bought), 'offline')
  return { shopper, card: bought }
}

/** Seconds within which a moderator reads what was sent. */
const moderation = 7200

/** The access token expires meanwhile. */
export async function awaitModeration(context: CheckContext, shopper: Shopper) {
  await context.advanceClock(moderation)
  await shopper.ok('refresh', {})
}

/** The largest page. */
export const pageSize = 50

/** The query of a second page that holds only the last of `total`. */
export function secondPageOfOne(total: number, things: string) {
  if (total < 3 || total > pageSize)
    throw new Skip(`the product has ${total} ${things}, not 3 to ${pageSize}`)
  return { page: 2, pageSize: total - 1 }
}

const productsToSearch = 24

export async function mostReviewedProduct(context: CheckContext): Promise<ProductCard> {
  const shopper = context.guest()
  const { products } = await context.productList()
  const counted: { card: ProductCard; total: number }[] = []
  for (const card of products.slice(0, productsToSearch)) {
    const { total } = await shopper.ok('reviews', { product: card.id })
    counted.push({ card, total })
  }
  const [most] = counted.toSorted((one, other) => other.total - one.total)
  if (!most || most.total < 2) throw new Skip('no product has two reviews')
  return most.card
}

export async function firstReviewId(context: CheckContext, product: number): Promise<number> {
  const { reviews } = await context.guest().ok('reviews', { product })
  const [review] = reviews
  expectThat(review !== undefined, 'a review of a product that counts some', reviews)
  return review.id
}

export async function mostAskedProduct(context: CheckContext): Promise<ProductCard> {
  const shopper = context.guest()
  const { products } = await context.productList()
  for (const card of products.slice(0, productsToSearch))
    if ((await shopper.ok('questions', { product: card.id })).total > 1) return card
  throw new Skip('no product has two questions')
}
