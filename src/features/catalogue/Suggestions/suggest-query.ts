import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { suggest } from '#contracts/suggest.ts'
import { request } from '#src/api/request.ts'
import { productQueries } from '../queries.ts'

export const minSearchLength = 2

/** Failures stay silent: the search itself still works. */
export const suggestQuery = (text: string) =>
  queryOptions({
    queryKey: [...productQueries.all(), 'suggest', text],
    queryFn: ({ signal }) => request(suggest, { text }, { signal }),
    enabled: text.length >= minSearchLength,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })
