import { useEffect, useRef, useState } from 'react'

/** What is still to come counts as on the screen, pixels: a leap back to the top is then seen, too. */
const farBelow = 100_000

/** Whether an element has left the screen at its upper edge. */
export function useScrolledPast() {
  const place = useRef<HTMLDivElement>(null)
  const [isPassed, setPassed] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setPassed(entries.at(-1)?.isIntersecting === false),
      {
        rootMargin: `0px 0px ${farBelow}px 0px`,
      },
    )
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [])
  return [place, isPassed] as const
}
