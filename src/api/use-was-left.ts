import { useContext, useEffect, useRef } from 'react'
import { IsOverlayOpen } from '#src/stores/is-overlay-open.ts'

/** For an answer that may come after the component was unmounted, or its dialog closed. */
export function useWasLeft() {
  const isOpen = useContext(IsOverlayOpen)
  const wasLeft = useRef(false)
  useEffect(() => {
    wasLeft.current = !isOpen
    return () => void (wasLeft.current = true)
  }, [isOpen])
  return () => wasLeft.current
}
