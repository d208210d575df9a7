import { expect, test } from 'vitest'
import { mirror, pixelsOf } from './bitmap.ts'
import { drawing, filled, on, texture } from './drawing.ts'
import { comparePictures } from './pictures.ts'
import { isTiny, signaturesOf } from './signatures.ts'

const blank = (width: number, height: number) => filled(' ', width, height)

const signatures = (before: ReturnType<typeof drawing>, after: ReturnType<typeof drawing>) =>
  signaturesOf(before, after, comparePictures(before, after))

const arrow = ['##      ', ' ###    ', '  #####x', ' ###    ', '##      ']

test('a patch is the same wherever it stands', () => {
  const at = (x: number, y: number) =>
    signatures(drawing(...blank(60, 60)), drawing(...on(blank(60, 60), x, y, arrow)))
  expect(at(10, 10)[0]).toMatch(/^patch:8x5:[0-9a-f]{16}$/)
  expect(at(10, 10)).toEqual(at(33, 20))
})

test('a patch is the same in a mirror, and another when it was not mirrored', () => {
  const before = drawing(...blank(60, 60))
  const after = drawing(...on(blank(60, 60), 10, 10, arrow))
  expect(signatures(mirror(before), mirror(after))).toEqual(signatures(before, after))
  const upside = drawing(...on(blank(60, 60), 10, 10, [...arrow.slice(1), arrow[0]!]))
  expect(signatures(before, upside)).not.toEqual(signatures(before, after))
})

test('each region has its patch, and equal ones are told once', () => {
  const before = drawing(...blank(90, 60))
  const once = on(blank(90, 60), 10, 10, arrow)
  const twice = on(once, 60, 10, arrow)
  const third = on(twice, 10, 40, ['abcd', 'efgh', 'ijkl', 'mnop'])
  const patches = signatures(before, drawing(...third)).filter((one) => one.startsWith('patch:'))
  expect(patches).toHaveLength(2)
})

test('a colour that changed everywhere to one other is told, most specific first', () => {
  const before = drawing(...on(blank(60, 40), 5, 5, filled('a', 30, 20)))
  pixelsOf(before).forEach((pixel, at, pixels) => {
    if (pixel !== 0xffffffff) pixels[at] = 0xff28a2ca
  })
  const after = { ...before, data: before.data.slice() }
  pixelsOf(after).forEach((pixel, at, pixels) => {
    if (pixel !== 0xffffffff) pixels[at] = 0xff1f92b8
  })
  const [patch, colour, ...others] = signatures(before, after)
  expect(patch).toMatch(/^patch:30x20:/)
  expect(colour).toBe('colour:#caa228→#b8921f')
  expect(others).toEqual([])
})

test('where no pair of colours prevails, none is told', () => {
  const before = drawing(...blank(60, 40))
  const after = drawing(...on(on(blank(60, 40), 5, 5, filled('a', 20, 20)), 25, 5, filled('b', 20, 20)))
  expect(signatures(before, after).map((one) => one.split(':')[0])).toEqual(['patch'])
})

test('pixels that differ from their neighbours say nothing of a colour', () => {
  const before = drawing(...blank(60, 40))
  const after = drawing(...on(blank(60, 40), 5, 5, filled('a b a b a', 9, 20)))
  expect(signatures(before, after).map((one) => one.split(':')[0])).toEqual(['patch'])
})

test('lines that came or went are told where no pixel differs', () => {
  const page = texture(20, 60)
  const shorter = drawing(...filled('h', 20, 10), ...page)
  const taller = drawing(...filled('h', 20, 22), ...page)
  expect(signatures(shorter, taller)).toEqual(['rows:+12'])
  expect(signatures(taller, shorter)).toEqual(['rows:-12'])
})

test('what was pushed over the lower edge is not told', () => {
  const page = texture(20, 80)
  const before = drawing(...filled('h', 20, 10), ...page)
  const after = drawing(...filled('h', 20, 22), ...page.slice(0, -12))
  expect(signatures(before, after)).toEqual(['rows:+12'])
})

test('equal pictures have no signature', () => {
  const picture = drawing(...texture(20, 20))
  expect(signatures(picture, picture)).toEqual([])
})

test('a patch of less than 16 pixels is tiny', () => {
  expect(['patch:3x5:0', 'patch:4x4:0', 'patch:1x40:0', 'rows:+1'].map(isTiny)).toEqual([
    true,
    false,
    false,
    false,
  ])
})
