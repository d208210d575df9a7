import * as z from 'zod/mini'
import { persisted } from './persisted.ts'

export const mostCompared = 4

/** Where a product is, as `/compare?product=` names it: its category and its label. */
export const ComparedProduct = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*\/[a-z0-9]+(-[a-z0-9]+)*$/))

/** What was chosen on the pages of products to be compared, the earliest first. */
export const compare = persisted(
  'zarrin-own-compare',
  z.object({ chosen: z.catch(z.array(ComparedProduct).check(z.maxLength(mostCompared)), []) }),
)

/** False where there is no room for one more. */
export function chosenToCompare(product: string): boolean {
  if (compare.chosen.includes(product)) return true
  if (compare.chosen.length >= mostCompared) return false
  compare.chosen = [...compare.chosen, product]
  return true
}

export function comparedNoMore(product: string) {
  compare.chosen = compare.chosen.filter((chosen) => chosen !== product)
}

export function comparisonCleared() {
  compare.chosen = []
}
