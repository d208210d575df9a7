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

type Call = { method: string; url: string }

const pathOf = ({ url }: Call) => new URL(url).pathname

export const picturesPath = '/api/pictures/'

/** Likes and viewed products are read by id; a text is what somebody typed. */
const personalParams = ['id', 'text']

/** A public GET whose answer depends on nothing but URL and language. */
export function isCacheableCatalogue({ method, url }: Call): boolean {
  const { pathname, searchParams } = new URL(url)
  if (method !== 'GET' || personalParams.some((name) => searchParams.has(name))) return false
  return cataloguePaths.some((one) => (one.endsWith('/') ? pathname.startsWith(one) : pathname === one))
}

export const isPicture = (call: Call) =>
  [picturesPath, '/icons/'].some((folder) => pathOf(call).startsWith(folder))

export const isFont = (call: Call) => pathOf(call).endsWith('.woff2')

export const isCacheable = (call: Call) => isCacheableCatalogue(call) || isPicture(call) || isFont(call)
