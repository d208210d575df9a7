import { useSyncExternalStore } from 'react'

export type View = 'grid' | 'list'

const wide = () => matchMedia('(min-width: 75em)')
const middle = () => matchMedia('(min-width: 48em)')
const narrow = () => matchMedia('(max-width: 14em)')

function subscribe(onChange: () => void) {
  const queries = [wide(), middle(), narrow()]
  queries.forEach((query) => query.addEventListener('change', onChange))
  return () => queries.forEach((query) => query.removeEventListener('change', onChange))
}

function columnsOfGrid() {
  if (wide().matches) return 4
  if (middle().matches) return 3
  return narrow().matches ? 1 : 2
}

/** Every row of a page is rendered on a server, so that any count does. */
const columnsOnServer = () => 2

/** Products per row, as the style sheet has them; every page size is a multiple of each count. */
export function useColumns(view: View): number {
  const columns = useSyncExternalStore(subscribe, columnsOfGrid, columnsOnServer)
  return view === 'list' ? 1 : columns
}
