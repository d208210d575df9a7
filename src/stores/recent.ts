import * as z from 'zod/mini'
import { persisted } from './persisted.ts'

const mostSearches = 8
const mostViewed = 12

const Recent = z.object({
  searches: z.catch(
    z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(mostSearches)),
    [],
  ),
  /** Product ids. */
  viewed: z.catch(z.array(z.int()).check(z.maxLength(mostViewed)), []),
})

/** What this person searched for and looked at, the latest first; it never leaves the browser. */
export const recent = persisted('zarrin-own-recent', Recent)

const first = <Value>(value: Value, others: readonly Value[], most: number) =>
  [value, ...others.filter((other) => other !== value)].slice(0, most)

export function searched(text: string) {
  recent.searches = first(text, recent.searches, mostSearches)
}

export function forgetSearch(text: string) {
  recent.searches = recent.searches.filter((search) => search !== text)
}

export function forgetSearches() {
  recent.searches = []
}

export function productViewed(id: number) {
  recent.viewed = first(id, recent.viewed, mostViewed)
}
