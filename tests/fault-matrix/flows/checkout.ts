import type { User } from '../user.ts'
import { pageError, placingError, noMessage, defaultMessage } from '../expected-messages.ts'
import type { Flow } from '../flow.ts'

const members = { scenario: ['ready-to-order'], path: '/basket' } as const
const address = ({ LL }: User) => LL.checkout.addressTitle()
const merchant = ({ LL }: User) => LL.checkout.merchantTitle()

export const setAddress: Flow = {
  ...members,
  act: (user) => user.choose(address(user), 1),
  expectedMessage: defaultMessage,
  isInputKept: (user) => user.isChosen(address(user), 0),
  isDone: (user) => user.isChosen(address(user), 1),
}

export const removeAddress: Flow = {
  ...members,
  act: ({ LL, press }) => press(LL.checkout.addressRemove()),
  expectedMessage: defaultMessage,
  isInputKept: (user) => user.isChosen(address(user), 0),
  isDone: ({ LL, hasButton, sees }) =>
    sees(LL.checkout.addressTitle()) && !hasButton(LL.checkout.addressRemove()),
}

/** Silent, because the shop has a default merchant. */
export const merchants: Flow = {
  ...members,
  expectedMessage: noMessage,
  isDone: (user) => user.sees(merchant(user)),
}

export const setMerchant: Flow = {
  ...members,
  act: (user) => user.choose(merchant(user), 1),
  expectedMessage: defaultMessage,
  isDone: (user) => user.isChosen(merchant(user), 1),
}

const checkboxFlow = (label: (user: User) => string, isWanted: boolean): Omit<Flow, 'scenario' | 'path'> => ({
  act: (user) => user.check(label(user)),
  expectedMessage: defaultMessage,
  isInputKept: (user) => user.isChecked(label(user)) !== isWanted,
  isDone: (user) => user.isChecked(label(user)) === isWanted,
})
const bonus = ({ LL }: User) => LL.checkout.bonusUse()

export const setBonus: Flow = { ...members, ...checkboxFlow(bonus, true) }
export const removeBonus: Flow = { ...members, ...checkboxFlow(bonus, false), scenario: ['bonus-applied'] }
export const setReserve: Flow = { ...members, ...checkboxFlow(({ LL }) => LL.checkout.reserve(), true) }

const parent = ({ LL }: User) => LL.checkout.parentTitle()
const reserved = 'ZR-100001'

export const setParentOrderId: Flow = {
  path: '/basket',
  scenario: ['reserved-order', 'cart-with-one-line'],
  act: (user) => user.type(parent(user), reserved),
  expectedMessage: defaultMessage,
  isInputKept: (user) => user.valueOf(parent(user)) === '',
  isDone: (user) => user.valueOf(parent(user)) === reserved,
}

const holds = ({ LL }: User) => LL.checkout.parentHolds({ titles: '' })

export const reserve: Flow = {
  path: '/basket',
  scenario: ['child-order'],
  expectedMessage: defaultMessage,
  isDone: (user) => user.sees(holds(user)),
}

export const setOrder: Flow = {
  ...members,
  setup: async (user) => {
    const { LL, choose, check } = user
    await choose(LL.checkout.kindTitle(), 1)
    await check(LL.checkout.terms.accept())
  },
  act: ({ LL, press }) => press(LL.checkout.place()),
  expectedMessage: placingError,
  isInputKept: ({ LL, isChosen, isChecked }) =>
    isChosen(LL.checkout.kindTitle(), 1) && isChecked(LL.checkout.terms.accept()),
  removesLines: true,
  isDone: ({ LL, sees, isAt }) =>
    isAt(`/profile/accountorder/${reserved}`) && sees(LL.order.outcome.offline()),
}

const account = { scenario: ['order-awaiting-payment', 'cart-with-one-line'] } as const

export const orders: Flow = {
  ...account,
  path: '/profile/accountorder',
  expectedMessage: pageError,
  isDone: ({ sees }) => sees(reserved),
}

export const order: Flow = {
  ...account,
  path: `/profile/accountorder/${reserved}`,
  expectedMessage: pageError,
  isDone: ({ LL, sees }) => sees(LL.order.outcome.pending()),
}
