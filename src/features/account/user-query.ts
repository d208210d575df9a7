import { queryOptions } from '@tanstack/react-query'
import { user } from '#contracts/user.ts'
import { request } from '#src/api/request.ts'
import { memberRead } from '#src/stores/auth.ts'

export const userQuery = () =>
  queryOptions({
    queryKey: ['user'],
    queryFn: async ({ signal }) => {
      const member = await request(user, {}, { signal })
      memberRead(member.id)
      return member
    },
  })
