import { useLocation, useRouterState } from '@tanstack/react-router'

/** What is asked for shows as chosen before its answer arrives, while the router has not validated the search yet. */
export function usePendingSearch<Search>(
  shown: Search,
  parse: (search: Record<string, unknown>) => Search,
): Search {
  const pending = useLocation()
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  return pending.pathname === path ? parse(pending.search) : shown
}
