import { useRef } from 'react'
import type { PointerEvent } from 'react'
import { distance } from './zoom.ts'
import type { Point } from './zoom.ts'

/** Pixels from which a stroke is meant, and up to which a press is none; milliseconds between two taps. */
const stroke = 40
const still = 10
const soon = 300

type Answers = {
  onDrag: (by: Point) => void
  onPinch: (from: [Point, Point], to: [Point, Point]) => void
  onDoubleTap: (at: Point) => void
  /** A quick stroke to the side: 1 to the right, -1 to the left. */
  onSwipe: (towards: 1 | -1) => void
}

type Tap = Point & { time: number }

/** Points are counted from the middle of the element. */
function pointOf({ clientX, clientY, currentTarget }: PointerEvent): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}

const isPair = (points: Point[]): points is [Point, Point] => points.length === 2

/** What fingers, pens and mice do on a stage, in the words of what is meant. */
export function useFingers({ onDrag, onPinch, onDoubleTap, onSwipe }: Answers) {
  const fingers = useRef(new Map<number, Point>())
  /** Where a single finger began; null once there were two. */
  const alone = useRef<Point | null>(null)
  const lastTap = useRef<Tap | null>(null)

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0) return
    if (event.isPrimary) fingers.current.clear()
    event.currentTarget.setPointerCapture(event.pointerId)
    const at = pointOf(event)
    fingers.current.set(event.pointerId, at)
    alone.current = fingers.current.size === 1 ? at : null
  }

  function onPointerMove(event: PointerEvent) {
    const was = fingers.current.get(event.pointerId)
    if (!was) return
    const from = [...fingers.current.values()]
    const at = pointOf(event)
    fingers.current.set(event.pointerId, at)
    const to = [...fingers.current.values()]
    if (isPair(from) && isPair(to)) onPinch(from, to)
    if (alone.current) onDrag({ x: at.x - was.x, y: at.y - was.y })
  }

  function tapped(tap: Tap) {
    const before = lastTap.current
    const isSecond = before && tap.time - before.time < soon && distance([before, tap]) < stroke
    lastTap.current = isSecond ? null : tap
    if (isSecond) onDoubleTap(tap)
  }

  function onPointerUp(event: PointerEvent) {
    fingers.current.delete(event.pointerId)
    const from = alone.current
    if (!from) return
    alone.current = null
    const at = pointOf(event)
    const [aside, down] = [at.x - from.x, at.y - from.y]
    if (distance([from, at]) < still) tapped({ ...at, time: event.timeStamp })
    if (Math.abs(aside) > stroke && Math.abs(aside) > Math.abs(down)) onSwipe(aside > 0 ? 1 : -1)
  }

  function onPointerCancel({ pointerId }: PointerEvent) {
    fingers.current.delete(pointerId)
    alone.current = null
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel }
}
