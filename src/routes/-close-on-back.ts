import { useState } from 'react'
import { useOverlayHistory } from '#src/ui/use-overlay-history.ts'

/** `dialog` is spread into a picker, so that Back on a phone closes it; `now` is when it opened last, in epoch ms, for its limits. */
export function useCloseOnBack() {
  const [opened, setOpened] = useState(false)
  const [now, setNow] = useState(Date.now)
  useOverlayHistory(opened, { onClose: () => setOpened(false) })

  function onOpenChange(to: boolean) {
    if (to) setNow(Date.now())
    setOpened(to)
  }

  return { dialog: { opened, onOpenChange }, now }
}
