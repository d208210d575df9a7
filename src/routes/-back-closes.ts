import { useState } from 'react'
import { useLayer } from '#src/ui/use-overlay-history.ts'

/** Spread into a picker: on a phone Back closes its dialog. */
export function useBackCloses() {
  const [opened, onOpenChange] = useState(false)
  useLayer(opened, { onClose: () => onOpenChange(false) })
  return { opened, onOpenChange }
}
