import { sharedCartDays } from '../../shared-carts.ts'
import { addToCart } from '../cart-steps.ts'
import type { CheckContext } from '../check-context.ts'
import { lawsOf } from '../check.ts'
import { expectSame, expectThat } from '../drift.ts'

const law = lawsOf('sessions')

const notFound = 404
const conflict = 409
const dayInSeconds = 86_400

async function cartToShare(context: CheckContext) {
  const shopper = context.guest()
  const [card, other] = await context.products(2)
  const uniqueId = await addToCart(shopper, card!, 2)
  return { shopper, uniqueId, card: card!, other: other! }
}

const counts = (lines: readonly { productItemId: number; count: number }[]) =>
  lines.map(({ productItemId, count }) => [productItemId, count])

export const sharedCartLaws = [
  law(
    'shared-cart-shows-its-lines-to-anybody',
    { calls: ['shareCart', 'sharedCart', 'add', 'delete', 'getCart'] },
    async (context) => {
      const { shopper, uniqueId, card, other } = await cartToShare(context)
      await addToCart(shopper, other, 1, uniqueId)
      const { cartItems } = await shopper.ok('getCart', { uniqueId })
      const { shareId, expiresAt } = await shopper.ok('shareCart', { uniqueId })
      const shown = {
        lines: cartItems.map(({ id: _id, ...line }) => ({ ...line, unitPriceBefore: null })),
        goneCount: 0,
        expiresAt,
      }
      const stranger = context.guest('stranger')
      expectSame('what the stranger sees', await stranger.ok('sharedCart', { shareId }), shown)
      await shopper.ok('delete', { uniqueId, productItemId: card.productItemId })
      expectSame('what was shared', counts((await stranger.ok('sharedCart', { shareId })).lines), [
        [card.productItemId, 2],
        [other.productItemId, 1],
      ])
    },
  ),

  law(
    'link-of-a-cart-does-not-open-the-cart',
    { calls: ['shareCart', 'sharedCart', 'add', 'getCart'] },
    async (context) => {
      const { shopper, uniqueId } = await cartToShare(context)
      const { shareId } = await shopper.ok('shareCart', { uniqueId })
      const stranger = context.guest('stranger')
      const { exchange } = await stranger.okResult('sharedCart', { shareId })
      const { body } = exchange.answer!
      expectThat(!body.includes(uniqueId), 'an answer without the basket id', body)
      expectThat(shareId !== uniqueId, 'a link of its own', shareId)
      await stranger.refused('getCart', { uniqueId: shareId })
    },
  ),

  law(
    'same-lines-are-shared-by-the-same-link',
    { calls: ['shareCart', 'sharedCart', 'add'] },
    async (context) => {
      const { shopper, uniqueId, other } = await cartToShare(context)
      const first = await shopper.ok('shareCart', { uniqueId })
      expectSame('the link of the repetition', await shopper.ok('shareCart', { uniqueId }), first)
      await addToCart(shopper, other, 1, uniqueId)
      const second = await shopper.ok('shareCart', { uniqueId })
      expectThat(second.shareId !== first.shareId, 'another link for other lines', second.shareId)
      const [before, after] = [
        await shopper.ok('sharedCart', { shareId: first.shareId }),
        await shopper.ok('sharedCart', { shareId: second.shareId }),
      ]
      expectSame('the lines of both links', [before.lines.length, after.lines.length], [1, 2])
    },
  ),

  law('empty-cart-is-not-shared', { calls: ['shareCart', 'add', 'delete'] }, async (context) => {
    const { shopper, uniqueId, card } = await cartToShare(context)
    await shopper.ok('delete', { uniqueId, productItemId: card.productItemId })
    await shopper.refused('shareCart', { uniqueId }, conflict)
  }),

  law(
    'link-of-a-cart-expires',
    { calls: ['shareCart', 'sharedCart', 'add'], needs: ['clock'], alone: true },
    async (context) => {
      const { shopper, uniqueId } = await cartToShare(context)
      const { shareId } = await shopper.ok('shareCart', { uniqueId })
      await context.advanceClock((sharedCartDays - 1) * dayInSeconds)
      await context.guest('early').ok('sharedCart', { shareId })
      await context.advanceClock(2 * dayInSeconds)
      await context.guest('late').refused('sharedCart', { shareId }, notFound)
    },
  ),
]
