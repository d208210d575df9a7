import { MutationCache, QueryCache, QueryClient, timeoutManager } from '@tanstack/react-query'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { reportError } from '#src/platform/report-error.ts'
import { setVisibleInterval } from '#src/platform/visible-interval.ts'
import { showToast } from '#src/stores/toasts.ts'
import { ApiError, isConnectionLost } from './errors.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** `isShown`: whether the page of the query tells of this failure itself, instead of old data and a toast. */
    queryMeta: { isShown?: (error: Error) => boolean }
  }
}

/** A 4xx is an expected answer and is not reported. */
const isRefusal = (error: Error) => error instanceof ApiError && error.status >= 400 && error.status < 500

const shouldRetry = (failures: number, error: Error) => isConnectionLost(error) && failures < 1

/** `navigator.onLine` may be wrong; a visible failure is better than a paused query. */
const networkMode = 'always'

/** `refetchInterval` has no timer while the page is hidden. What clears an interval is its id. */
timeoutManager.setTimeoutProvider({
  setTimeout: (callback, delay) => setTimeout(callback, delay) as never,
  clearTimeout: (id) => clearTimeout(id),
  setInterval: setVisibleInterval as never,
  clearInterval: (stop?: (() => void) & number) => stop?.(),
})

export function createQueryClient(LL: TranslationFunctions) {
  const queryCache = new QueryCache({
    onError: (error, query) => {
      const isStale = query.state.data !== undefined
      if (!isRefusal(error)) reportError(error, 'query', isStale)
      if (isStale && !query.meta?.isShown?.(error)) showToast({ tone: 'error', title: LL.errors.stale() })
    },
  })
  const mutationCache = new MutationCache({
    onError: (error) => void (isRefusal(error) || reportError(error, 'mutation', true)),
  })
  return new QueryClient({
    queryCache,
    mutationCache,
    defaultOptions: {
      queries: {
        networkMode,
        staleTime: 30_000,
        retry: shouldRetry,
        retryDelay: 400,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
      },
      mutations: { networkMode },
    },
  })
}
