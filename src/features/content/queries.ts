import { queryOptions } from '@tanstack/react-query'
import { contentEntry, contentList } from '#contracts/content.ts'
import type { ContentKind } from '#contracts/content.ts'
import { queryKeys } from '#src/api/query-keys.ts'
import { isWithdrawn } from '#src/api/errors.ts'
import { request } from '#src/api/request.ts'

/** `on`: a day, `YYYY-MM-DD`, on which an event is open. */
export type ContentFilter = { page?: number; on?: string }

export const contentQueries = {
  list: (kind: ContentKind, { page = 1, on }: ContentFilter = {}) =>
    queryOptions({
      queryKey: [...queryKeys.content, kind, 'list', page, on],
      queryFn: ({ signal }) => request(contentList, { kind, page, on }, { signal }),
    }),
  entry: (kind: ContentKind, label: string) =>
    queryOptions({
      queryKey: [...queryKeys.content, kind, 'entry', label],
      queryFn: ({ signal }) => request(contentEntry, { kind, label }, { signal }),
      meta: { isShown: isWithdrawn },
    }),
}
