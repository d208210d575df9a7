import { expect, test } from 'vitest'
import { crop, enlarge, mirror, pixelsOf } from './bitmap.ts'
import { bitmapFromLines } from './test-bitmaps.ts'

test('mirror reverses each row and is its own inverse', () => {
  const picture = bitmapFromLines('ab ', 'cde')
  expect(mirror(picture)).toEqual(bitmapFromLines(' ba', 'edc'))
  expect(mirror(mirror(picture))).toEqual(picture)
})

test('crop cuts out a rectangle', () => {
  expect(crop(bitmapFromLines('abcd', 'efgh', 'ijkl'), { x: 1, y: 1, width: 2, height: 2 })).toEqual(
    bitmapFromLines('fg', 'jk'),
  )
})

test('enlarge fills the added area with transparent pixels', () => {
  const [first, second, third] = pixelsOf(enlarge(bitmapFromLines('a'), 2, 2))
  expect([first, second, third]).toEqual([pixelsOf(bitmapFromLines('a'))[0], 0, 0])
})

test('pixelsOf reads unaligned bytes', () => {
  const { width, height, data } = bitmapFromLines('ab', 'cd')
  const shifted = new Uint8Array(data.length + 1)
  shifted.set(data, 1)
  expect(pixelsOf({ width, height, data: shifted.subarray(1) })).toEqual(
    pixelsOf(bitmapFromLines('ab', 'cd')),
  )
})
