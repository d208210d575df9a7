import { queryOptions } from '@tanstack/react-query'
import { contentEntry, contentList } from '#contracts/content.ts'
import type { ContentKind } from '#contracts/content.ts'
import { request } from '#src/api/request.ts'

export const contentQueries = {
  list: (kind: ContentKind, page = 1) =>
    queryOptions({
      queryKey: ['content', kind, 'list', page],
      queryFn: ({ signal }) => request(contentList, { kind, page }, { signal }),
    }),
  entry: (kind: ContentKind, label: string) =>
    queryOptions({
      queryKey: ['content', kind, 'entry', label],
      queryFn: ({ signal }) => request(contentEntry, { kind, label }, { signal }),
    }),
}
