import { queryOptions } from '@tanstack/react-query'
import { list, lists, sharedList } from '#contracts/lists.ts'
import { isWithdrawn } from '#src/api/errors.ts'
import { request } from '#src/api/request.ts'

export const listQueries = {
  all: () => ['lists'] as const,
  names: () =>
    queryOptions({
      queryKey: [...listQueries.all(), 'names'],
      queryFn: ({ signal }) => request(lists, {}, { signal }),
    }),
  detail: (id: number) =>
    queryOptions({
      queryKey: [...listQueries.all(), 'detail', id],
      queryFn: ({ signal }) => request(list, { id }, { signal }),
      meta: { isShown: isWithdrawn },
    }),
}

export const sharedListQuery = (shareId: string) =>
  queryOptions({
    queryKey: ['shared-list', shareId],
    queryFn: ({ signal }) => request(sharedList, { shareId }, { signal }),
  })
