import autocannon from 'autocannon'
import { cartOperations } from '../contracts/cart-operations.ts'
import { product } from '../contracts/product.ts'

/** `cartIds`: one per connection, each in its own mock session. */
export type Target = { base: string; cartIds: string[] }
export type Load = (typeof loads)[number]

const connections = 10
const productItemId = 10011
const unknownCart = 'basket-of-nobody'

export const loads = [
  {
    title: 'product GET',
    method: 'GET',
    path: `${product.path}?catLabel=handwoven-carpets&label=kashan-medallion-carpet`,
  },
  { title: 'cart POST, add', method: 'POST', path: cartOperations.add.path },
] as const

const headersOf = (session: number) => ({
  cookie: `mock-session=bench-${session}`,
  'accept-language': 'en-US',
  'content-type': 'application/json',
})

const operationBody = (operation: keyof typeof cartOperations, body: object) =>
  JSON.stringify({ cartUpdateType: cartOperations[operation].cartUpdateType, ...body })

const addBody = (uniqueId: string | null) => operationBody('add', { uniqueId, productItemId, count: 1 })

function send(base: string, { method, path }: Load, session: number, body?: string) {
  return fetch(base + path, { method, headers: headersOf(session), body })
}

export async function openCarts(base: string): Promise<Target> {
  const carts = Array.from({ length: connections }, async (_, session) => {
    const response = await send(base, loads[1], session, addBody(null))
    return ((await response.json()) as { data: string }).data
  })
  return { base, cartIds: await Promise.all(carts) }
}

export function bodySizes({ base, cartIds }: Target): Promise<number[]> {
  return Promise.all(
    loads.map(async (load) => {
      const body = load.method === 'POST' ? addBody(cartIds[0]!) : undefined
      return (await (await send(base, load, 0, body)).arrayBuffer()).byteLength
    }),
  )
}

/** Requests per second over all connections. Throws on any error or response that is not 2xx. */
export async function measure({ base, cartIds }: Target, { title, method, path }: Load, duration: number) {
  const sessions = Array.from({ length: connections }, (_, session) => session)
  const result = await autocannon({
    url: base + path,
    method,
    connections,
    duration,
    setupClient(client) {
      const session = sessions.pop()!
      const body = method === 'POST' ? addBody(cartIds[session] ?? unknownCart) : undefined
      client.setHeadersAndBody(headersOf(session), body)
    },
  })
  if (result.errors + result.non2xx > 0)
    throw new Error(`${title}: ${result.errors} errors and ${result.non2xx} responses that were not 2xx.`)
  return result['2xx'] / result.duration
}

export async function checkSessions({ base, cartIds }: Target): Promise<void> {
  for (const [session, own] of cartIds.entries()) {
    for (const uniqueId of cartIds) {
      const { status } = await send(base, loads[1], session, operationBody('getCart', { uniqueId }))
      const expected = uniqueId === own ? 200 : 410
      if (status !== expected)
        throw new Error(`Session ${session} got ${status} for ${uniqueId}, not ${expected}.`)
    }
  }
}
