/** Mutation keys that more than one module names. */
export const mutationKeys = {
  /** Every change of the cart, an order too. */
  cart: ['cart'],
  changeCount: ['cart', 'count'],
  applyDefaults: ['checkout', 'defaults'],
  login: ['auth', 'login'],
  enterMobile: ['auth', 'mobile'],
  setPassword: ['auth', 'password'],
  like: ['likes', 'set'],
} as const
