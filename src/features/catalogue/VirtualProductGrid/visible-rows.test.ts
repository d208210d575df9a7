import { expect, test } from 'vitest'
import { visibleRows, clampRows } from './visible-rows.ts'

const list = { first: 6, end: 26 }

test('visible rows are computed from the scroll offset of the list', () => {
  expect(visibleRows(list, { top: 300, height: 2000 }, 800)).toEqual({ first: 6, end: 11 })
  expect(visibleRows(list, { top: -450, height: 2000 }, 800)).toEqual({ first: 10, end: 19 })
})

test('a list scrolled past its end has no visible rows', () => {
  expect(visibleRows(list, { top: -2500, height: 2000 }, 800)).toEqual({ first: 26, end: 26 })
})

test('a list without height does not divide by zero', () => {
  expect(visibleRows(list, { top: 0, height: 0 }, 800)).toEqual({ first: 6, end: 26 })
})

test('rows beyond a shortened list fall back to the initial rows', () => {
  const atFirst = { first: 6, end: 8 }
  expect(clampRows({ first: 4, end: 12 }, list, atFirst)).toEqual({ first: 6, end: 12 })
  expect(clampRows({ first: 40, end: 48 }, list, atFirst)).toEqual(atFirst)
})
