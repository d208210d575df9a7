import { expect, test } from 'vitest'
import { faultTable } from './fault-table.ts'

test('the fault table has a row per call, a column per fault and blanks for cases that did not run', () => {
  const cases = [
    { call: 'add', fault: '500', passed: true },
    { call: 'add', fault: 'slow 10 s', passed: false },
    { call: 'getCart', fault: '500', passed: true },
  ]
  expect(faultTable(cases)).toBe(
    ['         500  slow 10 s', 'add        ✓          ✗', 'getCart    ✓'].join('\n'),
  )
})
