import { withFlags } from './scenario-state.ts'
import type { Scenarios } from './scenario-state.ts'

export const shopScenarios = {
  guest: { title: 'A guest without data' },
  'empty-catalogue': { title: 'The catalogue is empty', catalogue: 'empty' },
  'long-names': { title: 'Every name is as long as can be', catalogue: 'long-names' },
  'ten-thousand-products': { title: 'A shop of ten thousand products', catalogue: 'ten-thousand' },
  'no-content': {
    title: 'No article, gallery or exhibition has been written yet',
    apply: (state) => withFlags(state, { withoutContent: true }),
  },
  'no-delivery-methods': {
    title: 'Nothing can be delivered today',
    apply: (state) => withFlags(state, { withoutDelivery: true }),
  },
  'delivery-windows-full': {
    title: 'Each delivery window is taken between its choice and its arrival at the server',
    apply: (state) => withFlags(state, { withFullWindows: true }),
  },
  'online-without-payment': {
    title: 'Online orders get no payment id, and lead to the order page',
    apply: (state) => withFlags(state, { onlineWithoutPayment: true }),
  },
} as const satisfies Scenarios
