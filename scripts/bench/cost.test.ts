import { expect, test } from 'vitest'
import { coreHours, costOf } from './cost.ts'

test('a page of 9 ms costs two and a half core hours a million', () => {
  expect(coreHours(9)).toBe(2.5)
  expect(costOf(9)).toEqual([
    { name: 'pages a second a core', figure: '111' },
    { name: 'a million pages', figure: '2.5 core hours, 0.10 USD if an hour costs 0.04 USD' },
  ])
})
