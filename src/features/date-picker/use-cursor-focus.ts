import { useLayoutEffect, useRef } from 'react'

/** The focus goes along with the cursor while it is in the grid, and to a grid that has taken the place of the one it was in. */
export function useCursorFocus<Grid extends HTMLElement>(cursor: string) {
  const grid = useRef<Grid>(null)
  useLayoutEffect(() => {
    const focused = document.activeElement
    const isFree = focused === null || focused === document.body
    if (!isFree && !grid.current?.contains(focused)) return
    grid.current?.querySelector<HTMLElement>(`[data-cursor='${cursor}']`)?.focus()
  }, [cursor])
  return grid
}
