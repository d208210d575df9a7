import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import type { ScenarioName } from '#mocks/server/scenarios/registry.ts'
import type { User } from './user.ts'
import type { FailureMode } from './failure-modes.ts'

/** `null`: the shop shows no message. */
export type ExpectedMessage = (trouble: FailureMode, LL: TranslationFunctions) => string | null

export type Flow = {
  name?: string
  scenario: readonly ScenarioName[]
  path: string
  setup?: (user: User) => Promise<void>
  act?: (user: User) => Promise<void>
  expectedMessage: ExpectedMessage
  isInputKept?: (user: User) => boolean
  /** Recovery; omitted: the retry button of the page, or `act` again. */
  recover?: (user: User) => Promise<void>
  isDone: (user: User) => boolean
  removesLines?: boolean
}

/** The reason why the shop never makes the call; the run fails if it does. */
export type Uncalled = { uncalled: string }
