import { useCallback, useState } from 'react'
import type { RefCallback } from 'react'

/** A server has no viewport: there every element is near. */
const isNearAtFirst = typeof IntersectionObserver === 'undefined'

/** True once the element has come within one viewport height. */
export function useNearViewport(): readonly [place: RefCallback<Element>, isNear: boolean] {
  const [isNear, setNear] = useState(isNearAtFirst)
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
