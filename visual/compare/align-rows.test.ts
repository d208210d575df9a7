import { expect, test } from 'vitest'
import { alignRows } from './align-rows.ts'
import { bitmapOf } from './bitmap.ts'
import { bitmapFromLines, filled, overlay, texture } from './test-bitmaps.ts'
import { runsBetween } from './row-shifts.ts'

const blank = (height: number, width = 12) => filled(' ', width, height)

test('equal pictures have no shifts', () => {
  const picture = bitmapFromLines(...texture(12, 40))
  expect(alignRows(picture, picture)).toEqual([])
  expect(runsBetween([], 40, 40)).toEqual([{ before: 0, after: 0, length: 40 }])
})

test('a header one pixel taller is one shift in a tall picture', () => {
  const page = [...blank(300), ...texture(12, 30), ...blank(900), ...texture(12, 30, 2), ...blank(700)]
  const before = bitmapFromLines(...filled('h', 12, 40), ...page)
  const after = bitmapFromLines(...filled('h', 12, 41), ...page)
  expect(alignRows(before, after)).toEqual([{ at: 41, by: 1 }])
})

test('rows that a taller header pushes out of the picture are a shift at the lower edge', () => {
  const page = [...blank(30), ...texture(12, 30), ...blank(90), ...texture(12, 60, 2)]
  const before = bitmapFromLines(...filled('h', 12, 40), ...page)
  const after = bitmapFromLines(...filled('h', 12, 41), ...page.slice(0, -1))
  expect(alignRows(before, after)).toEqual([
    { at: 41, by: 1 },
    { at: before.height, by: -1 },
  ])
})

test('a row inserted at the top is one shift', () => {
  const page = texture(12, 400)
  expect(alignRows(bitmapFromLines(...page), bitmapFromLines(...filled('n', 12, 1), ...page))).toEqual([
    { at: 1, by: 1 },
  ])
})

test('a removed block is one shift, and the rows around it are paired', () => {
  const top = [...texture(12, 50), ...blank(20)]
  const bottom = [...texture(12, 50, 3), ...blank(20)]
  const before = bitmapFromLines(...top, ...texture(12, 24, 2), ...bottom)
  const after = bitmapFromLines(...top, ...bottom)
  const shifts = alignRows(before, after)
  expect(shifts).toEqual([{ at: 70, by: -24 }])
  expect(runsBetween(shifts, before.height, after.height)).toEqual([
    { before: 0, after: 0, length: 70 },
    { before: 94, after: 70, length: 70 },
  ])
})

test('blank pictures of different heights differ by one shift', () => {
  expect(alignRows(bitmapFromLines(...blank(100)), bitmapFromLines(...blank(103)))).toEqual([
    { at: 103, by: 3 },
  ])
})

test('changed rows next to blank rows are not shifted', () => {
  const page = (seed: number) => [...blank(20), ...texture(12, 20, seed), ...blank(21), ...texture(12, 30)]
  expect(alignRows(bitmapFromLines(...page(2)), bitmapFromLines(...page(3)))).toEqual([])
})

test('a small block that moved by a pixel is a difference, not a shift', () => {
  const icon = texture(4, 6)
  const before = bitmapFromLines(...overlay(blank(40), 4, 10, icon))
  const after = bitmapFromLines(...overlay(blank(40), 4, 11, icon))
  expect(alignRows(before, after)).toEqual([])
})

test('a large block that moved is two shifts', () => {
  const before = bitmapFromLines(...blank(20), ...texture(12, 60), ...blank(20), ...texture(12, 20, 2))
  const after = bitmapFromLines(...blank(24), ...texture(12, 60), ...blank(16), ...texture(12, 20, 2))
  expect(alignRows(before, after).map(({ by }) => by)).toEqual([4, -4])
})

test('each card that grew is a shift of its own', () => {
  const cards = (height: number) =>
    Array.from({ length: 10 }, (_, card) => [
      ...filled('-', 12, height),
      ...texture(12, 30, card + 1),
      ...blank(10),
    ]).flat()
  const shifts = alignRows(bitmapFromLines(...cards(8)), bitmapFromLines(...cards(9)))
  expect(shifts.map(({ by }) => by)).toEqual(Array.from({ length: 10 }, () => 1))
})

test('a shift between changed rows settles where the fewest pixels differ', () => {
  const text = texture(40, 30, 2)
  const marked = (lines: string[]) => overlay(lines, 20, 0, filled('m', 1, 30))
  const page = texture(40, 50)
  const before = bitmapFromLines(...text, ...page)
  const after = bitmapFromLines(
    ...marked(text).slice(0, 12),
    ...filled('n', 40, 1),
    ...marked(text).slice(12),
    ...page,
  )
  expect(alignRows(before, after)).toEqual([{ at: 13, by: 1 }])
})

test('pictures of different widths have no shifts', () => {
  expect(alignRows(bitmapFromLines(...blank(10, 12)), bitmapFromLines(...blank(20, 13)))).toEqual([])
})

test('empty pictures have no shifts', () => {
  expect(alignRows(bitmapFromLines(), bitmapFromLines())).toEqual([])
})

test('aligning 4,000 rows of noise takes the processor less than a second', () => {
  const noise = (seed: number) => {
    let state = seed
    return bitmapOf(
      Uint32Array.from(
        { length: 4 * 4000 },
        () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) & 1,
      ),
      4,
    )
  }
  const start = process.threadCpuUsage()
  const shifts = alignRows(noise(1), noise(2))
  expect(process.threadCpuUsage(start).user).toBeLessThan(1_000_000)
  expect(shifts.reduce((sum, { by }) => sum + by, 0)).toBe(0)
})
