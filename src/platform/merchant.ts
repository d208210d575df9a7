/** For search engines. Dictionaries tell buyers: `home.trust`, `checkout.terms`, `shop.about`. */
export const merchant = { country: 'IR', returnDays: 7 } as const
