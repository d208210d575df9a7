export type LoadedPages = { from: number; to: number }

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Saved in the history entry, so that Back restores the length of the listing. */
    listing?: LoadedPages
  }
}

/** Pages that load by themselves; then a button, so that the footer can be reached. */
const autoLoadedPages = 3

export function restoreLoadedPages(
  saved: Partial<LoadedPages> | undefined,
  page: number,
  lastPage: number,
): LoadedPages {
  const { from = page, to = page } = saved ?? {}
  const fits = Number.isInteger(from) && Number.isInteger(to) && 1 <= from && from <= page && page <= to
  return fits ? { from, to: Math.min(to, Math.max(lastPage, page)) } : { from: page, to: page }
}

export const loadsAutomatically = ({ from, to }: LoadedPages) => (to - from + 1) % (autoLoadedPages + 1) !== 0

export const lastPageOf = (total: number, pageSize: number) => Math.max(1, Math.ceil(total / pageSize))
