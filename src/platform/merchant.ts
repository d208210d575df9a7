/**
 * What the shop promises every buyer, for search engines. Buyers read it in words in the dictionaries: `home.trust`,
 * `checkout.terms`, `app.footer` and `shop.about`.
 */
export const merchant = { country: 'IR', returnDays: 7 } as const
