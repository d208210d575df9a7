import { useEffect, useRef, useState } from 'react'

/** Pixels; an element below the viewport counts as intersecting, so that a jump back to the top is observed too. */
const belowViewport = 100_000

export function useScrolledPast() {
  const place = useRef<HTMLDivElement>(null)
  const [isScrolledPast, setScrolledPast] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setScrolledPast(entries.at(-1)?.isIntersecting === false),
      {
        rootMargin: `0px 0px ${belowViewport}px 0px`,
      },
    )
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [])
  return [place, isScrolledPast] as const
}
