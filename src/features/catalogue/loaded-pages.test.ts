import { expect, test } from 'vitest'
import { loadsAutomatically, restoreLoadedPages } from './loaded-pages.ts'

test('saved listing pages are restored', () => {
  expect(restoreLoadedPages({ from: 2, to: 6 }, 4, 10)).toEqual({ from: 2, to: 6 })
})

test('restored listing pages end at the current last page', () => {
  expect(restoreLoadedPages({ from: 2, to: 6 }, 4, 5)).toEqual({ from: 2, to: 5 })
})

test.each([
  [undefined],
  [{}],
  [{ from: 5, to: 6 }],
  [{ from: 1, to: 3 }],
  [{ from: 0, to: 6 }],
  [{ from: 1.5, to: 6 }],
])('saved listing pages that do not contain the current page are ignored: %o', (saved) => {
  expect(restoreLoadedPages(saved, 4, 10)).toEqual({ from: 4, to: 4 })
})

test('three listing pages load automatically, every fourth on request', () => {
  const comes = [1, 2, 3, 4, 5, 6, 7, 8].map((to) => loadsAutomatically({ from: 1, to }))
  expect(comes).toEqual([true, true, true, false, true, true, true, false])
})
