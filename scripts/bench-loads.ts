import autocannon from 'autocannon'
import { cartOperations } from '../contracts/cart-operations.ts'
import { product } from '../contracts/catalogue.ts'

/** `baskets`: one for each connection, in a mock session of its own. */
export type Target = { base: string; baskets: string[] }
export type Load = (typeof loads)[number]

/** Each with a session and a basket of its own. */
const connections = 10
const productItemId = 10011
const noBasket = 'basket-of-nobody'

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

const said = (operation: keyof typeof cartOperations, body: object) =>
  JSON.stringify({ cartUpdateType: cartOperations[operation].cartUpdateType, ...body })

const adding = (uniqueId: string | null) => said('add', { uniqueId, productItemId, count: 1 })

function ask(base: string, { method, path }: Load, session: number, body?: string) {
  return fetch(base + path, { method, headers: headersOf(session), body })
}

/** Opens a basket in every session. */
export async function openBaskets(base: string): Promise<Target> {
  const opened = Array.from({ length: connections }, async (_, session) => {
    const answer = await ask(base, loads[1], session, adding(null))
    return ((await answer.json()) as { data: string }).data
  })
  return { base, baskets: await Promise.all(opened) }
}

/** How many bytes the body of each load's answer has. */
export function sizesOf({ base, baskets }: Target): Promise<number[]> {
  return Promise.all(
    loads.map(async (load) => {
      const body = load.method === 'POST' ? adding(baskets[0]!) : undefined
      return (await (await ask(base, load, 0, body)).arrayBuffer()).byteLength
    }),
  )
}

/** Requests per second, over all connections; an answer that is not 2xx is an error. */
export async function measure({ base, baskets }: Target, { title, method, path }: Load, duration: number) {
  const sessions = Array.from({ length: connections }, (_, session) => session)
  const result = await autocannon({
    url: base + path,
    method,
    connections,
    duration,
    setupClient(client) {
      const session = sessions.pop()!
      const body = method === 'POST' ? adding(baskets[session] ?? noBasket) : undefined
      client.setHeadersAndBody(headersOf(session), body)
    },
  })
  if (result.errors + result.non2xx > 0)
    throw new Error(`${title}: ${result.errors} errors and ${result.non2xx} answers that were not 2xx.`)
  return result['2xx'] / result.duration
}

/** Throws unless every session sees its own basket, and no session that of its neighbour. */
export async function checkSessions({ base, baskets }: Target): Promise<void> {
  for (const [session, own] of baskets.entries()) {
    for (const uniqueId of baskets) {
      const { status } = await ask(base, loads[1], session, said('getCart', { uniqueId }))
      const due = uniqueId === own ? 200 : 410
      if (status !== due) throw new Error(`Session ${session} got ${status} for ${uniqueId}, not ${due}.`)
    }
  }
}
