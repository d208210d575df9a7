import { useEffect, useEffectEvent, useRef } from 'react'
import { layerClosed, layerKept, layerOpened, type Layer } from '#src/stores/overlay-history.ts'

export type Closing = {
  onClose: () => void
  /** Something would be lost: it stays open. */
  mayClose?: () => boolean
  onClosePrevented?: () => void
}

/** For what opens over the page. Answers the one way to close it, which Back on a phone takes as well. */
export function useLayer(opened: boolean, { onClose, mayClose, onClosePrevented }: Closing) {
  const layer = useRef<Layer>(null)

  function askToClose() {
    if (mayClose?.() !== false) return onClose()
    if (layer.current) layerKept(layer.current)
    onClosePrevented?.()
  }

  const ask = useEffectEvent(askToClose)
  useEffect(() => {
    if (!opened) return
    const own = layerOpened(() => ask())
    layer.current = own
    return () => layerClosed(own)
  }, [opened])

  return askToClose
}
