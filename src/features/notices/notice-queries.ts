import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { notices } from '#contracts/notices.ts'
import { request } from '#src/api/request.ts'

export const noticeQueries = {
  all: () => ['notices'] as const,
  page: (page: number) =>
    queryOptions({
      queryKey: [...noticeQueries.all(), page],
      queryFn: ({ signal }) => request(notices, { page }, { signal }),
      placeholderData: keepPreviousData,
    }),
}
