import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

export const scrollByPage = (track: Element | null, direction: 1 | -1) =>
  track?.scrollBy({ left: direction * track.clientWidth })

/** Handles keys only when the track itself has focus, not an item in it. */
export function useTrackKeys(track: RefObject<HTMLElement | null>, onward: 1 | -1) {
  useLayoutEffect(() => {
    const element = track.current
    if (!element) return
    const keys: Record<string, () => void> = {
      ArrowLeft: () => scrollByPage(element, -1),
      ArrowRight: () => scrollByPage(element, 1),
      Home: () => element.scrollTo({ left: 0 }),
      End: () => element.scrollTo({ left: onward * element.scrollWidth }),
    }
    function onKeyDown(event: KeyboardEvent) {
      const action = keys[event.key]
      if (!action || event.target !== element) return
      event.preventDefault()
      action()
    }
    element.addEventListener('keydown', onKeyDown)
    return () => element.removeEventListener('keydown', onKeyDown)
  }, [track, onward])
}
