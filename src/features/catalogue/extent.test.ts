import { expect, test } from 'vitest'
import { comesByItself, extentOf } from './extent.ts'

test('a listing is as long as it was left', () => {
  expect(extentOf({ from: 2, to: 6 }, 4, 10)).toEqual({ from: 2, to: 6 })
})

test('goods that were sold meanwhile leave it shorter', () => {
  expect(extentOf({ from: 2, to: 6 }, 4, 5)).toEqual({ from: 2, to: 5 })
})

test.each([
  [undefined],
  [{}],
  [{ from: 5, to: 6 }],
  [{ from: 1, to: 3 }],
  [{ from: 0, to: 6 }],
  [{ from: 1.5, to: 6 }],
])('what does not fit its page is forgotten: %o', (saved) => {
  expect(extentOf(saved, 4, 10)).toEqual({ from: 4, to: 4 })
})

test('three pages come by themselves, then one is asked for', () => {
  const comes = [1, 2, 3, 4, 5, 6, 7, 8].map((to) => comesByItself({ from: 1, to }))
  expect(comes).toEqual([true, true, true, false, true, true, true, false])
})
