import { expect, test } from 'vitest'
import { minViewTime, countsAsSeen } from './seen.ts'

const shown = { isDrawn: true, side: 160, scale: 0.25, share: 1, milliseconds: minViewTime }

test('a picture visible long enough is seen', () => {
  expect(countsAsSeen(shown)).toBe(true)
})

test('a picture in a small frame is not seen', () => {
  expect(countsAsSeen({ ...shown, side: 159 })).toBe(false)
})

test('a picture that is drawn too small to be judged is not seen', () => {
  expect(countsAsSeen({ ...shown, scale: 0.24 })).toBe(false)
})

test('a picture that scrolls past is not seen', () => {
  expect(countsAsSeen({ ...shown, milliseconds: minViewTime - 1 })).toBe(false)
})

test('a picture mostly outside the viewport is not seen', () => {
  expect(countsAsSeen({ ...shown, share: 0.4 })).toBe(false)
})

test('a picture that is not loaded is not seen', () => {
  expect(countsAsSeen({ ...shown, isDrawn: false })).toBe(false)
})
