import { queryOptions } from '@tanstack/react-query'
import { likes } from '#contracts/catalogue.ts'
import { request } from '#src/api/request.ts'
import { caught } from '#src/caught.ts'

/** A failure leaves nothing liked, and a word in the log. */
export const likesQuery = () =>
  queryOptions({
    queryKey: ['likes'],
    queryFn: async ({ signal }) => {
      const liked = await request(likes, {}, { signal }).catch((error: unknown) => {
        if (signal.aborted) throw error
        caught(error, 'query')
        return []
      })
      return liked.map(({ id }) => id)
    },
  })
