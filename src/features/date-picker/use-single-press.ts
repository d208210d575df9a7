import { useRef } from 'react'
import type { MouseEvent, PointerEvent } from 'react'

/** Milliseconds and pixels between the two presses of a double click, at most. */
const double = { time: 500, way: 10 }

/** The second press of a double click presses nothing on the step that the first one led to. */
export function useSinglePress(step: string) {
  const last = useRef({ step, at: -Infinity, x: 0, y: 0, isSecond: false })
  return {
    onPointerDownCapture(event: PointerEvent) {
      const { timeStamp: at, clientX: x, clientY: y } = event
      const before = last.current
      const isNear = at - before.at < double.time && Math.hypot(x - before.x, y - before.y) < double.way
      const isSecond = isNear && before.step !== step
      last.current = { step, at, x, y, isSecond }
      if (isSecond) event.stopPropagation()
    },
    onClickCapture(event: MouseEvent) {
      if (last.current.isSecond && event.detail) event.stopPropagation()
    },
  }
}
