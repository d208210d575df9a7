import type { DeliveryWindow } from '#contracts/after-order.ts'
import type { Order } from '#contracts/orders.ts'
import type { Mutant } from './mutant.ts'
import { intercepting, rewritingField, rewritingRefusal, withBody } from './mutant.ts'

const moveIsForgotten = intercepting('a moved delivery comes as before', ['changeDelivery', 'order'], () => {
  const first = new Map<string, Order['delivery']>()
  return async (asked, pass) => {
    const response = await pass()
    if (response.status !== 200 || asked.call !== 'order') return response
    const envelope = (await response.json()) as { data: Order }
    const { productOrderId, delivery } = envelope.data
    if (!first.has(productOrderId)) first.set(productOrderId, delivery)
    envelope.data.delivery = first.get(productOrderId)!
    return withBody(response, JSON.stringify(envelope))
  }
})

export const orderDeliveryMutants: readonly Mutant[] = [
  moveIsForgotten,
  rewritingField(
    'a move costs something',
    ['changeDelivery'],
    'data.totals.delivery.amount',
    (amount: number) => amount + 10,
  ),
  rewritingField('windows come in any order', ['deliveryWindows'], 'list', (windows: DeliveryWindow[]) =>
    windows.toReversed(),
  ),
  rewritingField('a cancelled order may be moved', ['cancelOrder'], 'data', (order: Order) => ({
    ...order,
    isDeliveryChangeable: true,
  })),
  rewritingRefusal('a window that is gone is a conflict', ['changeDelivery'], async (response) =>
    withBody(response, await response.text(), { status: response.status === 422 ? 409 : response.status }),
  ),
]
