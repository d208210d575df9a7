import { expect, test } from 'vitest'
import type { Returnable } from '#contracts/returns.ts'
import { rials } from '#contracts/values.ts'
import { returnAs } from '#stories/order-fixtures.ts'
import { chosenLines, hasReturn, returnRefund } from './return-lines.ts'

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

test('a request is found among the returns of its order by its lines and its reason', () => {
  const entry = returnAs({})
  const lines = entry.lines.map(({ id, count }) => ({ id, count }))
  const { id, reason } = entry
  expect(hasReturn([entry], { lines, reason }, [])).toBe(true)
  expect(hasReturn(undefined, { lines, reason }, [])).toBe(false)
  expect(hasReturn([entry], { lines, reason }, [id])).toBe(false)
  expect(hasReturn([entry], { lines, reason: 'other' }, [])).toBe(false)
  expect(hasReturn([entry], { lines: [{ id: 1, count: 1 }], reason }, [])).toBe(false)
  expect(hasReturn([entry], { lines: [{ id: 1, count: 1 }, ...lines], reason }, [])).toBe(false)
  expect(hasReturn([entry], { lines: lines.map((line) => ({ ...line, count: 9 })), reason }, [])).toBe(false)
})
