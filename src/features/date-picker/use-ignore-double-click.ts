import { useRef } from 'react'
import type { MouseEvent, PointerEvent } from 'react'

/** Ignores the second press of a double click (500 ms, 10 px) if the first one changed the step. */
export function useIgnoreDoubleClick(step: string) {
  const last = useRef({ step, timeStamp: 0, clientX: 0, clientY: 0 })
  const isSecond = useRef(false)
  return {
    onPointerDownCapture(event: PointerEvent) {
      const { timeStamp, clientX, clientY } = event
      const before = last.current
      isSecond.current =
        before.step !== step &&
        timeStamp - before.timeStamp < 500 &&
        Math.hypot(clientX - before.clientX, clientY - before.clientY) < 10
      last.current = { step, timeStamp, clientX, clientY }
      if (isSecond.current) event.stopPropagation()
    },
    onClickCapture(event: MouseEvent) {
      if (isSecond.current && event.detail > 1) event.stopPropagation()
    },
  }
}
