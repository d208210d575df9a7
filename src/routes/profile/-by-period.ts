import { keepPreviousData } from '@tanstack/react-query'
import type { Query } from '@tanstack/react-query'

/** The former period stays until the new one has come, and what was read outlives a failed read. */
export const byPeriod = {
  placeholderData: keepPreviousData,
  throwOnError: (_error: Error, { state }: Pick<Query, 'state'>) => state.data === undefined,
}
