import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { questions } from '#contracts/questions.ts'
import { queryKeys } from '#src/api/query-keys.ts'
import { request } from '#src/api/request.ts'

export const questionQueries = {
  list: (product: number, text: string) =>
    infiniteQueryOptions({
      queryKey: [...queryKeys.products, 'questions', product, text],
      queryFn: ({ signal, pageParam }) =>
        request(questions, { product, text: text || undefined, page: pageParam }, { signal }),
      initialPageParam: 1,
      getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : undefined),
      placeholderData: keepPreviousData,
    }),
}
