/** How far a listing is loaded: its first page and its last. */
export type Extent = { from: number; to: number }

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Kept with the entry of the history, so that Back finds a listing as long as it was left. */
    listing?: Extent
  }
}

/** So many pages come by themselves; then a button lets the footer be reached. */
const automatic = 3

/** What the history remembers, as far as it fits `page`; that page alone where it does not. */
export function extentOf(saved: Partial<Extent> | undefined, page: number, lastPage: number): Extent {
  const { from = page, to = page } = saved ?? {}
  const fits = Number.isInteger(from) && Number.isInteger(to) && 1 <= from && from <= page && page <= to
  return fits ? { from, to: Math.min(to, Math.max(lastPage, page)) } : { from: page, to: page }
}

/** Whether the page after `extent` comes without being asked for. */
export const comesByItself = ({ from, to }: Extent) => (to - from + 1) % (automatic + 1) !== 0

export const lastPageOf = (total: number, pageSize: number) => Math.max(1, Math.ceil(total / pageSize))
