import { useEffect, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import type { Rows } from './visible-rows.ts'

/** Where a row stands in the window, or would stand: all have one height, however few of them are drawn. */
function placeOf(row: number, list: HTMLElement, { first, end }: Rows) {
  const { top, height } = list.getBoundingClientRect()
  const gap = parseFloat(getComputedStyle(list).rowGap) || 0
  return top + ((row - first) * (height + gap)) / (end - first)
}

/**
 * Call what it returns before the list grows above; when it has, what was its first row stands where it stood. What else
 * the page gets meanwhile, above the list or below, changes nothing of that.
 */
export function useStillWhenGrowing(element: RefObject<HTMLElement | null>, rows: Rows): () => void {
  const held = useRef<{ row: number; place: number } | null>(null)
  useLayoutEffect(() => {
    if (!element.current || held.current === null || held.current.row === rows.first) return
    const { row, place } = held.current
    scrollBy({ top: placeOf(row, element.current, rows) - place, behavior: 'instant' })
    held.current = null
  })
  return () => {
    if (!element.current) return
    held.current = { row: rows.first, place: placeOf(rows.first, element.current, rows) }
  }
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
