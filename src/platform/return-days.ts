/** Dictionaries tell buyers as well: `home.trust`, `checkout.terms`, `shop.about`. */
export const returnDays = 7
