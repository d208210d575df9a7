import { expect, test } from 'vitest'
import { catalogueOf } from './catalogue-variants.ts'
import { productsByLeaf } from './products.ts'

test('the stars of each product have the mean and the count that its page shows', async () => {
  const { rows } = await catalogueOf('hand-written')
  for (const { id, fa } of rows) {
    const { stars, rating } = fa
    const count = stars.reduce((all, one) => all + one, 0)
    const mean = stars.reduce((all, one, at) => all + one * (at + 1), 0) / count
    expect(stars.every((one) => one >= 0)).toBe(true)
    expect({ id, count, average: Math.round(mean * 10) / 10 }).toEqual({ id, ...rating })
  }
})

test('the mean is near the rating that was written for a product', async () => {
  const { rows } = await catalogueOf('hand-written')
  const written = Object.values(productsByLeaf).flat()
  const differences = written.map(({ label, rating }) =>
    Math.abs(rows.find((row) => row.label === label)!.fa.rating.average - rating),
  )
  expect(Math.max(...differences)).toBeLessThan(0.15)
})
