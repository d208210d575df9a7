import { useEffect, useState } from 'react'
import { useFingers } from './use-fingers.ts'
import { fitted, moved, pinched, zoomed } from './zoom.ts'
import type { Box, Point, View } from './zoom.ts'

const byTap = 2.5
const perWheelPixel = 0.005
const middle: Point = { x: 0, y: 0 }

function boxOf(stage: HTMLElement): Box {
  const picture = stage.querySelector('img')
  return {
    picture: { width: picture?.offsetWidth ?? 0, height: picture?.offsetHeight ?? 0 },
    stage: { width: stage.clientWidth, height: stage.clientHeight },
  }
}

type Change = (view: View, box: Box) => View

/**
 * One picture on a stage by fingers, wheel and buttons; another one fits again, and so does one that comes back.
 * While it fits, a stroke to the side is a swipe.
 */
export function useZoom(picture: string | null, onSwipe: (towards: 1 | -1) => void) {
  const [stage, setStage] = useState<HTMLElement | null>(null)
  const [kept, setKept] = useState({ picture, view: fitted })
  if (kept.picture !== picture) setKept({ picture, view: fitted })

  function change(to: Change) {
    if (stage) setKept((now) => ({ ...now, view: to(now.view, boxOf(stage)) }))
  }

  const { view } = kept
  const isLarge = view.scale > 1
  const fingers = useFingers({
    onDrag: (by) => isLarge && change((now, box) => moved(now, by, box)),
    onPinch: (from, to) => change((now, box) => pinched(now, from, to, box)),
    onDoubleTap: (at) => change((now, box) => (isLarge ? fitted : zoomed(now, byTap, at, box))),
    onSwipe: (towards) => !isLarge && onSwipe(towards),
  })

  /** React's own listener cannot keep the browser from enlarging the whole page. */
  useEffect(() => {
    if (!stage) return
    function turn(event: WheelEvent) {
      event.preventDefault()
      const factor = Math.exp(-event.deltaY * perWheelPixel)
      setKept((now) => ({ ...now, view: zoomed(now.view, factor, middle, boxOf(stage!)) }))
    }
    stage.addEventListener('wheel', turn, { passive: false })
    return () => stage.removeEventListener('wheel', turn)
  }, [stage])

  return {
    view,
    isLarge,
    stage: { ref: setStage, ...fingers },
    by: (factor: number) => change((now, box) => zoomed(now, factor, middle, box)),
    move: (by: Point) => change((now, box) => moved(now, by, box)),
    reset: () => change(() => fitted),
  }
}
