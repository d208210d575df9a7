import { withFault } from './scenario-state.ts'
import type { Scenarios } from './scenario-state.ts'

export const faultScenarios = {
  'slow-server': {
    title: 'Answers take two seconds, some six',
    apply: (state) => withFault(state, { on: '*', fault: { latency: { median: 2000, p95: 6000 } } }),
  },
  'flaky-server': {
    title: 'One call in five fails',
    apply: (state) => withFault(state, { on: '*', fault: { status: 503 }, chance: 0.2 }),
  },
  'server-down': {
    title: 'No call reaches the server',
    apply: (state) => withFault(state, { on: '*', fault: 'drop' }),
  },
  'cart-unavailable': {
    title: 'Adding to the cart fails',
    apply: (state) => withFault(state, { on: 'add', fault: { status: 503 } }),
  },
} as const satisfies Scenarios
