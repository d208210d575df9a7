import { defaultMessage } from '../expected-messages.ts'
import type { Flow } from '../flow.ts'

const id = 'ZR-100001'

export const cancelOrder: Flow = {
  scenario: ['order-paid', 'cart-with-one-line'],
  path: `/profile/accountorder/${id}`,
  setup: async ({ LL, press, type }) => {
    await press(LL.afterOrder.cancel.open())
    await type(LL.afterOrder.cancel.reason(), 'mistake')
  },
  act: ({ LL, press }) => press(LL.afterOrder.cancel.send()),
  expectedMessage: defaultMessage,
  isInputKept: ({ LL, valueOf }) => valueOf(LL.afterOrder.cancel.reason()) === 'mistake',
  isDone: ({ LL, sees }) => sees(LL.order.outcome.void()),
}

const openWindows = {
  scenario: ['order-paid'],
  path: `/profile/accountorder/${id}`,
  expectedMessage: defaultMessage,
} as const

export const deliveryWindows: Flow = {
  ...openWindows,
  act: ({ LL, press }) => press(LL.afterOrder.delivery.open()),
  recover: ({ LL, press }) => press(LL.errors.retry()),
  isDone: ({ LL, sees }) => sees(LL.afterOrder.delivery.windows()),
}

export const changeDelivery: Flow = {
  ...openWindows,
  setup: async ({ LL, press, choose }) => {
    await press(LL.afterOrder.delivery.open())
    await choose(LL.afterOrder.delivery.windows(), 2)
  },
  act: ({ LL, press }) => press(LL.afterOrder.delivery.send()),
  isDone: ({ LL, sees }) => sees(LL.afterOrder.delivery.done()),
}

export const requestReturn: Flow = {
  scenario: ['order-delivered'],
  path: `/profile/accountorder/${id}`,
  setup: async ({ LL, press, type }) => {
    await press(LL.orderReturns.open())
    await type(LL.orderReturns.reason(), 'changedMind')
    await type(LL.orderReturns.text(), 'کوچک است')
  },
  act: ({ LL, press }) => press(LL.orderReturns.send()),
  expectedMessage: defaultMessage,
  isInputKept: ({ LL, valueOf }) =>
    valueOf(LL.orderReturns.reason()) === 'changedMind' && valueOf(LL.orderReturns.text()) === 'کوچک است',
  isDone: ({ LL, sees }) => sees(LL.orderReturns.states.requested()),
}

export const trackOrder: Flow = {
  scenario: ['order-paid', 'cart-with-one-line'],
  path: '/track',
  setup: async ({ LL, type }) => {
    await type(LL.track.number(), id)
    await type(LL.track.mobile(), '09121234567')
  },
  act: ({ LL, press }) => press(LL.track.send()),
  expectedMessage: defaultMessage,
  isInputKept: ({ LL, valueOf }) =>
    valueOf(LL.track.number()) === id && valueOf(LL.track.mobile()) === '09121234567',
  isDone: ({ LL, sees }) => sees(LL.order.statuses.paid()),
}
