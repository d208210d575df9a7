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

/** First parts of the keys of what anyone may read. */
export const catalogueKeys: readonly unknown[] = [
  ...queryKeys.categories,
  ...queryKeys.products,
  ...queryKeys.content,
]
