export const mutationKeys = {
  /** Prefix of every cart mutation, orders too. */
  cart: ['cart'],
  changeCount: ['cart', 'count'],
  applyDefaults: ['checkout', 'defaults'],
  auth: ['auth'],
  login: ['auth', 'login'],
  enterMobile: ['auth', 'mobile'],
  like: ['likes', 'set'],
} as const
