import { expect, test } from 'vitest'
import { type Bitmap, pixelsOf } from './bitmap.ts'
import { drawing, filled, on, texture } from './drawing.ts'
import { comparePictures } from './pictures.ts'

const blank = (width: number, height: number) => filled(' ', width, height)

const pixelAt = ({ data, width }: Bitmap, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3),
]

const red = [0xe0, 0x00, 0x4d]

test('equal pictures differ in nothing', () => {
  const picture = drawing(...texture(20, 20))
  expect(comparePictures(picture, picture)).toMatchObject({ pixels: 0, visible: 0, regions: [], rows: [] })
})

test('one step of one channel of one pixel counts, though no eye sees it', () => {
  const before = drawing(...blank(20, 20))
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

test('what an eye sees is counted beside', () => {
  const before = blank(40, 40)
  const after = on(before, 10, 10, filled('#', 8, 8))
  expect(comparePictures(drawing(...before), drawing(...after))).toMatchObject({ pixels: 64, visible: 64 })
})

test('a header one pixel taller changes no pixel', () => {
  const page = [...blank(20, 40), ...texture(20, 40)]
  const before = drawing(...filled('h', 20, 30), ...page)
  const after = drawing(...filled('h', 20, 31), ...page)
  const { pixels, regions, rows, heat } = comparePictures(before, after)
  expect({ pixels, regions, rows }).toEqual({ pixels: 0, regions: [], rows: [{ at: 31, by: 1 }] })
  const [r, g, b] = pixelAt(heat, 3, 30)
  expect(g).toBeGreaterThan(Math.max(r!, b!))
  expect(pixelAt(heat, 3, 29)).not.toEqual([r, g, b])
})

test('a difference below a shift stands where the picture after has it', () => {
  const page = texture(40, 60)
  const before = drawing(...filled('h', 40, 30), ...page)
  const after = drawing(...filled('h', 40, 33), ...on(page, 20, 50, ['xx']))
  expect(comparePictures(before, after)).toMatchObject({
    pixels: 2,
    regions: [{ x: 20, y: 83, width: 2, height: 1 }],
    rows: [{ at: 33, by: 3 }],
  })
})

test('lines that went leave an amber line, and the heat is as high as the higher picture', () => {
  const top = texture(20, 30)
  const bottom = texture(20, 30, 2)
  const before = drawing(...top, ...filled('r', 20, 10), ...bottom)
  const { rows, heat } = comparePictures(before, drawing(...top, ...bottom))
  expect(rows).toEqual([{ at: 30, by: -10 }])
  expect([heat.width, heat.height]).toEqual([20, 70])
  const amber = [0xf0, 0x8c, 0x00]
  expect([28, 29, 30, 31].map((y) => pixelAt(heat, 5, y)[2] === amber[2])).toEqual([false, true, true, false])
  expect(pixelAt(heat, 5, 65)).toEqual([255, 255, 255])
})

test('clusters nearer than 12 pixels are one region, others are not', () => {
  const before = blank(80, 80)
  const dots = (x: number, y: number) => on(on(before, 10, 10, ['#']), x, y, ['#'])
  const regionsWith = (x: number, y: number) => {
    const after = y === 10 ? on(before, 10, 10, [`#${' '.repeat(x - 11)}#`]) : dots(x, y)
    return comparePictures(drawing(...before), drawing(...after)).regions
  }
  expect(regionsWith(22, 10)).toEqual([{ x: 10, y: 10, width: 13, height: 1 }])
  expect(regionsWith(23, 10)).toHaveLength(2)
  expect(regionsWith(10, 22)).toEqual([{ x: 10, y: 10, width: 1, height: 13 }])
  expect(regionsWith(10, 23)).toHaveLength(2)
  expect(regionsWith(22, 22)).toHaveLength(1)
})

test('a region within the arms of another is part of it', () => {
  const before = blank(80, 80)
  const ring = on(before, 5, 5, ['#'.repeat(70), ...filled(`#${' '.repeat(68)}#`, 1, 60), '#'.repeat(70)])
  const after = on(ring, 40, 40, ['##', '##'])
  expect(comparePictures(drawing(...before), drawing(...after)).regions).toEqual([
    { x: 5, y: 5, width: 70, height: 62 },
  ])
})

test('there are never more than 40 regions, and each pixel is in one', () => {
  const before = blank(300, 300)
  const after = before.map((line, y) =>
    y % 20 === 0 ? Array.from(line, (_, x) => (x % 20 === 0 ? '#' : ' ')).join('') : line,
  )
  const { pixels, regions } = comparePictures(drawing(...before), drawing(...after))
  expect(pixels).toBe(225)
  expect(regions.length).toBeGreaterThan(0)
  expect(regions.length).toBeLessThanOrEqual(40)
})

test('pictures of different widths are compared from the top left corner; what one alone covers differs', () => {
  const comparison = comparePictures(drawing(...blank(20, 20)), drawing(...blank(24, 30)))
  expect(comparison).toMatchObject({ pixels: 24 * 30 - 20 * 20, rows: [] })
  expect([comparison.heat.width, comparison.heat.height]).toEqual([24, 30])
})

test('in a narrower picture, what was cut off differs too', () => {
  const comparison = comparePictures(drawing(...blank(24, 30)), drawing(...blank(20, 40)))
  expect(comparison.pixels).toBe(4 * 30 + 20 * 10)
  expect([comparison.heat.width, comparison.heat.height]).toEqual([24, 40])
})
