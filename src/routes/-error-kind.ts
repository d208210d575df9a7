import { ContractError, isChunkError, isStatus, isUnreachable } from '#src/api/errors.ts'
import type { ErrorKind } from '#src/ui/ErrorView/ErrorView.tsx'

export function errorKind(error: unknown, isOnline: boolean): ErrorKind {
  if (error instanceof ContractError) return 'contract'
  if (isChunkError(error) || isUnreachable(error)) return isOnline ? 'unreachable' : 'offline'
  return isStatus(error, 503) ? 'maintenance' : 'unexpected'
}
