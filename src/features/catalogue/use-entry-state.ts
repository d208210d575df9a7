import { useRouter } from '@tanstack/react-router'
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

/** Restored by Back and a reload. Not in the URL: prerendered pages are cached by path. */
export function useEntryState<Name extends 'reviews' | 'questions'>(
  name: Name,
  schema: z.ZodMiniType<NonNullable<HistoryState[Name]>>,
) {
  const router = useRouter()
  const saved = () => schema.safeParse(router.latestLocation.state[name]).data
  const [value, setValue] = useState<HistoryState[Name]>(saved)

  function change(next: HistoryState[Name]) {
    setValue(next)
    /** A navigation that has started since must not be undone. */
    if (router.latestLocation.pathname !== router.state.resolvedLocation?.pathname) return
    void router.navigate({
      to: '.',
      search: true,
      hash: true,
      state: (state) => ({ ...state, [name]: next }),
      replace: true,
      resetScroll: false,
    })
  }

  return [value, change] as const
}
