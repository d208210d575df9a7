import * as z from 'zod/mini'
import { persisted } from './persisted.ts'

const mostSearches = 8
const mostViewed = 12

const Recent = z.object({
  searches: z.catch(
    z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(mostSearches)),
    [],
  ),
  viewed: z.catch(z.array(z.int()).check(z.maxLength(mostViewed)), []),
})

/** Recent searches and viewed products, newest first. They never leave the browser. */
export const recent = persisted('zarrin-personal-recent', Recent)

const moveToFront = <Value>(value: Value, others: readonly Value[], most: number) =>
  [value, ...others.filter((other) => other !== value)].slice(0, most)

export function searched(text: string) {
  recent.searches = moveToFront(text, recent.searches, mostSearches)
}

export function forgetSearch(text: string) {
  recent.searches = recent.searches.filter((search) => search !== text)
}

export function forgetSearches() {
  recent.searches = []
}

export function productViewed(id: number) {
  recent.viewed = moveToFront(id, recent.viewed, mostViewed)
}
