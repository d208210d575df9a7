import { ApiError, ContractError } from '#src/api/errors.ts'
import type { ErrorKind } from '#src/ui/ErrorView/ErrorView.tsx'

/** What an error page has to say of it, and of the network beside it. */
export function errorKind(error: unknown, isOnline: boolean): ErrorKind {
  if (error instanceof ContractError) return 'contract'
  if (!(error instanceof ApiError)) return 'unexpected'
  if (error.unreachable) return isOnline ? 'unreachable' : 'offline'
  return error.status === 503 ? 'maintenance' : 'unexpected'
}
