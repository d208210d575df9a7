import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

/** To the right, or to the left where `way` is -1: as many as are in sight. */
export const turn = (track: Element | null, way: 1 | -1) => track?.scrollBy({ left: way * track.clientWidth })

/** Arrows turn a track that has the focus itself, the way they point; Home and End go to its ends. */
export function useKeys(track: RefObject<HTMLElement | null>, onward: 1 | -1) {
  useLayoutEffect(() => {
    const element = track.current
    if (!element) return
    const keys: Record<string, () => void> = {
      ArrowLeft: () => turn(element, -1),
      ArrowRight: () => turn(element, 1),
      Home: () => element.scrollTo({ left: 0 }),
      End: () => element.scrollTo({ left: onward * element.scrollWidth }),
    }
    function onKeyDown(event: KeyboardEvent) {
      const act = keys[event.key]
      if (!act || event.target !== element) return
      event.preventDefault()
      act()
    }
    element.addEventListener('keydown', onKeyDown)
    return () => element.removeEventListener('keydown', onKeyDown)
  }, [track, onward])
}
