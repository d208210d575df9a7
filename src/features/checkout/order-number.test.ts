import { expect, test } from 'vitest'
import { parseOrderNumber } from './order-number.ts'

test.each([
  ['ZR-100001', 'ZR-100001'],
  [' zr-100001 ', 'ZR-100001'],
  ['ZR-۱۰۰۰۰۱', 'ZR-100001'],
  ['zr–١٠٠٠٠١', 'ZR-100001'],
  ['\u2066ZR-100001\u2069', 'ZR-100001'],
  ['', null],
  ['سفارش', null],
  ['ZR/1', null],
])('the order number %j is read as %j', (typed, number) => expect(parseOrderNumber(typed)).toBe(number))
