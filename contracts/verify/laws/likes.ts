import { lawsOf } from '../check.ts'
import { expectSame } from '../drift.ts'
import type { Shopper } from '../shopper.ts'

const law = lawsOf('catalogue')

const liked = async (shopper: Shopper) =>
  (await shopper.ok('likes', {})).map(({ id }) => id).toSorted((one, other) => one - other)

export const likeLaws = [
  law(
    'like-is-listed-until-it-is-removed',
    { calls: ['like', 'likes'], needs: ['member'] },
    async (context) => {
      const shopper = await context.member()
      const { id } = await context.product()
      await shopper.ok('like', { id, liked: false })
      const before = await liked(shopper)
      const after = [...before, id].toSorted((one, other) => one - other)
      for (const isLiked of [true, true, false, false]) {
        await shopper.ok('like', { id, liked: isLiked })
        expectSame('the likes', await liked(shopper), isLiked ? after : before)
      }
    },
  ),
]
