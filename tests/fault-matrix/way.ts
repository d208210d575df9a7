import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import type { ScenarioName } from '#mocks/server/scenarios/registry.ts'
import type { Hands } from './hands.ts'
import type { Trouble } from './troubles.ts'

/** What the shop says; null where the error catalogue has it say nothing. */
export type Tells = (trouble: Trouble, LL: TranslationFunctions) => string | null

/** How a person comes to a call, and what they see of it. */
export type Way = {
  /** Where there are several ways to one call. */
  name?: string
  scenario: readonly ScenarioName[]
  path: string
  /** What they did before, while all was well. */
  before?: (hands: Hands) => Promise<void>
  /** What makes the call; opening the page does where it is left out. */
  act?: (hands: Hands) => Promise<void>
  tells: Tells
  /** What was typed or chosen and is still there after a failure. */
  keeps?: (hands: Hands) => boolean
  /** What they do once all is well again; left out: the page's own button, or the act once more. */
  again?: (hands: Hands) => Promise<void>
  /** What they see once it is done. */
  done: (hands: Hands) => boolean
  /** It takes lines out of the basket. */
  takesLines?: boolean
}

/** A call that the shop does not make; the run fails where it does. */
export type Uncalled = { uncalled: string }
