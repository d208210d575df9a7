import { useClickOutside } from '@mantine/hooks'
import { useLayoutEffect, useRef } from 'react'
import type { FocusEvent, RefObject } from 'react'

/** Stays true when the focused element is removed: that blur has no `relatedTarget`, like that of a press on the page. */
export function useFocusWithin() {
  const isWithin = useRef(false)
  return {
    isWithin,
    ref: useClickOutside<HTMLDivElement>(() => void (isWithin.current = false)),
    onFocus: () => void (isWithin.current = true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) isWithin.current = false
    },
  }
}

export const firstSpinButton = 'hour'

/** Moves the focus with the cursor inside the grid, and into the grid that replaced the focused element. */
export function useCursorFocus<Grid extends HTMLElement>(cursor: string, isWithin: RefObject<boolean>) {
  const grid = useRef<Grid>(null)
  useLayoutEffect(() => {
    const focused = document.activeElement
    const isFocusLost = isWithin.current && (focused ?? document.body) === document.body
    if (isFocusLost || grid.current?.contains(focused))
      grid.current?.querySelector<HTMLElement>(`[data-cursor='${cursor}']`)?.focus()
  }, [cursor, isWithin])
  return grid
}
