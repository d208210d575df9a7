import type { ListingSearch } from './listing-search.ts'

/** Params that differ from `before`; undefined for removed ones. */
export function changedParams(before: ListingSearch, next: ListingSearch): ListingSearch {
  const names = Object.keys({ ...before, ...next }) as (keyof ListingSearch)[]
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(next[name]))
  return Object.fromEntries(changed.map((name) => [name, next[name]]))
}
