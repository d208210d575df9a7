import type { Cart } from '../../cart.ts'
import type { ProductCard } from '../../catalogue.ts'
import { countInCart, addToCart } from '../cart-steps.ts'
import { lawsOf } from '../check.ts'
import { expectSame } from '../drift.ts'
import { shuffled } from '../random.ts'
import type { Shopper } from '../shopper.ts'

const law = lawsOf('sessions')

function guestWithSteps(shopper: Shopper, card: ProductCard, counts: readonly number[]) {
  let uniqueId: string | null = null
  return {
    steps: counts.map((count) => async () => {
      uniqueId = await addToCart(shopper, card, count, uniqueId)
    }),
    cart: (): Promise<Cart> => shopper.ok('getCart', { uniqueId }),
    shopper,
    card,
    total: counts.reduce((sum, count) => sum + count, 0),
  }
}

type SteppedGuest = ReturnType<typeof guestWithSteps>

async function expectOwnCart({ cart, card, total, shopper }: SteppedGuest): Promise<void> {
  const seen = await cart()
  expectSame(`the lines that ${shopper.name} sees`, seen.cartItems.length, 1)
  expectSame(`the count that ${shopper.name} added`, countInCart(seen, card.productItemId), total)
}

const interleavings = 4

export const guestLaws = [
  law('alternating-guests-keep-their-carts', { calls: ['add', 'getCart'] }, async (context) => {
    const [one, other] = await context.products(2)
    for (let round = 0; round < interleavings; round++) {
      const pair = [
        guestWithSteps(context.guest('one'), one!, [1, 2, 1]),
        guestWithSteps(context.guest('other'), other!, [2, 1, 1]),
      ]
      const turns = shuffled([0, 0, 0, 1, 1, 1], context.random)
      for (const turn of turns) await pair[turn]!.steps.shift()!()
      for (const each of pair) await expectOwnCart(each)
    }
  }),

  law('concurrent-guests-keep-their-carts', { calls: ['add', 'getCart'] }, async (context) => {
    const cards = await context.products(2)
    const crowd = Array.from({ length: 8 }, (_, at) =>
      guestWithSteps(context.guest(`guest${at}`), cards[at % 2]!, [1, (at % 3) + 1]),
    )
    await Promise.all(
      crowd.map(async ({ steps }) => {
        for (const step of steps) await step()
      }),
    )
    await Promise.all(crowd.map(expectOwnCart))
  }),

  law(
    'guest-without-basket-gets-no-other-cart',
    { calls: ['getCart', 'getCartCount', 'add'] },
    async (context) => {
      await addToCart(context.guest('one'), await context.product(), 2)
      const other = context.guest('other')
      expectSame('the lines of the other', (await other.ok('getCart', { uniqueId: null })).cartItems, [])
      expectSame('the count of the other', await other.ok('getCartCount', { uniqueId: null }), 0)
    },
  ),
]
