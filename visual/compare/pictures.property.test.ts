import { array, assert, constantFrom, integer, property, record, tuple } from 'fast-check'
import pixelmatch from 'pixelmatch'
import { expect, test } from 'vitest'
import { alignRows } from './align-rows.ts'
import { bitmapFromLines } from './test-bitmaps.ts'
import { comparePictures } from './pictures.ts'
import { runsBetween } from './row-shifts.ts'
import { superimpose } from './superimpose.ts'

const line = constantFrom(
  '            ',
  '  ####  ab  ',
  '#          #',
  'abcdefghijkl',
  '############',
  '  #   #  #  ',
)
const lines = array(line, { minLength: 1, maxLength: 60 })
const edit = record({
  at: integer({ min: 0, max: 60 }),
  went: integer({ min: 0, max: 12 }),
  came: array(line),
})
const pair = tuple(lines, array(edit, { maxLength: 4 })).map(([before, edits]) => {
  const after = [...before]
  for (const { at, went, came } of edits) after.splice(at, went, ...came)
  return [
    bitmapFromLines(...before),
    bitmapFromLines(...(after.length > 0 ? after : ['            '])),
  ] as const
})

test('every row is compared, inserted or removed exactly once', () => {
  assert(
    property(pair, ([before, after]) => {
      const shifts = alignRows(before, after)
      const compared = runsBetween(shifts, before.height, after.height).map(({ length }) => length)
      const moved = (sign: number) => shifts.map(({ by }) => Math.max(by * sign, 0))
      const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)
      expect(sum([...compared, ...moved(1)])).toBe(after.height)
      expect(sum([...compared, ...moved(-1)])).toBe(before.height)
    }),
  )
})

test('comparePictures reports equality for identical pictures only', () => {
  assert(
    property(pair, ([before, after]) => {
      const { pixels, rows, regions } = comparePictures(before, after)
      const same = Buffer.compare(before.data, after.data) === 0
      expect(pixels === 0 && rows.length === 0).toBe(same)
      expect(regions.length > 0).toBe(pixels > 0)
    }),
  )
})

test('the visible pixels of all regions equal those of the whole picture', () => {
  assert(
    property(pair, ([before, after]) => {
      const { rows, visible } = comparePictures(before, after)
      const whole = superimpose(before, after, rows)
      const { width, height } = after
      const expected = pixelmatch(whole.before.data, whole.after.data, undefined, width, height)
      expect(visible).toBe(expected)
    }),
  )
})
