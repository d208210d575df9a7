import { useLocation, useRouter } from '@tanstack/react-router'
import type { HistoryState } from '@tanstack/react-router'
import { useState } from 'react'
import type * as z from 'zod/mini'
import type { ReviewView } from './review-queries.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    reviews?: ReviewView
    /** What was searched for. */
    questions?: string
  }
}

/**
 * Restored by Back and a reload. Not in the URL: prerendered pages are cached by path. `onRestore` is called while rendering,
 * when another entry of the page has another value.
 */
export function useEntryState<Name extends 'reviews' | 'questions'>(
  name: Name,
  schema: z.ZodMiniType<NonNullable<HistoryState[Name]>>,
  onRestore: (value: HistoryState[Name]) => void,
) {
  const router = useRouter()
  const { pathname, state } = useLocation()
  const index = state.__TSR_index
  const saved = (): HistoryState[Name] => schema.safeParse(state[name]).data
  const [shown, setShown] = useState(() => ({ pathname, index, value: saved() }))

  /** The page stays while the next one loads, whose entry is not its own. The skip link makes an entry without state. */
  if (shown.pathname === pathname && shown.index !== index && history.state) {
    const value = saved()
    setShown({ pathname, index, value })
    if (JSON.stringify(value) !== JSON.stringify(shown.value)) onRestore(value)
  }

  function change(next: HistoryState[Name]) {
    setShown((before) => ({ ...before, value: next }))
    /** A navigation that has started since must not be undone. */
    if (router.latestLocation.pathname !== router.state.resolvedLocation?.pathname) return
    void router.navigate({
      to: '.',
      search: true,
      hash: true,
      state: (before) => ({ ...before, [name]: next }),
      replace: true,
      resetScroll: false,
    })
  }

  return [shown.value, change] as const
}
