import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { caught } from '#src/caught.ts'
import { showToast } from '#src/stores/toasts.ts'
import { ApiError } from './errors.ts'

/** An answer like any other: the server works, and says no. */
const isRefusal = (error: Error) => error instanceof ApiError && error.status >= 400 && error.status < 500

/** A refusal stays one however often it is asked, and who waited a whole deadline waits no second: only a lost connection is worth a second try. */
const worthRetrying = (failures: number, error: Error) =>
  error instanceof ApiError && error.unreachable && !error.timedOut && failures < 1

/** Asks whatever the browser believes of the network: a failure that is told is better than a wait that is not. */
const networkMode = 'always'

export function createQueryClient(LL: TranslationFunctions) {
  const queryCache = new QueryCache({
    onError: (error, query) => {
      const isStale = query.state.data !== undefined
      if (!isRefusal(error)) caught(error, 'query', isStale)
      if (isStale) showToast({ tone: 'error', title: LL.errors.stale() })
    },
  })
  const mutationCache = new MutationCache({
    onError: (error) => void (isRefusal(error) || caught(error, 'mutation', true)),
  })
  return new QueryClient({
    queryCache,
    mutationCache,
    defaultOptions: {
      queries: {
        networkMode,
        staleTime: 30_000,
        retry: worthRetrying,
        retryDelay: 400,
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode },
    },
  })
}
