import { useLayoutEffect, useRef } from 'react'
import type { FocusEvent, RefObject } from 'react'

/** Stays true when the focused element is removed: such a blur has no `relatedTarget`. */
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

export const firstSpinButton = 'first hand'

/** Moves the focus with the cursor inside the grid, and into the grid that replaced the focused element. */
export function useCursorFocus<Grid extends HTMLElement>(cursor: string, isWithin: RefObject<boolean>) {
  const grid = useRef<Grid>(null)
  useLayoutEffect(() => {
    const focused = document.activeElement
    const isUnfocused = focused === null || focused === document.body
    if (!isWithin.current || !(isUnfocused || grid.current?.contains(focused))) return
    grid.current?.querySelector<HTMLElement>(`[data-cursor='${cursor}']`)?.focus()
  }, [cursor, isWithin])
  return grid
}
