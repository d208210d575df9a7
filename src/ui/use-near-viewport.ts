import { useCallback, useState } from 'react'
import type { RefCallback } from 'react'
import { isPrerendered } from '#src/platform/prerendered.ts'

/** True once the element has come within one viewport height. A prerendered page is drawn whole: what is near is unknown. */
export function useNearViewport(
  initially: () => boolean = isPrerendered,
): readonly [place: RefCallback<Element>, isNear: boolean] {
  const [isNear, setNear] = useState(initially)
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

/** `enabled` of a query whose row is not near: a row that failed has no place on the page, so it is read at once. */
export const hasFailed = ({ state }: { state: { errorUpdateCount: number } }) => state.errorUpdateCount > 0
