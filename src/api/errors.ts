import type { Message } from '#contracts/envelope.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'

/** The server said no, or could not be reached (`status` 0). `said` are its words, with the fields they are about. */
export class ApiError extends Error {
  readonly status: number
  readonly said: readonly Message[]
  readonly messages: readonly string[]
  /** When the server takes the call again, milliseconds of the epoch; null where it did not say. */
  readonly retryAt: number | null
  /** The server took the call and did not answer it in time. */
  readonly timedOut: boolean

  constructor(
    status: number,
    said: readonly Message[],
    options: ErrorOptions & { retryAt?: number | null; timedOut?: boolean } = {},
  ) {
    super(said[0]?.item1 ?? `The server answered ${status}`, options)
    this.name = 'ApiError'
    this.status = status
    this.said = said
    this.messages = said.map(({ item1 }) => item1)
    this.retryAt = options.retryAt ?? null
    this.timedOut = options.timedOut ?? false
  }

  get unreachable() {
    return this.status === 0
  }
}

/** The server answered what its contract does not allow. */
export class ContractError extends Error {
  constructor(path: string, detail: string) {
    super(`The answer of ${path} breaks its contract: ${detail}`)
    this.name = 'ContractError'
  }
}

/** An address that no page could have: fatal, since the route's own validation refused it. */
export class PageNotFound extends Error {
  constructor(path: string) {
    super(`Page Not Found: ${path}`)
    this.name = 'PageNotFound'
  }
}

/** The name of what is thrown for a part of the shop that did not come: see `app/app-update/chunk-errors.ts`. */
export const chunkError = 'ChunkError'

export const isChunkError = (error: unknown) => error instanceof Error && error.name === chunkError

/** What a person is told of an error, in their language. */
export function errorText(error: unknown, LL: TranslationFunctions): string {
  if (error instanceof ContractError) return LL.errors.contract()
  if (isChunkError(error)) return LL.errors.unreachable()
  if (!(error instanceof ApiError)) return LL.errors.unexpected()
  if (error.unreachable) return LL.errors.unreachable()
  return error.messages[0] ?? LL.errors.unexpected()
}

export const isStatus = (error: unknown, status: number) =>
  error instanceof ApiError && error.status === status

export const isUnreachable = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.unreachable

/** Lost on the way: a second try may come through. Who waited a whole deadline waits no second. */
export const isConnectionLost = (error: unknown) => isUnreachable(error) && !error.timedOut

export const retryAtOf = (error: unknown) => (error instanceof ApiError ? error.retryAt : null)
