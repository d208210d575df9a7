import { isPrivate } from '../expect-response.ts'
import { lawsOf } from '../check.ts'
import { expectThat } from '../drift.ts'

const law = lawsOf('sessions')

export const cachingLaws = [
  law(
    'member-responses-are-not-in-shared-caches',
    {
      calls: ['user', 'likes', 'addresses', 'orders', 'ownReviews', 'lists'],
      needs: ['member'],
      writes: true,
      assumes: 'responses of members have Cache-Control: no-store, no-cache or private',
    },
    async (context) => {
      const member = await context.member()
      await context.each(
        ['user', 'likes', 'addresses', 'orders', 'ownReviews', 'lists'] as const,
        async (call) => {
          const { headers } = (await member.okResult(call, {})).exchange.answer!
          const came = headers.get('cache-control')
          expectThat(
            isPrivate(headers),
            `a Cache-Control of ${call} that says no-store, no-cache or private`,
            came,
          )
        },
      )
    },
  ),
]
