import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { suggest } from '#contracts/catalogue.ts'
import { request } from '#src/api/request.ts'
import { productQueries } from '../queries.ts'

/** One letter tells nothing yet. */
export const shortestText = 2

const pauseInTyping = 150

/** Rejects with the signal's reason as soon as the text has changed. */
const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, pauseInTyping)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

/** Asked in a pause of the typing. A failure is nobody's business: the search itself still works. */
export const suggestQuery = (text: string) =>
  queryOptions({
    queryKey: [...productQueries.all(), 'suggest', text],
    queryFn: async ({ signal }) => {
      await pause(signal)
      return request(suggest, { text }, { signal })
    },
    enabled: text.length >= shortestText,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })
