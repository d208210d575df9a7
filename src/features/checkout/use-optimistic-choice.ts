import { useState } from 'react'

type Done = { onSettled: () => void }

/** What is picked shows at once and is sent; what the cart says, `said`, is shown again in the end. */
export function useOptimisticChoice<Value>(said: Value, send: (value: Value, done: Done) => void) {
  const [picked, setPicked] = useState<{ value: Value } | null>(null)

  function pick(value: Value) {
    const now = { value }
    setPicked(now)
    send(value, { onSettled: () => setPicked((latest) => (latest === now ? null : latest)) })
  }

  return { shown: picked ? picked.value : said, isSending: picked !== null, pick }
}
