/** The calls that anyone gets the same answer to. Whatever is of a cart, a person or a payment is not among them. */
export const catalogue = [
  '/api/category/category',
  '/api/products/products',
  '/api/products/product',
  '/api/content/',
]

type Call = { method: string; url: string }

const pathOf = ({ url }: Call) => new URL(url).pathname

/** Where the server keeps the pictures of public pages. */
export const pictures = '/api/pictures/'

/** Goods that somebody likes or has looked at, and words that somebody typed. */
const personal = ['id', 'text']

/** A GET of the catalogue that tells nothing of who asks: its answer may be kept, in the language that it was asked for in. */
export function isOfCatalogue({ method, url }: Call): boolean {
  const { pathname, searchParams } = new URL(url)
  if (method !== 'GET' || personal.some((name) => searchParams.has(name))) return false
  return catalogue.some((one) => (one.endsWith('/') ? pathname.startsWith(one) : pathname === one))
}

export const isPicture = (call: Call) =>
  [pictures, '/icons/'].some((folder) => pathOf(call).startsWith(folder))

export const isFont = (call: Call) => pathOf(call).endsWith('.woff2')

/** What a page that was loaded before the worker was there may ask it to keep as well. */
export const isKept = (call: Call) => isOfCatalogue(call) || isPicture(call) || isFont(call)
