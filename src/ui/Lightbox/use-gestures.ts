import { useRef } from 'react'
import type { PointerEvent } from 'react'
import { distance } from './zoom.ts'
import type { Point } from './zoom.ts'

const minSwipePx = 40
const maxTapPx = 10
const doubleTapMs = 300

type Handlers = {
  onDrag: (by: Point) => void
  onPinch: (from: [Point, Point], to: [Point, Point]) => void
  onDoubleTap: (at: Point) => void
  /** 1 to the right, -1 to the left. */
  onSwipe: (towards: 1 | -1) => void
}

type Tap = Point & { time: number }

/** Relative to the centre of the element. */
function pointOf({ clientX, clientY, currentTarget }: PointerEvent): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}

const isPair = (points: Point[]): points is [Point, Point] => points.length === 2

export function useGestures({ onDrag, onPinch, onDoubleTap, onSwipe }: Handlers) {
  const pointers = useRef(new Map<number, Point>())
  /** Start of a one-finger gesture; null once a second finger is down. */
  const singleStart = useRef<Point | null>(null)
  const lastTap = useRef<Tap | null>(null)

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0) return
    if (event.isPrimary) pointers.current.clear()
    event.currentTarget.setPointerCapture(event.pointerId)
    const at = pointOf(event)
    pointers.current.set(event.pointerId, at)
    singleStart.current = pointers.current.size === 1 ? at : null
  }

  function onPointerMove(event: PointerEvent) {
    const previous = pointers.current.get(event.pointerId)
    if (!previous) return
    const from = [...pointers.current.values()]
    const at = pointOf(event)
    pointers.current.set(event.pointerId, at)
    const to = [...pointers.current.values()]
    if (isPair(from) && isPair(to)) onPinch(from, to)
    if (singleStart.current) onDrag({ x: at.x - previous.x, y: at.y - previous.y })
  }

  function onTap(tap: Tap) {
    const before = lastTap.current
    const isSecond = before && tap.time - before.time < doubleTapMs && distance([before, tap]) < minSwipePx
    lastTap.current = isSecond ? null : tap
    if (isSecond) onDoubleTap(tap)
  }

  function onPointerUp(event: PointerEvent) {
    pointers.current.delete(event.pointerId)
    const from = singleStart.current
    if (!from) return
    singleStart.current = null
    const at = pointOf(event)
    const [aside, down] = [at.x - from.x, at.y - from.y]
    if (distance([from, at]) < maxTapPx) onTap({ ...at, time: event.timeStamp })
    if (Math.abs(aside) > minSwipePx && Math.abs(aside) > Math.abs(down)) onSwipe(aside > 0 ? 1 : -1)
  }

  function onPointerCancel({ pointerId }: PointerEvent) {
    pointers.current.delete(pointerId)
    singleStart.current = null
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel }
}
