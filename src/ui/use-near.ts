import { useCallback, useState } from 'react'
import type { RefCallback } from 'react'

/** Whether a place has come within a screen of what is seen; from then on it is near. */
export function useNear(): readonly [place: RefCallback<Element>, isNear: boolean] {
  const [isNear, setNear] = useState(false)
  const place = useCallback((element: Element | null) => {
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '100% 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [place, isNear]
}
