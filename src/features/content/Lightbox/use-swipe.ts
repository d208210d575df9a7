import { useRef } from 'react'
import type { PointerEvent } from 'react'

const enough = 40

/** Tells of a stroke to the side: 1 to the right, -1 to the left. Two fingers are a pinch, and the browser's. */
export function useSwipe(onSwipe: (towards: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null)

  function onPointerDown({ isPrimary, clientX: x, clientY: y }: PointerEvent) {
    from.current = isPrimary ? { x, y } : null
  }

  function onPointerUp({ clientX, clientY }: PointerEvent) {
    if (!from.current) return
    const [aside, down] = [clientX - from.current.x, clientY - from.current.y]
    from.current = null
    if (Math.abs(aside) > enough && Math.abs(aside) > Math.abs(down)) onSwipe(aside > 0 ? 1 : -1)
  }

  return { onPointerDown, onPointerUp, onPointerCancel: () => void (from.current = null) }
}
