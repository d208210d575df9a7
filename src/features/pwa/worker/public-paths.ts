/** Public calls: no carts, members or payments. */
export const cataloguePaths = [
  '/api/category/category',
  '/api/products/products',
  '/api/products/product',
  '/api/delivery/cities',
  '/api/products/reviews',
  '/api/products/questions',
  '/api/content/',
]

export const picturesPath = '/api/pictures/'
