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
  setup?: (hands: User) => Promise<void>
  act?: (hands: User) => Promise<void>
  expectedMessage: ExpectedMessage
  isInputKept?: (hands: User) => boolean
  /** Recovery; omitted: the retry button of the page, or `act` again. */
  recover?: (hands: User) => Promise<void>
  isDone: (hands: User) => boolean
  removesLines?: boolean
}

/** The reason why the shop never makes the call; the run fails if it does. */
export type Uncalled = { uncalled: string }
