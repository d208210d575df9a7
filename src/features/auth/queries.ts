import { queryOptions } from '@tanstack/react-query'
import { user } from '#contracts/auth.ts'
import { request } from '#src/api/request.ts'

export const userQuery = () =>
  queryOptions({ queryKey: ['user'], queryFn: ({ signal }) => request(user, {}, { signal }) })
