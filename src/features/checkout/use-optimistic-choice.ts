import { notifyManager } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { cart } from '#src/stores/cart.ts'
import type { Choice } from '#src/stores/cart.ts'
import { useOrderPending } from './use-order-pending.ts'

/** Shows the picked value while it is sent, then the server's again: an error rolls back. Nothing is picked while an order is sent. */
export function useOptimisticChoice<Value, Picked extends Value>(
  choice: Choice,
  serverValue: Value,
  send: (value: Picked) => Promise<unknown>,
) {
  const picked = useSnapshot(cart).picks[choice] as { value: Picked } | undefined
  const order = useOrderPending()

  function pick(value: Picked) {
    if (order.isPendingNow()) return
    cart.picks[choice] = { value }
    const now = cart.picks[choice]
    /** After the server's value has reached the page: the former one would be shown in between. */
    const end = () =>
      notifyManager.schedule(() => {
        if (cart.picks[choice] === now) delete cart.picks[choice]
      })
    send(value).then(end, end)
  }

  return { shown: picked ? picked.value : serverValue, isSending: picked !== undefined, pick }
}
