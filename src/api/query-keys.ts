export const queryKeys = {
  categories: ['categories'],
  products: ['products'],
  content: ['content'],
  /** The cart and its delivery methods. */
  cart: ['cart'],
  currentCart: ['cart', 'current'],
  delivery: ['cart', 'delivery'],
} as const

export const catalogueKeys: readonly unknown[] = [
  ...queryKeys.categories,
  ...queryKeys.products,
  ...queryKeys.content,
]

export const isOfCatalogue = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  catalogueKeys.includes(queryKey[0])
