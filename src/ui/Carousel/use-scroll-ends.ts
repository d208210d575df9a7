import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

type Ends = { atStart: boolean; atEnd: boolean }

/** `scrollLeft` is negative in RTL. */
function endsOf({ scrollLeft, scrollWidth, clientWidth }: Element): Ends {
  const scrolled = Math.abs(scrollLeft)
  return { atStart: scrolled < 2, atEnd: scrolled + clientWidth > scrollWidth - 2 }
}

const maxVisible = 4

/** `count` gives the initial guess: a second render after layout costs a phone a frame. */
export function useScrollEnds(track: RefObject<Element | null>, count: number): Ends {
  const [ends, setEnds] = useState<Ends>({ atStart: true, atEnd: count <= maxVisible })
  useLayoutEffect(() => {
    const element = track.current
    if (!element || count === 0) return
    const measure = () =>
      setEnds((before) => {
        const now = endsOf(element)
        return now.atStart === before.atStart && now.atEnd === before.atEnd ? before : now
      })
    let frame = 0
    /** In the next frame: what is rendered while sizes are being delivered is told too late, which is an error. */
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => flushSync(measure))
    })
    for (const each of [element, ...element.children]) observer.observe(each)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      element.removeEventListener('scroll', measure)
    }
  }, [track, count])
  return ends
}
