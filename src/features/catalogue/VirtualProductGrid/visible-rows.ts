import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

/** Rows are counted from the first of page 1; `end` is the row after the last. */
export type Rows = { first: number; end: number }

/** So many stand ready above what is in sight, and below. */
const ready = 2
const restAfter = 150

const clamp = (value: number, { first, end }: Rows) => Math.min(Math.max(value, first), end)

/** As much of `rows` as the list has; `fallback` where that is nothing. */
export function within(rows: Rows, list: Rows, fallback: Rows): Rows {
  const kept = { first: clamp(rows.first, list), end: clamp(rows.end, list) }
  return kept.first < kept.end ? kept : { first: clamp(fallback.first, list), end: clamp(fallback.end, list) }
}

/** The rows that a list with rows of one height shows in a window `height` high; `box` is where it stands there. */
export function rowsInSight(list: Rows, box: { top: number; height: number }, height: number): Rows {
  const rowAt = (y: number) =>
    list.first + ((y - box.top) * (list.end - list.first)) / Math.max(box.height, 1)
  return { first: clamp(Math.floor(rowAt(0)), list), end: clamp(Math.ceil(rowAt(height)), list) }
}

/**
 * The rows of `list` to draw. What comes nearer is drawn when there is time; what was jumped to, before the next
 * picture. `onRest` hears of the row in the middle when scrolling has ended, and is asked again while it says no.
 */
export function useRowsInSight(
  element: RefObject<HTMLElement | null>,
  list: Rows,
  first: Rows,
  onRest: (row: number) => boolean,
): Rows {
  const [drawn, setDrawn] = useState(first)
  const rows = within(drawn, list, first)

  const inSight = (place: HTMLElement) => rowsInSight(list, place.getBoundingClientRect(), innerHeight)

  const look = useEffectEvent(() => {
    if (!element.current) return
    const seen = inSight(element.current)
    const next = within({ first: seen.first - ready, end: seen.end + ready }, list, first)
    if (next.first === rows.first && next.end === rows.end) return
    const isFar = seen.first >= rows.end || seen.end <= rows.first
    if (isFar) flushSync(() => setDrawn(next))
    else startTransition(() => setDrawn(next))
  })

  const rest = useEffectEvent(() => {
    if (!element.current) return true
    const seen = inSight(element.current)
    return onRest(Math.floor((seen.first + seen.end) / 2))
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const whenResting = () => {
      if (!rest()) timer = setTimeout(whenResting, restAfter)
    }
    const onScroll = () => {
      look()
      clearTimeout(timer)
      timer = setTimeout(whenResting, restAfter)
    }
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('resize', look)
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', onScroll)
      removeEventListener('resize', look)
    }
  }, [])

  /** The list may be another one now, or higher. */
  useEffect(() => {
    const frame = requestAnimationFrame(look)
    return () => cancelAnimationFrame(frame)
  })

  return rows
}
