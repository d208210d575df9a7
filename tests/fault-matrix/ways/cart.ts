import type { Hands } from '../hands.ts'
import { addFailed, countFailed, pageError, words } from '../tells.ts'
import type { Way } from '../way.ts'
import { pot } from './catalogue.ts'

const basket = { path: '/basket' } as const
const guests = { ...basket, scenario: ['cart-with-one-line'] } as const
const carpet = 'فرش لچک‌ترنج دست‌بافت کاشان'

export const add: Way = {
  scenario: ['cart-with-one-line'],
  path: pot,
  act: ({ LL, press }) => press(LL.cart.add()),
  tells: addFailed,
  done: ({ LL, sees }) => sees(LL.cart.continueText()),
}

const two = ({ LL, countOf }: Hands) => countOf(LL.cart.count({ title: carpet })) === 2

export const count: Way = {
  ...guests,
  name: 'a count',
  act: ({ LL, press }) => press(LL.cart.increase({ title: carpet })),
  tells: countFailed,
  done: two,
}

export const remove: Way = {
  ...guests,
  act: ({ LL, press }) => press(LL.cart.remove({ title: carpet })),
  tells: words,
  takesLines: true,
  done: ({ LL, sees }) => sees(LL.cart.empty()),
}

export const getCart: Way = {
  ...guests,
  tells: pageError,
  done: ({ LL, hasButton }) => hasButton(LL.cart.increase({ title: carpet })),
}

export const getDelivery: Way = {
  ...guests,
  tells: words,
  done: ({ LL, isChosen }) => isChosen(LL.checkout.deliveryTitle(), 0),
}

/** A choice among cards: after a failure the one before is shown again. */
const chosen = (
  title: (hands: Hands) => string,
  at: number,
): Pick<Way, 'act' | 'tells' | 'keeps' | 'done'> => ({
  act: (hands) => hands.choose(title(hands), at),
  tells: words,
  done: (hands) => hands.isChosen(title(hands), at),
})

export const setDelivery: Way = { ...guests, ...chosen(({ LL }) => LL.checkout.deliveryTitle(), 1) }

const code = 'ZARRIN10'

export const setRebate: Way = {
  ...guests,
  before: ({ LL, type }) => type(LL.checkout.rebateCode.label(), code),
  act: ({ LL, press }) => press(LL.checkout.rebateCode.apply()),
  tells: words,
  keeps: ({ LL, valueOf }) => valueOf(LL.checkout.rebateCode.label()) === code,
  done: ({ LL, hasButton }) => hasButton(LL.checkout.rebateCode.remove()),
}

export const removeRebate: Way = {
  ...basket,
  scenario: ['rebate-applied'],
  act: ({ LL, press }) => press(LL.checkout.rebateCode.remove()),
  tells: words,
  keeps: ({ LL, hasButton }) => hasButton(LL.checkout.rebateCode.remove()),
  done: ({ LL, hasButton }) => hasButton(LL.checkout.rebateCode.apply()),
}
