import * as z from 'zod/mini'
import { persisted } from './persisted.ts'

export const mostCompared = 4

/** `category/label`, as in `/compare?product=`. */
export const ComparedProduct = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*\/[a-z0-9]+(-[a-z0-9]+)*$/))

export const compare = persisted(
  'zarrin-personal-compare',
  z.object({ chosen: z.catch(z.array(ComparedProduct).check(z.maxLength(mostCompared)), []) }),
)

/** Returns false when the comparison is full. */
export function comparisonAdded(product: string): boolean {
  if (compare.chosen.includes(product)) return true
  if (compare.chosen.length >= mostCompared) return false
  compare.chosen = [...compare.chosen, product]
  return true
}

export function comparisonRemoved(product: string) {
  compare.chosen = compare.chosen.filter((chosen) => chosen !== product)
}

export function comparisonReplaced(products: readonly string[]) {
  compare.chosen = [...products]
}

/** Back and Forward: the choice follows if it is what was shown `before`, so that a shared address does not replace it. */
export function comparisonShown(products: readonly string[], before: readonly string[]) {
  const isChosen = compare.chosen.join() === before.join()
  if (isChosen && products.join() !== before.join()) comparisonReplaced(products)
}

export function comparisonCleared() {
  compare.chosen = []
}
