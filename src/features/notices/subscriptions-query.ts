import { queryOptions } from '@tanstack/react-query'
import { subscriptions } from '#contracts/notices.ts'
import { request } from '#src/api/request.ts'

export const subscriptionsQuery = () =>
  queryOptions({
    queryKey: ['subscriptions'],
    queryFn: ({ signal }) => request(subscriptions, {}, { signal }),
  })
