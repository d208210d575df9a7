import { expect, test } from 'vitest'
import { aMoment, countsAsSeen } from './seen.ts'

const shown = { isDrawn: true, side: 160, share: 1, milliseconds: aMoment }

test('a picture shown for a moment is seen', () => {
  expect(countsAsSeen(shown)).toBe(true)
})

test('a small thumbnail is not seen', () => {
  expect(countsAsSeen({ ...shown, side: 159 })).toBe(false)
})

test('what scrolls past is not seen', () => {
  expect(countsAsSeen({ ...shown, milliseconds: aMoment - 1 })).toBe(false)
})

test('what stands mostly outside the viewport is not seen', () => {
  expect(countsAsSeen({ ...shown, share: 0.4 })).toBe(false)
})

test('an empty frame is not seen', () => {
  expect(countsAsSeen({ ...shown, isDrawn: false })).toBe(false)
})
