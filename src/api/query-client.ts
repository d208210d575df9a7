import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './errors.ts'

/** A refusal stays one however often it is asked; only a lost connection is worth a second try. */
const worthRetrying = (failures: number, error: Error) =>
  error instanceof ApiError && error.unreachable && failures < 1

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: worthRetrying, retryDelay: 400, refetchOnWindowFocus: false },
    },
  })
