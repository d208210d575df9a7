import type { ProductSeed } from './seed.ts'

const scale = [1, 2, 3, 4, 5]

/** Count per star, one to five: the sum is `ratingCount`, the mean is near `rating`. */
export function starsOf({ rating, ratingCount }: Pick<ProductSeed, 'rating' | 'ratingCount'>): number[] {
  const weights = scale.map((stars) => Math.exp(-((stars - rating) ** 2) / 0.8))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const counts = weights.map((weight) => Math.floor((weight / sum) * ratingCount))
  const rest = ratingCount - counts.reduce((total, count) => total + count, 0)
  const nearest = Math.round(rating) - 1
  return counts.map((count, at) => (at === nearest ? count + rest : count))
}
