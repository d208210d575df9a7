import { notifyManager } from '@tanstack/react-query'
import { useState } from 'react'
import { useOrderPending } from './use-order-pending.ts'

type Done = { onSettled: () => void }

/** Shows the picked value while it is sent, then the server's again: an error rolls back. Nothing is picked while an order is sent. */
export function useOptimisticChoice<Value>(serverValue: Value, send: (value: Value, done: Done) => void) {
  const [picked, setPicked] = useState<{ value: Value } | null>(null)
  const order = useOrderPending()

  function pick(value: Value) {
    if (order.isPendingNow()) return
    const now = { value }
    const end = () => setPicked((latest) => (latest === now ? null : latest))
    setPicked(now)
    /** After the server's value has reached the page: the former one would be shown in between. */
    send(value, { onSettled: () => notifyManager.schedule(end) })
  }

  return { shown: picked ? picked.value : serverValue, isSending: picked !== null, pick }
}
