import { expect, test } from 'vitest'
import { crop, enlarge, mirror, pixelsOf } from './bitmap.ts'
import { drawing } from './drawing.ts'

test('a mirrored picture has its lines reversed, and mirrored again it is as it was', () => {
  const picture = drawing('ab ', 'cde')
  expect(mirror(picture)).toEqual(drawing(' ba', 'edc'))
  expect(mirror(mirror(picture))).toEqual(picture)
})

test('a part is cut out', () => {
  expect(crop(drawing('abcd', 'efgh', 'ijkl'), { x: 1, y: 1, width: 2, height: 2 })).toEqual(
    drawing('fg', 'jk'),
  )
})

test('an enlarged picture is transparent where it was not', () => {
  const [first, second, third] = pixelsOf(enlarge(drawing('a'), 2, 2))
  expect([first, second, third]).toEqual([pixelsOf(drawing('a'))[0], 0, 0])
})

test('bytes that do not start at a multiple of four are read all the same', () => {
  const { width, height, data } = drawing('ab', 'cd')
  const shifted = new Uint8Array(data.length + 1)
  shifted.set(data, 1)
  expect(pixelsOf({ width, height, data: shifted.subarray(1) })).toEqual(pixelsOf(drawing('ab', 'cd')))
})
