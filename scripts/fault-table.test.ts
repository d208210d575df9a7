import { expect, test } from 'vitest'
import { callsWithoutCase, conclusion, faultTable } from './fault-table.ts'

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

test.each([
  [['add', 'getCart'], []],
  [
    ['add', 'payment', 'getCartCount'],
    ['payment', 'getCartCount'],
  ],
])('of the calls %j no case ran of %j', (names, without) => {
  const cases = ['add', 'getCart, again'].map((call) => ({ call, fault: '500', passed: true }))
  expect(callsWithoutCase(names, cases)).toEqual(without)
})

const case500 = { call: 'add', fault: '500', passed: true }

test.each([
  [[case500], 0, 0, '1 cases, 1 survived'],
  [[case500, { ...case500, fault: 'slow', passed: false }], 1, 1, '2 cases, 1 survived'],
  [[case500], 1, 1, '1 cases, 1 survived, and Vitest failed elsewhere: see above'],
  [[case500], null, 1, '1 cases, 1 survived, and Vitest failed elsewhere: see above'],
])(
  'the cases %j and the exit code %j of Vitest end the fault matrix with %d',
  (cases, code, exitCode, text) => {
    expect(conclusion(cases, code)).toEqual({ exitCode, text })
  },
)
