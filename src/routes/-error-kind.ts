import { ContractError, isChunkError, isStatus } from '#src/api/errors.ts'
import type { ErrorKind } from '#src/ui/ErrorView/ErrorView.tsx'

export function errorKind(error: unknown, isOnline: boolean): ErrorKind {
  if (error instanceof ContractError) return 'contract'
  const isUnreachable = isChunkError(error) || isStatus(error, 0)
  if (isUnreachable) return isOnline ? 'unreachable' : 'offline'
  return isStatus(error, 503) ? 'maintenance' : 'unexpected'
}
