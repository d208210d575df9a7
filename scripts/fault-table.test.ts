import { expect, test } from 'vitest'
import { tableOf } from './fault-table.ts'

test('a row for each call, a column for each trouble, and nothing where nothing was tried', () => {
  const cases = [
    { call: 'add', trouble: '500', hasSurvived: true },
    { call: 'add', trouble: 'slow 10 s', hasSurvived: false },
    { call: 'getCart', trouble: '500', hasSurvived: true },
  ]
  expect(tableOf(cases)).toBe(
    ['         500  slow 10 s', 'add        ✓          ✗', 'getCart    ✓'].join('\n'),
  )
})
