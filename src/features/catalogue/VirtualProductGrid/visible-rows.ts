import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

/** Row indices from the first row of page 1; `end` is exclusive. */
export type Rows = { first: number; end: number }

const overscan = 2
const scrollEndDelay = 150

const clamp = (value: number, { first, end }: Rows) => Math.min(Math.max(value, first), end)

export function clampRows(rows: Rows, list: Rows, fallback: Rows): Rows {
  const kept = { first: clamp(rows.first, list), end: clamp(rows.end, list) }
  return kept.first < kept.end ? kept : { first: clamp(fallback.first, list), end: clamp(fallback.end, list) }
}

/** Visible rows of equal height; `box` is the list's rect in a viewport `height` px high. */
export function visibleRows(list: Rows, box: { top: number; height: number }, height: number): Rows {
  const rowAt = (y: number) =>
    list.first + ((y - box.top) * (list.end - list.first)) / Math.max(box.height, 1)
  return { first: clamp(Math.floor(rowAt(0)), list), end: clamp(Math.ceil(rowAt(height)), list) }
}

/** Nearby rows render in a transition, a jump synchronously. `onRest` is retried while it returns false. */
export function useVisibleRows(
  element: RefObject<HTMLElement | null>,
  list: Rows,
  first: Rows,
  onRest: (row: number) => boolean,
): Rows {
  const [rendered, setRendered] = useState(first)
  /** A transition to them may be under way. */
  const requested = useRef(first)
  const rows = clampRows(rendered, list, first)

  const visible = (place: HTMLElement) => visibleRows(list, place.getBoundingClientRect(), innerHeight)

  const update = useEffectEvent(() => {
    if (!element.current) return
    const visibleNow = visible(element.current)
    const next = clampRows(
      { first: visibleNow.first - overscan, end: visibleNow.end + overscan },
      list,
      first,
    )
    if (next.first === requested.current.first && next.end === requested.current.end) return
    requested.current = next
    const isJump = visibleNow.first >= rows.end || visibleNow.end <= rows.first
    if (isJump) flushSync(() => setRendered(next))
    else startTransition(() => setRendered(next))
  })

  const reportRest = useEffectEvent(() => {
    if (!element.current) return true
    const visibleNow = visible(element.current)
    return onRest(Math.floor((visibleNow.first + visibleNow.end) / 2))
  })

  /** Before paint: who scrolls as soon as the rows are there has nothing reported otherwise. */
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const onScrollEnd = () => {
      if (!reportRest()) timer = setTimeout(onScrollEnd, scrollEndDelay)
    }
    const onScroll = () => {
      update()
      clearTimeout(timer)
      timer = setTimeout(onScrollEnd, scrollEndDelay)
    }
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('resize', update)
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', onScroll)
      removeEventListener('resize', update)
    }
  }, [])

  /** Any render may have changed the list or its height. */
  useEffect(() => {
    const frame = requestAnimationFrame(update)
    return () => cancelAnimationFrame(frame)
  })

  return rows
}
