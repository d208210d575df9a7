import { useState } from 'react'

type Done = { onSettled: () => void }

/** Shows the picked value while it is sent, then the server's again: an error rolls back. */
export function useOptimisticChoice<Value>(serverValue: Value, send: (value: Value, done: Done) => void) {
  const [picked, setPicked] = useState<{ value: Value } | null>(null)

  function pick(value: Value) {
    const now = { value }
    setPicked(now)
    send(value, { onSettled: () => setPicked((latest) => (latest === now ? null : latest)) })
  }

  return { shown: picked ? picked.value : serverValue, isSending: picked !== null, pick }
}
