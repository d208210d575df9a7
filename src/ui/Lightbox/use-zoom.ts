import { useEffect, useState } from 'react'
import { useGestures } from './use-gestures.ts'
import { fittedView, pan, pinch, zoomAt } from './zoom.ts'
import type { Box, Point, View } from './zoom.ts'

const doubleTapFactor = 2.5
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

/** The view resets when `picture` changes. Swipes count only while the picture fits the stage. */
export function useZoom(picture: string | null, onSwipe: (towards: 1 | -1) => void) {
  const [stage, setStage] = useState<HTMLElement | null>(null)
  const [state, setState] = useState({ picture, view: fittedView })
  if (state.picture !== picture) setState({ picture, view: fittedView })

  function change(to: Change) {
    if (stage) setState((now) => ({ ...now, view: to(now.view, boxOf(stage)) }))
  }

  const { view } = state
  const isLarge = view.scale > 1
  const gestures = useGestures({
    onDrag: (by) => isLarge && change((now, box) => pan(now, by, box)),
    onPinch: (from, to) => change((now, box) => pinch(now, from, to, box)),
    onDoubleTap: (at) => change((now, box) => (isLarge ? fittedView : zoomAt(now, doubleTapFactor, at, box))),
    onSwipe: (towards) => !isLarge && onSwipe(towards),
  })

  /** React's wheel listener is passive, so it cannot prevent the browser's page zoom. */
  useEffect(() => {
    if (!stage) return
    function onWheel(event: WheelEvent) {
      event.preventDefault()
      const factor = Math.exp(-event.deltaY * perWheelPixel)
      setState((now) => ({ ...now, view: zoomAt(now.view, factor, middle, boxOf(stage!)) }))
    }
    stage.addEventListener('wheel', onWheel, { passive: false })
    return () => stage.removeEventListener('wheel', onWheel)
  }, [stage])

  return {
    view,
    isLarge,
    stage: { ref: setStage, ...gestures },
    by: (factor: number) => change((now, box) => zoomAt(now, factor, middle, box)),
    move: (by: Point) => change((now, box) => pan(now, by, box)),
    reset: () => change(() => fittedView),
  }
}
