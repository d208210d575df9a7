/** Query keys that several modules share. */
export const queryKeys = {
  categories: ['categories'],
  products: ['products'],
  content: ['content'],
  /** The cart and its delivery methods. */
  cart: ['cart'],
  currentCart: ['cart', 'current'],
  delivery: ['cart', 'delivery'],
} as const

/** First parts of the keys of public data. */
export const catalogueKeys: readonly unknown[] = [
  ...queryKeys.categories,
  ...queryKeys.products,
  ...queryKeys.content,
]
