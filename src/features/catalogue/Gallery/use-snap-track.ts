import { useRef, useState } from 'react'

export function useSnapTrack() {
  const track = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  /** Target of a programmatic scroll; the slides on the way are not reported. */
  const target = useRef<number | null>(null)

  function shownSlide() {
    const { scrollLeft, clientWidth } = track.current!
    return Math.round(Math.abs(scrollLeft) / Math.max(1, clientWidth))
  }

  function onScroll() {
    const at = shownSlide()
    if (target.current === null || target.current === at) setShown(at)
  }

  function settle() {
    target.current = null
    onScroll()
  }

  /** Short of its target ends a scroll that another one replaced, or that a new layout stopped. */
  function onScrollEnd() {
    if (target.current === null || target.current === shownSlide()) settle()
    else goTo(target.current)
  }

  /** `scrollTo`, because `scrollBy` stops at the next snap point. */
  function goTo(index: number) {
    const row = track.current
    const slide = row?.children[index]
    if (!row || !slide) return
    const offset = slide.getBoundingClientRect().left - row.getBoundingClientRect().left
    const isThere = Math.abs(offset) < 1
    target.current = isThere ? null : index
    setShown(index)
    row.scrollTo({ left: row.scrollLeft + offset })
  }

  return { track, shown, goTo, onScroll, onScrollEnd, onPointerDown: settle, onWheel: settle }
}
