import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { errorText } from './errors.ts'

type Query = { data: unknown; error: unknown; isFetching: boolean; refetch: () => unknown }

/** How a `SummaryCard` shows a query; older data stay if a refetch fails. */
export function cardState({ data, error, isFetching, refetch }: Query, LL: TranslationFunctions) {
  const isFailed = data === undefined && error !== null
  return {
    isLoading: data === undefined && !isFailed,
    failure: isFailed ? errorText(error, LL) : null,
    isRetrying: isFetching,
    onRetry: () => void refetch(),
  }
}
