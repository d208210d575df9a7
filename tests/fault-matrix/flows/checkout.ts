import type { User } from '../user.ts'
import { pageError, placingError, noMessage, defaultMessage } from '../expected-messages.ts'
import type { Flow } from '../flow.ts'

const members = { scenario: ['ready-to-order'], path: '/basket' } as const
const address = ({ LL }: User) => LL.checkout.addressTitle()
const merchant = ({ LL }: User) => LL.checkout.merchantTitle()

export const setAddress: Flow = {
  ...members,
  act: (hands) => hands.choose(address(hands), 1),
  expectedMessage: defaultMessage,
  isInputKept: (hands) => hands.isChosen(address(hands), 0),
  isDone: (hands) => hands.isChosen(address(hands), 1),
}

export const removeAddress: Flow = {
  ...members,
  act: ({ LL, press }) => press(LL.checkout.addressRemove()),
  expectedMessage: defaultMessage,
  isInputKept: (hands) => hands.isChosen(address(hands), 0),
  isDone: ({ LL, hasButton, sees }) =>
    sees(LL.checkout.addressTitle()) && !hasButton(LL.checkout.addressRemove()),
}

/** Silent, because the shop has a default merchant. */
export const merchants: Flow = {
  ...members,
  expectedMessage: noMessage,
  isDone: (hands) => hands.sees(merchant(hands)),
}

export const setMerchant: Flow = {
  ...members,
  act: (hands) => hands.choose(merchant(hands), 1),
  expectedMessage: defaultMessage,
  isDone: (hands) => hands.isChosen(merchant(hands), 1),
}

const checkboxFlow = (
  label: (hands: User) => string,
  isWanted: boolean,
): Omit<Flow, 'scenario' | 'path'> => ({
  act: (hands) => hands.check(label(hands)),
  expectedMessage: defaultMessage,
  isInputKept: (hands) => hands.isChecked(label(hands)) !== isWanted,
  isDone: (hands) => hands.isChecked(label(hands)) === isWanted,
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
  act: (hands) => hands.type(parent(hands), reserved),
  expectedMessage: defaultMessage,
  isInputKept: (hands) => hands.valueOf(parent(hands)) === '',
  isDone: (hands) => hands.valueOf(parent(hands)) === reserved,
}

const holds = ({ LL }: User) => LL.checkout.parentHolds({ titles: '' })

export const reserve: Flow = {
  path: '/basket',
  scenario: ['child-order'],
  expectedMessage: defaultMessage,
  isDone: (hands) => hands.sees(holds(hands)),
}

export const setOrder: Flow = {
  ...members,
  setup: async (hands) => {
    const { LL, choose, check } = hands
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
