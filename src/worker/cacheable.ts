/** The calls that anyone gets the same answer to. Whatever is of a cart, a person or a payment is not among them. */
const catalogue = [
  '/api/category/category',
  '/api/products/products',
  '/api/products/product',
  '/api/products/suggest',
  '/api/content/',
]

type Call = { method: string; url: string }

const pathOf = ({ url }: Call) => new URL(url).pathname

/** A GET of the catalogue: its answer may be kept and shown again, in the language that it was asked for in. */
export function isOfCatalogue(call: Call): boolean {
  const path = pathOf(call)
  return (
    call.method === 'GET' &&
    catalogue.some((one) => (one.endsWith('/') ? path.startsWith(one) : path === one))
  )
}

export const isPicture = (call: Call) => /^\/(api\/pictures|icons)\//.test(pathOf(call))

export const isFont = (call: Call) => pathOf(call).endsWith('.woff2')

/** What a page that was loaded before the worker was there may ask it to keep as well. */
export const isKept = (call: Call) => isOfCatalogue(call) || isPicture(call) || isFont(call)
