import type { KeyboardEvent } from 'react'
import type { useZoom } from './use-zoom.ts'

type Lightbox = {
  zoom: ReturnType<typeof useZoom>
  /** 1 where the next picture is to the right, -1 where it is to the left. */
  forward: 1 | -1
  step: (by: number) => unknown
  show: (index: number) => unknown
  count: number
}

const push = 80
const once = 1.5

/** What each key does: the arrows turn the pages while a picture fits, and carry it about once it is larger. */
export function pressOf({ zoom, forward, step, show, count }: Lightbox) {
  const aside = (towards: 1 | -1) =>
    zoom.isLarge ? zoom.move({ x: -towards * push, y: 0 }) : step(forward * towards)
  const down = (towards: 1 | -1) => zoom.move({ x: 0, y: -towards * push })
  const keys: Record<string, () => unknown> = {
    ArrowRight: () => aside(1),
    ArrowLeft: () => aside(-1),
    ArrowDown: () => down(1),
    ArrowUp: () => down(-1),
    Home: () => show(0),
    End: () => show(count - 1),
    '+': () => zoom.by(once),
    '=': () => zoom.by(once),
    '-': () => zoom.by(1 / once),
    '0': zoom.reset,
  }
  return (event: KeyboardEvent) => {
    const answer = keys[event.key]
    if (!answer || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    answer()
  }
}
