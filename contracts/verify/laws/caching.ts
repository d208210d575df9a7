import { isPrivate } from '../answer.ts'
import { lawsOf } from '../check.ts'
import { expectThat } from '../drift.ts'

const law = lawsOf('sessions')

/** What a GET answers to a member says by itself that it is theirs. */
export const cachingLaws = [
  law(
    'a-members-answers-are-kept-from-shared-caches',
    {
      calls: ['user', 'likes', 'addresses', 'orders'],
      needs: ['member'],
      writes: true,
      assumes: 'what is a member’s says Cache-Control: no-store, no-cache or private',
    },
    async (stage) => {
      const member = await stage.member()
      await stage.each(['user', 'likes', 'addresses', 'orders'] as const, async (call) => {
        const { headers } = (await member.done(call, {})).exchange.answer!
        const came = headers.get('cache-control')
        expectThat(
          isPrivate(headers),
          `a Cache-Control of ${call} that says no-store, no-cache or private`,
          came,
        )
      })
    },
  ),
]
