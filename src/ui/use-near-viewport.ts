import { useCallback, useState } from 'react'
import type { RefCallback } from 'react'

/** True once the element has come within one viewport height. */
export function useNearViewport(): readonly [place: RefCallback<Element>, isNear: boolean] {
  const [isNear, setNear] = useState(false)
  const ref = useCallback((element: Element | null) => {
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
  return [ref, isNear]
}
