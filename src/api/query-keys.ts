/** Query keys that more than one module names. */
export const queryKeys = {
  categories: ['categories'],
  products: ['products'],
  content: ['content'],
  /** The cart and its delivery methods. */
  cart: ['cart'],
  currentCart: ['cart', 'current'],
  delivery: ['cart', 'delivery'],
} as const
