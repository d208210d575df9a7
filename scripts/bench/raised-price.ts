/** The bench changes the price of this product. */
export const product = '/search/handwoven-carpets/kashan-medallion-carpet'

const callOfProduct = /^\/api\/products\/product\?.*label=([\w-]+)$/

/** The answer of the API to `path`, with its prices raised by so many rials if it is that product's own. */
export async function withRaisedPrice(path: string, response: Response, by: number): Promise<Response> {
  const [, label] = callOfProduct.exec(path) ?? []
  if (by === 0 || !product.endsWith(`/${label}`)) return response
  const text = await response.text()
  const raised = text.replace(/"amount":([1-9]\d*)/g, (_, amount) => `"amount":${Number(amount) + by}`)
  return new Response(raised, { status: response.status, headers: { 'content-type': 'application/json' } })
}
