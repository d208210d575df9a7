/** For search engines. Dictionaries tell buyers: `home.trust`, `checkout.terms`, `shop.about`. */
export const returnPolicy = { country: 'IR', days: 7 } as const
