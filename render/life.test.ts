import { expect, test } from 'vitest'
import { pageCacheControl, lifeOf } from './life.ts'

const goods = { fresh: 60, stale: 600, ifError: 86_400 }
const content = { fresh: 300, stale: 86_400, ifError: 86_400 }

/** In Tehran. */
const midnight = Date.parse('2026-11-18T20:30:00Z')
const hour = 3_600_000

const priced = {
  '/api/products/products': { data: { products: [{ price: { amount: 10, unit: 'IRR' } }] } },
}
const unpriced = { '/api/content/blogs': { data: { entries: [{ title: 'Saffron', service: null }] } } }

test.each([
  ['goods at noon', goods, 12 * hour, priced, [60, 600]],
  ['midnight in 200 seconds, of goods', goods, 200_000, priced, [60, 140]],
  ['midnight in 20 seconds, of goods', goods, 20_000, priced, [20, 0]],
  ['midnight in 20 seconds, of content', content, 20_000, unpriced, [20, 0]],
  ['midnight in less than a second', goods, 999, priced, [0, 0]],
  ['content without prices', content, 12 * hour, unpriced, [300, 42_900]],
  ['content that shows prices, for an hour', content, 12 * hour, priced, [300, 3_300]],
  ['a page that no call was made for', content, 12 * hour, {}, [300, 42_900]],
])('%s', (_what, wanted, left, answers, [fresh, stale]) => {
  const now = midnight - left
  expect(lifeOf(wanted, { at: now, now, answers })).toEqual({ ...wanted, fresh, stale })
})

test('a page whose day has ended while it was drawn has no life', () => {
  const drawn = { at: midnight - 1, now: midnight + 500, answers: priced }
  expect(lifeOf(goods, drawn)).toMatchObject({ fresh: 0, stale: 0 })
})

test('the hour of a price begins when the API was asked', () => {
  const now = midnight - 12 * hour
  expect(lifeOf(content, { at: now - 60_000, now, answers: priced })).toMatchObject({
    fresh: 300,
    stale: 3_240,
  })
})

test.each([
  [goods, 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'],
  [{ ...goods, stale: 0 }, 'public, max-age=0, s-maxage=60, stale-if-error=86400'],
  [{ ...goods, fresh: 0, stale: 0 }, 'public, max-age=0, s-maxage=0'],
  [{ fresh: 10, stale: 0, ifError: 0 }, 'public, max-age=0, s-maxage=10'],
])('the life %o is the header %s', (life, header) => {
  expect(pageCacheControl(life)).toBe(header)
})
