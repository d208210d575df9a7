import { expect, test } from 'vitest'
import { type Bitmap, pixelsOf } from './bitmap.ts'
import { bitmapFromLines, filled, overlay, texture } from './test-bitmaps.ts'
import { comparePictures } from './pictures.ts'

const blank = (width: number, height: number) => filled(' ', width, height)

const pixelAt = ({ data, width }: Bitmap, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3),
]

const red = [0xe0, 0x00, 0x4d]

test('equal pictures have no differences', () => {
  const picture = bitmapFromLines(...texture(20, 20))
  expect(comparePictures(picture, picture)).toMatchObject({ pixels: 0, visible: 0, regions: [], rows: [] })
})

test('one step of one channel of one pixel counts, but not as visible', () => {
  const before = bitmapFromLines(...blank(20, 20))
  pixelsOf(before).fill(0xff28a2ca)
  const after = { ...before, data: before.data.slice() }
  after.data[(5 * 20 + 7) * 4 + 2] = 0x29
  const { pixels, visible, regions, rows, heat } = comparePictures(before, after)
  expect({ pixels, visible, regions, rows }).toEqual({
    pixels: 1,
    visible: 0,
    regions: [{ x: 7, y: 5, width: 1, height: 1 }],
    rows: [],
  })
  expect(pixelAt(heat, 7, 5)).toEqual(red)
  expect(pixelAt(heat, 8, 5)).not.toEqual(red)
})

test('visible pixels are counted separately', () => {
  const before = blank(40, 40)
  const after = overlay(before, 10, 10, filled('#', 8, 8))
  expect(comparePictures(bitmapFromLines(...before), bitmapFromLines(...after))).toMatchObject({
    pixels: 64,
    visible: 64,
  })
})

test('a header one pixel taller is a row shift without changed pixels', () => {
  const page = [...blank(20, 40), ...texture(20, 40)]
  const before = bitmapFromLines(...filled('h', 20, 30), ...page)
  const after = bitmapFromLines(...filled('h', 20, 31), ...page)
  const { pixels, regions, rows, heat } = comparePictures(before, after)
  expect({ pixels, regions, rows }).toEqual({ pixels: 0, regions: [], rows: [{ at: 31, by: 1 }] })
  const [r, g, b] = pixelAt(heat, 3, 30)
  expect(g).toBeGreaterThan(Math.max(r!, b!))
  expect(pixelAt(heat, 3, 29)).not.toEqual([r, g, b])
})

test('a region below a shift has the coordinates of the picture after', () => {
  const page = texture(40, 60)
  const before = bitmapFromLines(...filled('h', 40, 30), ...page)
  const after = bitmapFromLines(...filled('h', 40, 33), ...overlay(page, 20, 50, ['xx']))
  expect(comparePictures(before, after)).toMatchObject({
    pixels: 2,
    regions: [{ x: 20, y: 83, width: 2, height: 1 }],
    rows: [{ at: 33, by: 3 }],
  })
})

test('the heatmap marks removed rows in amber and is as tall as the taller picture', () => {
  const top = texture(20, 30)
  const bottom = texture(20, 30, 2)
  const before = bitmapFromLines(...top, ...filled('r', 20, 10), ...bottom)
  const { rows, heat } = comparePictures(before, bitmapFromLines(...top, ...bottom))
  expect(rows).toEqual([{ at: 30, by: -10 }])
  expect([heat.width, heat.height]).toEqual([20, 70])
  const amber = [0xf0, 0x8c, 0x00]
  expect([28, 29, 30, 31].map((y) => pixelAt(heat, 5, y)[2] === amber[2])).toEqual([false, true, true, false])
  expect(pixelAt(heat, 5, 65)).toEqual([255, 255, 255])
})

test('only clusters nearer than 12 pixels are merged into one region', () => {
  const before = blank(80, 80)
  const dots = (x: number, y: number) => overlay(overlay(before, 10, 10, ['#']), x, y, ['#'])
  const regionsWith = (x: number, y: number) => {
    const after = y === 10 ? overlay(before, 10, 10, [`#${' '.repeat(x - 11)}#`]) : dots(x, y)
    return comparePictures(bitmapFromLines(...before), bitmapFromLines(...after)).regions
  }
  expect(regionsWith(22, 10)).toEqual([{ x: 10, y: 10, width: 13, height: 1 }])
  expect(regionsWith(23, 10)).toHaveLength(2)
  expect(regionsWith(10, 22)).toEqual([{ x: 10, y: 10, width: 1, height: 13 }])
  expect(regionsWith(10, 23)).toHaveLength(2)
  expect(regionsWith(22, 22)).toHaveLength(1)
})

test('a region inside the bounds of another is merged into it', () => {
  const before = blank(80, 80)
  const ring = overlay(before, 5, 5, [
    '#'.repeat(70),
    ...filled(`#${' '.repeat(68)}#`, 1, 60),
    '#'.repeat(70),
  ])
  const after = overlay(ring, 40, 40, ['##', '##'])
  expect(comparePictures(bitmapFromLines(...before), bitmapFromLines(...after)).regions).toEqual([
    { x: 5, y: 5, width: 70, height: 62 },
  ])
})

test('a comparison has at most 40 regions', () => {
  const before = blank(300, 300)
  const after = before.map((line, y) =>
    y % 20 === 0 ? Array.from(line, (_, x) => (x % 20 === 0 ? '#' : ' ')).join('') : line,
  )
  const { pixels, regions } = comparePictures(bitmapFromLines(...before), bitmapFromLines(...after))
  expect(pixels).toBe(225)
  expect(regions.length).toBeGreaterThan(0)
  expect(regions.length).toBeLessThanOrEqual(40)
})

test('pictures of different widths are compared from the top left corner, and uncovered pixels differ', () => {
  const comparison = comparePictures(bitmapFromLines(...blank(20, 20)), bitmapFromLines(...blank(24, 30)))
  expect(comparison).toMatchObject({ pixels: 24 * 30 - 20 * 20, rows: [] })
  expect([comparison.heat.width, comparison.heat.height]).toEqual([24, 30])
})

test('pixels cut off in a narrower picture differ', () => {
  const comparison = comparePictures(bitmapFromLines(...blank(24, 30)), bitmapFromLines(...blank(20, 40)))
  expect(comparison.pixels).toBe(4 * 30 + 20 * 10)
  expect([comparison.heat.width, comparison.heat.height]).toEqual([24, 40])
})
