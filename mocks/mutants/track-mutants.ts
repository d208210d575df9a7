import type { TrackedOrder } from '#contracts/track.ts'
import type { Mutant } from './mutant.ts'
import { intercepting, rewritingField, rewritingRefusal, withBody } from './mutant.ts'

export const trackMutants: readonly Mutant[] = [
  rewritingRefusal('tracking is never throttled', ['trackOrder'], async (response) =>
    withBody(response, await response.text(), { status: response.status === 429 ? 404 : response.status }),
  ),
  intercepting('tracking tells which numbers exist', ['trackOrder'], () => async (asked, pass) => {
    const response = await pass()
    const isUnknown = response.status === 404 && String(asked.input.id).includes('999999')
    if (!isUnknown) return response
    return Response.json({ isSuccess: false, messages: [{ item1: 'No such order' }] }, { status: 404 })
  }),
  intercepting('a number is tracked as it is written only', ['trackOrder'], () => async (asked, pass) => {
    const id = String(asked.input.id)
    return pass({ ...asked.input, id: id === id.toUpperCase() ? id : 'ZR-0' })
  }),
  rewritingField('a tracked order has no end', ['trackOrder'], 'data', (order: TrackedOrder) => ({
    ...order,
    history: [],
  })),
]
