import type { TranslationFunctions } from '#i18n/i18n-types.ts'

/** The server said no, or could not be reached (`status` 0). */
export class ApiError extends Error {
  readonly status: number
  readonly messages: readonly string[]

  constructor(status: number, messages: readonly string[], options?: ErrorOptions) {
    super(messages[0] ?? `The server answered ${status}`, options)
    this.name = 'ApiError'
    this.status = status
    this.messages = messages
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

/** What a person is told of an error, in their language. */
export function errorText(error: unknown, LL: TranslationFunctions): string {
  if (error instanceof ContractError) return LL.errors.contract()
  if (!(error instanceof ApiError)) return LL.errors.unexpected()
  if (error.unreachable) return LL.errors.unreachable()
  return error.messages[0] ?? LL.errors.unexpected()
}

export const isStatus = (error: unknown, status: number) =>
  error instanceof ApiError && error.status === status
