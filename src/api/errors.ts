import type { Message } from '#contracts/envelope.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'

/** The server refused a call, or is unreachable (`status` 0). */
export class ApiError extends Error {
  readonly status: number
  readonly fieldMessages: readonly Message[]
  readonly messages: readonly string[]
  /** From `Retry-After`, milliseconds since the epoch. */
  readonly retryAt: number | null
  readonly timedOut: boolean

  constructor(
    status: number,
    fieldMessages: readonly Message[],
    options: ErrorOptions & { retryAt?: number | null; timedOut?: boolean } = {},
  ) {
    super(fieldMessages[0]?.item1 ?? `The server answered ${status}`, options)
    this.name = 'ApiError'
    this.status = status
    this.fieldMessages = fieldMessages
    this.messages = fieldMessages.map(({ item1 }) => item1)
    this.retryAt = options.retryAt ?? null
    this.timedOut = options.timedOut ?? false
  }
}

export class ContractError extends Error {
  constructor(path: string, detail: string) {
    super(`The answer of ${path} breaks its contract: ${detail}`)
    this.name = 'ContractError'
  }
}

/** The route's validation refused the URL. */
export class PageNotFound extends Error {
  constructor(path: string) {
    super(`Page Not Found: ${path}`)
    this.name = 'PageNotFound'
  }
}

/** Name of a failed dynamic import: see `app/app-update/chunk-errors.ts`. */
export const chunkError = 'ChunkError'

export const isChunkError = (error: unknown) => error instanceof Error && error.name === chunkError

export function errorText(error: unknown, LL: TranslationFunctions): string {
  if (error instanceof ContractError) return LL.errors.contract()
  if (isChunkError(error) || isUnreachable(error)) return LL.errors.unreachable()
  return (error instanceof ApiError && error.messages[0]) || LL.errors.unexpected()
}

export const isStatus = (error: unknown, status: number): error is ApiError =>
  error instanceof ApiError && error.status === status

/** Something that was read before was taken out, for now or for good. */
export const isWithdrawn = (error: unknown) => isStatus(error, 404) || isStatus(error, 410)

export const isUnreachable = (error: unknown): error is ApiError => isStatus(error, 0)

/** Worth a retry, unlike a timeout: the shopper has waited long enough. */
export const isConnectionLost = (error: unknown) => isUnreachable(error) && !error.timedOut

export const retryAtOf = (error: unknown) => (error instanceof ApiError ? error.retryAt : null)
