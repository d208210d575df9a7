import { useState } from 'react'
import { useOverlayHistory } from '#src/ui/use-overlay-history.ts'

/** Spread into a picker, so that Back on a phone closes its dialog. */
export function useCloseOnBack() {
  const [opened, onOpenChange] = useState(false)
  useOverlayHistory(opened, { onClose: () => onOpenChange(false) })
  return { opened, onOpenChange }
}
