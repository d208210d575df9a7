import { useLayoutEffect, useRef } from 'react'
import type { FocusEvent, RefObject } from 'react'

/** Whether the focus is in the panel, or was until what had it was taken away. */
export function useFocusWithin() {
  const isWithin = useRef(false)
  return {
    isWithin,
    onFocus: () => void (isWithin.current = true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) isWithin.current = false
    },
  }
}

/** What the hand is called that gets the focus when a clock takes the place of a grid. */
export const firstHand = 'first hand'

/** The focus goes along with the cursor while it is in the grid, and on to what takes the place of another. */
export function useCursorFocus<Grid extends HTMLElement>(cursor: string, isWithin: RefObject<boolean>) {
  const grid = useRef<Grid>(null)
  useLayoutEffect(() => {
    const focused = document.activeElement
    const isLost = focused === null || focused === document.body
    if (!isWithin.current || !(isLost || grid.current?.contains(focused))) return
    grid.current?.querySelector<HTMLElement>(`[data-cursor='${cursor}']`)?.focus()
  }, [cursor, isWithin])
  return grid
}
