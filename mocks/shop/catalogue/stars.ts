import type { ProductSeed } from './seed.ts'

const scale = [1, 2, 3, 4, 5]

const sumOf = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

/** Mean of counts per star, with one decimal. */
export const meanOf = (stars: readonly number[]) =>
  Math.round((sumOf(stars.map((count, at) => count * scale[at]!)) / sumOf(stars)) * 10) / 10

/** Count per star, one to five: the sum is `ratingCount`, the mean as near `rating` as so many can have. */
export function starsOf({ rating, ratingCount }: Pick<ProductSeed, 'rating' | 'ratingCount'>): number[] {
  const weights = scale.map((stars) => Math.exp(-((stars - rating) ** 2) / 0.8))
  const counts = weights.map((weight) => Math.floor((weight / sumOf(weights)) * ratingCount))
  counts[Math.round(rating) - 1]! += ratingCount - sumOf(counts)
  let missing = Math.round(rating * ratingCount) - sumOf(counts.map((count, at) => count * scale[at]!))
  /** Not `!== 0`: of a rating outside the scale it is NaN, which the contract refuses later. */
  for (; Math.abs(missing) > 0; missing -= Math.sign(missing)) {
    const step = Math.sign(missing)
    const movable = scale.map((_, at) => (at + step in counts ? counts[at]! : 0))
    const from = movable.indexOf(Math.max(...movable))
    counts[from]! -= 1
    counts[from + step]! += 1
  }
  return counts
}
