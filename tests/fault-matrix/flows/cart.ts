import type { User } from '../user.ts'
import { addFailed, countFailed, pageError, defaultMessage } from '../expected-messages.ts'
import type { Flow } from '../flow.ts'
import { pot } from './catalogue.ts'

const cartPage = { path: '/basket' } as const
const guestCart = { ...cartPage, scenario: ['cart-with-one-line'] } as const
const carpet = 'فرش لچک‌ترنج دست‌بافت کاشان'

export const add: Flow = {
  scenario: ['cart-with-one-line'],
  path: pot,
  act: ({ LL, press }) => press(LL.cart.add()),
  expectedMessage: addFailed,
  isDone: ({ LL, sees }) => sees(LL.cart.continueText()),
}

const hasCountOfTwo = ({ LL, countOf }: User) => countOf(LL.cart.count({ title: carpet })) === 2

export const count: Flow = {
  ...guestCart,
  name: 'a count',
  act: ({ LL, press }) => press(LL.cart.increase({ title: carpet })),
  expectedMessage: countFailed,
  isDone: hasCountOfTwo,
}

export const remove: Flow = {
  ...guestCart,
  act: ({ LL, press }) => press(LL.cart.remove({ title: carpet })),
  expectedMessage: defaultMessage,
  removesLines: true,
  isDone: ({ LL, sees }) => sees(LL.cart.empty()),
}

export const getCart: Flow = {
  ...guestCart,
  expectedMessage: pageError,
  isDone: ({ LL, hasButton }) => hasButton(LL.cart.increase({ title: carpet })),
}

/** After a 401 the way to sign in is shown instead. */
export const getDelivery: Flow = {
  ...guestCart,
  expectedMessage: (trouble, LL) =>
    trouble.name === '401' ? LL.checkout.signInText() : defaultMessage(trouble, LL),
  isDone: ({ LL, isChosen }) => isChosen(LL.checkout.deliveryTitle(), 0),
}

const radioFlow = (title: (user: User) => string, at: number): Omit<Flow, 'scenario' | 'path'> => ({
  act: (user) => user.choose(title(user), at),
  expectedMessage: defaultMessage,
  isDone: (user) => user.isChosen(title(user), at),
})

export const setDelivery: Flow = { ...guestCart, ...radioFlow(({ LL }) => LL.checkout.deliveryTitle(), 1) }

const code = 'ZARRIN10'

export const setRebate: Flow = {
  ...guestCart,
  setup: ({ LL, type }) => type(LL.checkout.rebateCode.label(), code),
  act: ({ LL, press }) => press(LL.checkout.rebateCode.apply()),
  expectedMessage: defaultMessage,
  isInputKept: ({ LL, valueOf }) => valueOf(LL.checkout.rebateCode.label()) === code,
  isDone: ({ LL, hasButton }) => hasButton(LL.checkout.rebateCode.remove()),
}

export const linkedRebate: Flow = {
  name: 'a discount link',
  scenario: ['member', 'cart-with-one-line'],
  path: `/discount/${code}`,
  expectedMessage: defaultMessage,
  isDone: ({ LL, sees }) => sees(LL.lists.discount.applied({ code })),
}

export const removeRebate: Flow = {
  ...cartPage,
  scenario: ['rebate-applied'],
  act: ({ LL, press }) => press(LL.checkout.rebateCode.remove()),
  expectedMessage: defaultMessage,
  isInputKept: ({ LL, hasButton }) => hasButton(LL.checkout.rebateCode.remove()),
  isDone: ({ LL, hasButton }) => hasButton(LL.checkout.rebateCode.apply()),
}

export const shareCart: Flow = {
  ...guestCart,
  act: ({ LL, press }) => press(LL.lists.cartShare.button()),
  expectedMessage: defaultMessage,
  isDone: ({ LL, valueOf }) => /\/basket\/shared\/.{20}/.test(valueOf(LL.lists.cartShare.link()) ?? ''),
}

export const sharedCart: Flow = {
  path: '/basket/shared/basket-shared-by-sara-2026',
  scenario: ['shared-cart', 'cart-with-one-line'],
  expectedMessage: pageError,
  isDone: ({ LL, hasButton }) => hasButton(LL.lists.addAll.button()),
}
