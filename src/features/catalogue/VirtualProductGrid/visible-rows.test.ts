import { expect, test } from 'vitest'
import { rowsInSight, within } from './visible-rows.ts'

const list = { first: 6, end: 26 }

test('rows are counted from where the list stands in the window', () => {
  expect(rowsInSight(list, { top: 300, height: 2000 }, 800)).toEqual({ first: 6, end: 11 })
  expect(rowsInSight(list, { top: -450, height: 2000 }, 800)).toEqual({ first: 10, end: 19 })
})

test('past its end nothing of it is in sight', () => {
  expect(rowsInSight(list, { top: -2500, height: 2000 }, 800)).toEqual({ first: 26, end: 26 })
})

test('a list that has no height yet is no trouble', () => {
  expect(rowsInSight(list, { top: 0, height: 0 }, 800)).toEqual({ first: 6, end: 26 })
})

test('rows that a shorter list has no more give way to those it begins with', () => {
  const atFirst = { first: 6, end: 8 }
  expect(within({ first: 4, end: 12 }, list, atFirst)).toEqual({ first: 6, end: 12 })
  expect(within({ first: 40, end: 48 }, list, atFirst)).toEqual(atFirst)
})
