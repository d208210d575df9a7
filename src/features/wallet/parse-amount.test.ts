import { expect, test } from 'vitest'
import { parseAmount } from './parse-amount.ts'

test.each([
  ['500000', 5_000_000],
  ['۵۰۰۰۰۰', 5_000_000],
  ['٥٠٠٠٠٠', 5_000_000],
  ['۵۰۰٬۰۰۰', 5_000_000],
  ['500,000', 5_000_000],
  ['1.250.000', 12_500_000],
  [' 500\u00a0000 ', 5_000_000],
  ['\u200e500000\u200f', 5_000_000],
  ['۵۰۰،۰۰۰', 5_000_000],
  ['۵۰۰٬۰۰۰ تومان', 5_000_000],
  ['500,000 Toman', 5_000_000],
  ['500 000 туманов', 5_000_000],
  ['10000', 100_000],
  ['200000000', 2_000_000_000],
])('the amount "%s" is %i rials', (typed, rials) => {
  expect(parseAmount(typed)).toEqual({ rials })
})

test.each([
  ['', 'missing'],
  ['  ', 'missing'],
  ['پانصد هزار', 'notNumber'],
  ['-500000', 'notNumber'],
  ['500000.5', 'notNumber'],
  ['1e6', 'notNumber'],
  ['5,00,000', 'notNumber'],
  ['9999', 'tooLow'],
  ['0', 'tooLow'],
  ['200000001', 'tooHigh'],
  ['9'.repeat(400), 'tooHigh'],
] as const)('the amount "%s" has the problem %s', (typed, problem) => {
  expect(parseAmount(typed)).toEqual({ problem })
})
