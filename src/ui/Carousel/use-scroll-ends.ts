import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { onResize } from '../on-resize.ts'

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
    const stopObserving = onResize([element, ...element.children], () => flushSync(measure))
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      stopObserving()
      element.removeEventListener('scroll', measure)
    }
  }, [track, count])
  return ends
}
