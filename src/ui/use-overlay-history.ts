import { useEffect, useEffectEvent, useRef } from 'react'
import { overlayClosed, overlayOpened, overlayStaysOpen, type Overlay } from '#src/stores/overlay-history.ts'

export type OverlayClosing = {
  onClose: () => void
  /** False keeps it open, e.g. with unsaved input. */
  canClose?: () => boolean
  onClosePrevented?: () => void
}

/** Lets Back on a phone close the overlay. Returns the close handler. */
export function useOverlayHistory(opened: boolean, { onClose, canClose, onClosePrevented }: OverlayClosing) {
  const overlay = useRef<Overlay>(null)

  function askToClose() {
    if (canClose?.() !== false) return onClose()
    if (overlay.current) overlayStaysOpen(overlay.current)
    onClosePrevented?.()
  }

  const ask = useEffectEvent(askToClose)
  useEffect(() => {
    if (!opened) return
    const opening = overlayOpened(() => ask())
    overlay.current = opening
    return () => overlayClosed(opening)
  }, [opened])

  return askToClose
}
