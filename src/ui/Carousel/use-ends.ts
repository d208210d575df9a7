import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

type Ends = { atStart: boolean; atEnd: boolean }

/** How far a scroller is from its start does not depend on the direction: `scrollLeft` is negative in RTL. */
function endsOf({ scrollLeft, scrollWidth, clientWidth }: Element): Ends {
  const passed = Math.abs(scrollLeft)
  return { atStart: passed < 2, atEnd: passed + clientWidth > scrollWidth - 2 }
}

/** More than stand abreast on any screen. */
const many = 4

/**
 * Which ends of a track are in sight: both, where all of it fits. `count` is how many stand on it, and what is thought
 * until the track is laid out: to draw it a second time costs a phone a frame.
 */
export function useEnds(track: RefObject<Element | null>, count: number): Ends {
  const [ends, setEnds] = useState<Ends>({ atStart: true, atEnd: count <= many })
  useLayoutEffect(() => {
    const element = track.current
    if (!element || count === 0) return
    const measure = () =>
      setEnds((before) => {
        const now = endsOf(element)
        return now.atStart === before.atStart && now.atEnd === before.atEnd ? before : now
      })
    /** Told as soon as the track is laid out, before it is painted: who measures sooner has it laid out at once. */
    const observer = new ResizeObserver(() => flushSync(measure))
    for (const each of [element, ...element.children]) observer.observe(each)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [track, count])
  return ends
}
