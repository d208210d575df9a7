import type { Cart } from '../../cart.ts'
import type { ProductCard } from '../../catalogue.ts'
import { countIn, fill } from '../baskets.ts'
import { lawsOf } from '../check.ts'
import { expectSame } from '../drift.ts'
import { shuffled } from '../random.ts'
import type { Shopper } from '../shopper.ts'

const law = lawsOf('sessions')

/** Somebody who fills a basket of their own, a step at a time. */
function walker(shopper: Shopper, good: ProductCard, counts: readonly number[]) {
  let uniqueId: string | null = null
  return {
    steps: counts.map((count) => async () => {
      uniqueId = await fill(shopper, good, count, uniqueId)
    }),
    cart: (): Promise<Cart> => shopper.ok('getCart', { uniqueId }),
    shopper,
    good,
    total: counts.reduce((sum, count) => sum + count, 0),
  }
}

type Walker = ReturnType<typeof walker>

async function expectOwnBasket({ cart, good, total, shopper }: Walker): Promise<void> {
  const seen = await cart()
  expectSame(`the lines that ${shopper.name} sees`, seen.cartItems.length, 1)
  expectSame(`the count that ${shopper.name} added`, countIn(seen, good.productItemId), total)
}

const interleavings = 4

/** Baskets of guests do not meet, in turns or at once. */
export const guestLaws = [
  law('guests-in-turns-keep-their-baskets', { calls: ['add', 'getCart'] }, async (stage) => {
    const [one, other] = await stage.goods(2)
    for (let round = 0; round < interleavings; round++) {
      const walkers = [
        walker(stage.guest('one'), one!, [1, 2, 1]),
        walker(stage.guest('other'), other!, [2, 1, 1]),
      ]
      const turns = shuffled([0, 0, 0, 1, 1, 1], stage.random)
      for (const turn of turns) await walkers[turn]!.steps.shift()!()
      for (const each of walkers) await expectOwnBasket(each)
    }
  }),

  law('guests-at-once-keep-their-baskets', { calls: ['add', 'getCart'] }, async (stage) => {
    const goods = await stage.goods(2)
    const crowd = Array.from({ length: 8 }, (_, at) =>
      walker(stage.guest(`guest${at}`), goods[at % 2]!, [1, (at % 3) + 1]),
    )
    await Promise.all(
      crowd.map(async ({ steps }) => {
        for (const step of steps) await step()
      }),
    )
    await Promise.all(crowd.map(expectOwnBasket))
  }),

  law(
    'who-has-no-basket-does-not-get-the-last-one',
    { calls: ['getCart', 'getCartCount', 'add'] },
    async (stage) => {
      await fill(stage.guest('one'), await stage.good(), 2)
      const other = stage.guest('other')
      expectSame('the lines of the other', (await other.ok('getCart', { uniqueId: null })).cartItems, [])
      expectSame('the count of the other', await other.ok('getCartCount', { uniqueId: null }), 0)
    },
  ),
]
