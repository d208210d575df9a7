import { expect, test } from 'vitest'
import { alignRows } from './align-rows.ts'
import { bitmapOf } from './bitmap.ts'
import { drawing, filled, on, texture } from './drawing.ts'
import { runsBetween } from './row-shifts.ts'

const blank = (height: number, width = 12) => filled(' ', width, height)

test('equal pictures have no shifts', () => {
  const picture = drawing(...texture(12, 40))
  expect(alignRows(picture, picture)).toEqual([])
  expect(runsBetween([], 40, 40)).toEqual([{ before: 0, after: 0, length: 40 }])
})

test('a header one pixel taller is one shift in a tall picture', () => {
  const page = [...blank(300), ...texture(12, 30), ...blank(900), ...texture(12, 30, 2), ...blank(700)]
  const before = drawing(...filled('h', 12, 40), ...page)
  const after = drawing(...filled('h', 12, 41), ...page)
  expect(alignRows(before, after)).toEqual([{ at: 41, by: 1 }])
})

test('in a window that cuts the page, what the taller header pushed out is a shift at the lower edge', () => {
  const page = [...blank(30), ...texture(12, 30), ...blank(90), ...texture(12, 60, 2)]
  const before = drawing(...filled('h', 12, 40), ...page)
  const after = drawing(...filled('h', 12, 41), ...page.slice(0, -1))
  expect(alignRows(before, after)).toEqual([
    { at: 41, by: 1 },
    { at: before.height, by: -1 },
  ])
})

test('a line inserted at the very top moves all others', () => {
  const page = texture(12, 400)
  expect(alignRows(drawing(...page), drawing(...filled('n', 12, 1), ...page))).toEqual([{ at: 1, by: 1 }])
})

test('a removed block is one shift, and the lines around it are paired', () => {
  const top = [...texture(12, 50), ...blank(20)]
  const bottom = [...texture(12, 50, 3), ...blank(20)]
  const before = drawing(...top, ...texture(12, 24, 2), ...bottom)
  const after = drawing(...top, ...bottom)
  const shifts = alignRows(before, after)
  expect(shifts).toEqual([{ at: 70, by: -24 }])
  expect(runsBetween(shifts, before.height, after.height)).toEqual([
    { before: 0, after: 0, length: 70 },
    { before: 94, after: 70, length: 70 },
  ])
})

test('blank lines alone differ in number only', () => {
  expect(alignRows(drawing(...blank(100)), drawing(...blank(103)))).toEqual([{ at: 103, by: 3 }])
})

test('lines that changed stay where they are, whatever blank lines are near', () => {
  const page = (seed: number) => [...blank(20), ...texture(12, 20, seed), ...blank(21), ...texture(12, 30)]
  expect(alignRows(drawing(...page(2)), drawing(...page(3)))).toEqual([])
})

test('a small thing that moved by a pixel is a difference, not two shifts', () => {
  const icon = texture(4, 6)
  const before = drawing(...on(blank(40), 4, 10, icon))
  const after = drawing(...on(blank(40), 4, 11, icon))
  expect(alignRows(before, after)).toEqual([])
})

test('a large block that moved is two shifts', () => {
  const before = drawing(...blank(20), ...texture(12, 60), ...blank(20), ...texture(12, 20, 2))
  const after = drawing(...blank(24), ...texture(12, 60), ...blank(16), ...texture(12, 20, 2))
  expect(alignRows(before, after).map(({ by }) => by)).toEqual([4, -4])
})

test('many cards that each grew are as many shifts', () => {
  const cards = (height: number) =>
    Array.from({ length: 10 }, (_, card) => [
      ...filled('-', 12, height),
      ...texture(12, 30, card + 1),
      ...blank(10),
    ]).flat()
  const shifts = alignRows(drawing(...cards(8)), drawing(...cards(9)))
  expect(shifts.map(({ by }) => by)).toEqual(Array.from({ length: 10 }, () => 1))
})

test('where the lines near a shift differ too, it settles where the fewest pixels differ', () => {
  const text = texture(40, 30, 2)
  const marked = (lines: string[]) => on(lines, 20, 0, filled('m', 1, 30))
  const page = texture(40, 50)
  const before = drawing(...text, ...page)
  const after = drawing(
    ...marked(text).slice(0, 12),
    ...filled('n', 40, 1),
    ...marked(text).slice(12),
    ...page,
  )
  expect(alignRows(before, after)).toEqual([{ at: 13, by: 1 }])
})

test('pictures of different widths have no lines in common', () => {
  expect(alignRows(drawing(...blank(10, 12)), drawing(...blank(20, 13)))).toEqual([])
})

test('a picture may be empty', () => {
  expect(alignRows(drawing(), drawing())).toEqual([])
})

test('4,000 lines of noise each are given up in time', () => {
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
  const start = performance.now()
  const shifts = alignRows(noise(1), noise(2))
  expect(performance.now() - start).toBeLessThan(1000)
  expect(shifts.reduce((sum, { by }) => sum + by, 0)).toBe(0)
})
