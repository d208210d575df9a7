import { queryOptions } from '@tanstack/react-query'
import { likes } from '#contracts/catalogue.ts'
import { request } from '#src/api/request.ts'

export const likesQuery = () =>
  queryOptions({
    queryKey: ['likes'],
    queryFn: async ({ signal }) => {
      const liked = await request(likes, {}, { signal })
      return liked.map(({ id }) => id)
    },
  })
