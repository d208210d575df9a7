import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { suggest } from '#contracts/catalogue.ts'
import { request } from '#src/api/request.ts'
import { productQueries } from '../queries.ts'

export const minSearchLength = 2

const debounceMs = 150

/** Rejects when the next keystroke cancels the query. */
const debounce = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, debounceMs)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

/** Failures stay silent: the search itself still works. */
export const suggestQuery = (text: string) =>
  queryOptions({
    queryKey: [...productQueries.all(), 'suggest', text],
    queryFn: async ({ signal }) => {
      await debounce(signal)
      return request(suggest, { text }, { signal })
    },
    enabled: text.length >= minSearchLength,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })
