import { withShopper, withWorld } from './scenario-state.ts'
import type { Scenarios } from './scenario-state.ts'

export const sessionScenarios = {
  'token-expired': {
    title: 'Sara’s token has expired; a refresh renews it',
    includes: ['member'],
    apply: (state) => withShopper(state, { token: undefined }),
  },
  'session-ended': {
    title: 'Sara was signed in; her tokens are void',
    includes: ['member'],
    apply: (state) => withWorld(state, { tokens: {} }),
  },
} as const satisfies Scenarios
