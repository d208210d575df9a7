import { useEffect, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import type { Rows } from './visible-rows.ts'

/** Viewport top of a row, rendered or not: all rows have the same height. */
function topOf(row: number, list: HTMLElement, { first, end }: Rows) {
  const { top, height } = list.getBoundingClientRect()
  const gap = parseFloat(getComputedStyle(list).rowGap) || 0
  return top + ((row - first) * (height + gap)) / (end - first)
}

/** Scroll anchoring: call the returned function before rows are prepended, and the old first row stays in place. */
export function useScrollAnchor(element: RefObject<HTMLElement | null>, rows: Rows): () => void {
  const anchor = useRef<{ row: number; place: number } | null>(null)
  useLayoutEffect(() => {
    if (!element.current || anchor.current === null || anchor.current.row === rows.first) return
    const { row, place } = anchor.current
    scrollBy({ top: topOf(row, element.current, rows) - place, behavior: 'instant' })
    anchor.current = null
  })
  return () => {
    if (!element.current) return
    anchor.current = { row: rows.first, place: topOf(rows.first, element.current, rows) }
  }
}

export function useFocusWhenRendered(list: RefObject<HTMLElement | null>): (place: number) => void {
  const target = useRef<number | null>(null)
  useEffect(() => {
    if (target.current === null) return
    const link = list.current?.querySelector<HTMLElement>(`[aria-posinset="${target.current}"] a`)
    if (!link) return
    link.focus({ preventScroll: true })
    target.current = null
  })
  return (place) => void (target.current = place)
}
