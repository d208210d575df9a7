import { expect, test } from 'vitest'
import type { Returnable } from '#contracts/returns.ts'
import { rials } from '#contracts/values.ts'
import { chosenLines, returnRefund } from './return-lines.ts'

const returnable: Returnable = {
  until: '2026-11-25T08:30:00Z',
  closed: null,
  ways: ['wallet'],
  lines: [
    { id: 1, count: 2, refund: rials(1_000) },
    { id: 2, count: 1, refund: rials(300) },
  ],
}

test('a refund is the sum of the pieces that are chosen', () => {
  expect(returnRefund(returnable, { 1: 2, 2: 1 })).toEqual(rials(2_300))
  expect(returnRefund(returnable, { 1: 1, 2: 0 })).toEqual(rials(1_000))
})

test('lines that stay, and lines that may no longer be returned, are not sent', () => {
  expect(chosenLines(returnable, { 1: 1, 2: 0, 9: 3 })).toEqual([{ id: 1, count: 1 }])
})
