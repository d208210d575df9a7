import { QueryCache, QueryClient } from '@tanstack/react-query'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { showToast } from '#src/stores/toasts.ts'
import { ApiError } from './errors.ts'

/** A refusal stays one however often it is asked; only a lost connection is worth a second try. */
const worthRetrying = (failures: number, error: Error) =>
  error instanceof ApiError && error.unreachable && failures < 1

/** Asks whatever the browser believes of the network: a failure that is told is better than a wait that is not. */
const networkMode = 'always'

export function createQueryClient(LL: TranslationFunctions) {
  const queryCache = new QueryCache({
    onError: (_error, query) => {
      if (query.state.data !== undefined) showToast({ tone: 'error', title: LL.errors.stale() })
    },
  })
  return new QueryClient({
    queryCache,
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
