import type { Mutant } from './mutant.ts'
import { intercepting, rewritingField, rewritingResponse, withBody } from './mutant.ts'

type Line = { count: number; unitPrice: unknown; linePrice: unknown }
type Json = { [key: string]: unknown }

export const sharedCartMutants: readonly Mutant[] = [
  rewritingField('a shared cart has one of each', ['sharedCart'], 'data.lines.*', (line: Line) => ({
    ...line,
    count: 1,
    linePrice: line.unitPrice,
  })),
  rewritingField('a shared cart loses its first line', ['sharedCart'], 'data.lines', (lines: Line[]) =>
    lines.slice(1),
  ),
  intercepting('a shared cart tells the basket id', ['shareCart', 'sharedCart'], () => {
    const baskets = new Map<unknown, unknown>()
    return async ({ call, input }, pass) => {
      const response = await pass()
      if (response.status !== 200) return response
      const { data, ...envelope } = (await response.clone().json()) as { data: Json }
      if (call === 'shareCart') baskets.set(data.shareId, input.uniqueId)
      const basketId = baskets.get(String(input.shareId))
      return withBody(response, JSON.stringify({ ...envelope, data: { ...data, basketId } }))
    }
  }),
  intercepting('every share is another link', ['shareCart', 'sharedCart'], () => {
    let shares = 0
    return async (asked, pass) => {
      if (asked.call === 'sharedCart')
        return pass({ ...asked.input, shareId: String(asked.input.shareId).replace(/-copy\d+$/, '') })
      const response = await pass()
      if (response.status !== 200) return response
      const envelope = (await response.clone().json()) as { data: Json }
      const data = { ...envelope.data, shareId: `${String(envelope.data.shareId)}-copy${shares++}` }
      return withBody(response, JSON.stringify({ ...envelope, data }))
    }
  }),
  intercepting('a changed cart keeps its link', ['shareCart'], () => {
    const bodies = new Map<unknown, string>()
    return async (asked, pass) => {
      const response = await pass()
      const known = bodies.get(asked.input.uniqueId)
      if (known !== undefined) return withBody(response, known, { status: 200 })
      if (response.status === 200) bodies.set(asked.input.uniqueId, await response.clone().text())
      return response
    }
  }),
  intercepting('a link of a cart never expires', ['sharedCart'], () => {
    const bodies = new Map<unknown, string>()
    return async (asked, pass) => {
      const response = await pass()
      const known = bodies.get(String(asked.input.shareId))
      if (response.status === 404 && known !== undefined) return withBody(response, known, { status: 200 })
      if (response.status === 200) bodies.set(String(asked.input.shareId), await response.clone().text())
      return response
    }
  }),
  rewritingResponse('a shared cart expires before it is read', ['sharedCart'], (envelope) => ({
    ...envelope,
    data: { ...(envelope.data as Json), expiresAt: '2020-01-01T00:00:00Z' },
  })),
]
