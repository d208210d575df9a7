import type { KeyboardEvent } from 'react'
import type { useZoom } from './use-zoom.ts'

type Lightbox = {
  zoom: ReturnType<typeof useZoom>
  /** 1 if the next picture is to the right, -1 if it is to the left. */
  forward: 1 | -1
  step: (by: number) => unknown
  show: (index: number) => unknown
  count: number
}

const panStep = 80
const zoomStep = 1.5

export function lightboxKeyHandler({ zoom, forward, step, show, count }: Lightbox) {
  const horizontal = (towards: 1 | -1) =>
    zoom.isLarge ? zoom.move({ x: -towards * panStep, y: 0 }) : step(forward * towards)
  const vertical = (towards: 1 | -1) => zoom.move({ x: 0, y: -towards * panStep })
  const keys: Record<string, () => unknown> = {
    ArrowRight: () => horizontal(1),
    ArrowLeft: () => horizontal(-1),
    ArrowDown: () => vertical(1),
    ArrowUp: () => vertical(-1),
    Home: () => show(0),
    End: () => show(count - 1),
    '+': () => zoom.by(zoomStep),
    '=': () => zoom.by(zoomStep),
    '-': () => zoom.by(1 / zoomStep),
    '0': zoom.reset,
  }
  return (event: KeyboardEvent) => {
    const action = keys[event.key]
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    action()
  }
}
