import type { Hands } from '../hands.ts'
import { pageError, placingError, silence, words } from '../tells.ts'
import type { Tells, Way } from '../way.ts'

const members = { scenario: ['ready-to-order'], path: '/basket' } as const
const address = ({ LL }: Hands) => LL.checkout.addressTitle()
const merchant = ({ LL }: Hands) => LL.checkout.merchantTitle()

export const setAddress: Way = {
  ...members,
  act: (hands) => hands.choose(address(hands), 1),
  tells: words,
  keeps: (hands) => hands.isChosen(address(hands), 0),
  done: (hands) => hands.isChosen(address(hands), 1),
}

export const removeAddress: Way = {
  ...members,
  act: ({ LL, press }) => press(LL.checkout.addressRemove()),
  tells: words,
  keeps: (hands) => hands.isChosen(address(hands), 0),
  done: ({ LL, hasButton, sees }) =>
    sees(LL.checkout.addressTitle()) && !hasButton(LL.checkout.addressRemove()),
}

/** The shop has its own choice of who takes a payment, so nobody misses the list. */
export const merchants: Way = {
  ...members,
  tells: silence,
  done: (hands) => hands.sees(merchant(hands)),
}

export const setMerchant: Way = {
  ...members,
  act: (hands) => hands.choose(merchant(hands), 1),
  tells: words,
  done: (hands) => hands.isChosen(merchant(hands), 1),
}

const boxed = (
  label: (hands: Hands) => string,
  isWanted: boolean,
): Pick<Way, 'act' | 'tells' | 'keeps' | 'done'> => ({
  act: (hands) => hands.check(label(hands)),
  tells: words,
  keeps: (hands) => hands.isChecked(label(hands)) !== isWanted,
  done: (hands) => hands.isChecked(label(hands)) === isWanted,
})
const bonus = ({ LL }: Hands) => LL.checkout.bonusUse()

export const setBonus: Way = { ...members, ...boxed(bonus, true) }
export const removeBonus: Way = { ...members, ...boxed(bonus, false), scenario: ['bonus-applied'] }
export const setReserve: Way = { ...members, ...boxed(({ LL }) => LL.checkout.reserve(), true) }

const parent = ({ LL }: Hands) => LL.checkout.parentTitle()
const reserved = 'ZR-100001'

export const setParentOrderId: Way = {
  path: '/basket',
  scenario: ['reserved-order', 'cart-with-one-line'],
  act: (hands) => hands.type(parent(hands), reserved),
  tells: words,
  keeps: (hands) => hands.valueOf(parent(hands)) === '',
  done: (hands) => hands.valueOf(parent(hands)) === reserved,
}

const holds = ({ LL }: Hands) => LL.checkout.parentHolds({ titles: '' })

export const reserve: Way = {
  path: '/basket',
  scenario: ['child-order'],
  tells: words,
  done: (hands) => hands.sees(holds(hands)),
}

/** Who is asked to sign in anew is led to where that is done. */
const notPlaced: Tells = (trouble, LL) => placingError(trouble, LL)

export const setOrder: Way = {
  ...members,
  before: async (hands) => {
    const { LL, choose, check } = hands
    await choose(LL.checkout.kindTitle(), 1)
    await check(LL.checkout.terms.accept())
  },
  act: ({ LL, press }) => press(LL.checkout.place()),
  tells: notPlaced,
  keeps: ({ LL, isChosen, isChecked }) =>
    isChosen(LL.checkout.kindTitle(), 1) && isChecked(LL.checkout.terms.accept()),
  takesLines: true,
  done: ({ LL, sees, isAt }) => isAt(`/profile/accountorder/${reserved}`) && sees(LL.order.outcome.offline()),
}

const account = { scenario: ['order-awaiting-payment', 'cart-with-one-line'] } as const

export const orders: Way = {
  ...account,
  path: '/profile/accountorder',
  tells: pageError,
  done: ({ sees }) => sees(reserved),
}

export const order: Way = {
  ...account,
  path: `/profile/accountorder/${reserved}`,
  tells: pageError,
  done: ({ LL, sees }) => sees(LL.order.outcome.pending()),
}
