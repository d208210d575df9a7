import { notifyManager } from '@tanstack/react-query'
import { proxy, useSnapshot } from 'valtio'
import { useOrderPending } from './use-order-pending.ts'

type Choice = 'delivery' | 'address' | 'merchant' | 'reserve' | 'bonus' | 'parent'

/** What is picked and not answered yet. Outside the components, which are unmounted when the shopper leaves the basket. */
const picks = proxy<Partial<Record<Choice, { value: unknown }>>>({})

/** Shows the picked value while it is sent, then the server's again: an error rolls back. Nothing is picked while an order is sent. */
export function useOptimisticChoice<Value, Picked extends Value>(
  choice: Choice,
  serverValue: Value,
  send: (value: Picked) => Promise<unknown>,
) {
  const picked = useSnapshot(picks)[choice] as { value: Picked } | undefined
  const order = useOrderPending()

  function pick(value: Picked) {
    if (order.isPendingNow()) return
    picks[choice] = { value }
    const now = picks[choice]
    function end() {
      if (picks[choice] === now) delete picks[choice]
    }
    /** After the server's value has reached the page: the former one would be shown in between. */
    const endLater = () => notifyManager.schedule(end)
    send(value).then(endLater, endLater)
  }

  return { shown: picked ? picked.value : serverValue, isSending: picked !== undefined, pick }
}
