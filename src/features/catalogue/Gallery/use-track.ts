import { useRef, useState } from 'react'

/** A row of slides, each as wide as the row: which one is shown, whoever moves it. */
export function useTrack() {
  const track = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  /** The slide that the track is on its way to; those that pass by are not shown. */
  const wanted = useRef<number | null>(null)

  function onScroll() {
    const { scrollLeft, clientWidth } = track.current!
    const at = Math.round(Math.abs(scrollLeft) / Math.max(1, clientWidth))
    if (wanted.current === null || wanted.current === at) setShown(at)
  }

  /** Wherever it came to rest, or whoever takes hold of it on its way: what is seen there is shown. */
  function letGo() {
    wanted.current = null
    onScroll()
  }

  /** To a place, not by a way: a way ends at the next slide. */
  function goTo(index: number) {
    const row = track.current
    const slide = row?.children[index]
    if (!row || !slide) return
    wanted.current = index
    setShown(index)
    const way = slide.getBoundingClientRect().left - row.getBoundingClientRect().left
    row.scrollTo({ left: row.scrollLeft + way })
  }

  return { track, shown, goTo, onScroll, onScrollEnd: letGo, onPointerDown: letGo, onWheel: letGo }
}
