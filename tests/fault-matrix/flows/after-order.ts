import { defaultMessage } from '../expected-messages.ts'
import type { Flow } from '../flow.ts'

const id = 'ZR-100001'

export const cancelOrder: Flow = {
  scenario: ['order-paid', 'cart-with-one-line'],
  path: `/profile/accountorder/${id}`,
  setup: async ({ LL, press, type }) => {
    await press(LL.order.afterOrder.cancel.open())
    await type(LL.order.afterOrder.cancel.reason(), 'mistake')
  },
  act: ({ LL, press }) => press(LL.order.afterOrder.cancel.send()),
  expectedMessage: defaultMessage,
  isInputKept: ({ LL, valueOf }) => valueOf(LL.order.afterOrder.cancel.reason()) === 'mistake',
  isDone: ({ LL, sees }) => sees(LL.order.outcome.void()),
}

const openWindows = {
  scenario: ['order-paid'],
  path: `/profile/accountorder/${id}`,
  expectedMessage: defaultMessage,
} as const

export const deliveryWindows: Flow = {
  ...openWindows,
  act: ({ LL, press }) => press(LL.order.afterOrder.delivery.open()),
  recover: ({ LL, press }) => press(LL.errors.retry()),
  isDone: ({ LL, sees }) => sees(LL.order.afterOrder.delivery.windows()),
}

export const changeDelivery: Flow = {
  ...openWindows,
  setup: async ({ LL, press, choose }) => {
    await press(LL.order.afterOrder.delivery.open())
    await choose(LL.order.afterOrder.delivery.windows(), 2)
  },
  act: ({ LL, press }) => press(LL.order.afterOrder.delivery.send()),
  isDone: ({ LL, sees }) => sees(LL.order.afterOrder.delivery.done()),
}

export const requestReturn: Flow = {
  scenario: ['order-delivered'],
  path: `/profile/accountorder/${id}`,
  setup: async ({ LL, press, type }) => {
    await press(LL.order.returns.open())
    await type(LL.order.returns.reason(), 'changedMind')
    await type(LL.order.returns.text(), 'کوچک است')
  },
  act: ({ LL, press }) => press(LL.order.returns.send()),
  expectedMessage: defaultMessage,
  isInputKept: ({ LL, valueOf }) =>
    valueOf(LL.order.returns.reason()) === 'changedMind' && valueOf(LL.order.returns.text()) === 'کوچک است',
  isDone: ({ LL, sees }) => sees(LL.order.returns.states.requested()),
}

export const trackOrder: Flow = {
  scenario: ['order-paid', 'cart-with-one-line'],
  path: '/track',
  setup: async ({ LL, type }) => {
    await type(LL.order.track.number(), id)
    await type(LL.order.track.mobile(), '09121234567')
  },
  act: ({ LL, press }) => press(LL.order.track.send()),
  expectedMessage: defaultMessage,
  isInputKept: ({ LL, valueOf }) =>
    valueOf(LL.order.track.number()) === id && valueOf(LL.order.track.mobile()) === '09121234567',
  isDone: ({ LL, sees }) => sees(LL.order.statuses.paid()),
}
