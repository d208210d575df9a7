import { useEffect, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

const pageHeight = () => document.documentElement.scrollHeight

/** Call what it returns before the page grows above; when `top` has changed, nothing in sight has moved. */
export function useStillWhenGrowing(top: number): () => void {
  const before = useRef<{ top: number; belowTop: number } | null>(null)
  useLayoutEffect(() => {
    if (before.current === null || before.current.top === top) return
    scrollTo({ top: pageHeight() - before.current.belowTop, behavior: 'instant' })
    before.current = null
  })
  return () => void (before.current = { top, belowTop: pageHeight() - scrollY })
}

/** The link of the product at a place, focused as soon as it is there: what was pressed is far below by then. */
export function useFocusWhenThere(list: RefObject<HTMLElement | null>): (place: number) => void {
  const wanted = useRef<number | null>(null)
  useEffect(() => {
    if (wanted.current === null) return
    const link = list.current?.querySelector<HTMLElement>(`[aria-posinset="${wanted.current}"] a`)
    if (!link) return
    link.focus({ preventScroll: true })
    wanted.current = null
  })
  return (place) => void (wanted.current = place)
}
