import { expect, test } from 'vitest'
import { mirror, pixelsOf } from './bitmap.ts'
import { bitmapFromLines, filled, overlay, texture } from './test-bitmaps.ts'
import { comparePictures } from './pictures.ts'
import { isTiny, signaturesOf } from './signatures.ts'

const blank = (width: number, height: number) => filled(' ', width, height)

const signatures = (before: ReturnType<typeof bitmapFromLines>, after: ReturnType<typeof bitmapFromLines>) =>
  signaturesOf(before, after, comparePictures(before, after))

const arrow = ['##      ', ' ###    ', '  #####x', ' ###    ', '##      ']

test('a patch signature does not depend on the position', () => {
  const at = (x: number, y: number) =>
    signatures(bitmapFromLines(...blank(60, 60)), bitmapFromLines(...overlay(blank(60, 60), x, y, arrow)))
  expect(at(10, 10)[0]).toMatch(/^patch:8x5:[0-9a-f]{16}$/)
  expect(at(10, 10)).toEqual(at(33, 20))
})

test('mirrored patches share a signature, other arrangements do not', () => {
  const before = bitmapFromLines(...blank(60, 60))
  const after = bitmapFromLines(...overlay(blank(60, 60), 10, 10, arrow))
  expect(signatures(mirror(before), mirror(after))).toEqual(signatures(before, after))
  const upside = bitmapFromLines(...overlay(blank(60, 60), 10, 10, [...arrow.slice(1), arrow[0]!]))
  expect(signatures(before, upside)).not.toEqual(signatures(before, after))
})

test('equal patches of several regions are one signature', () => {
  const before = bitmapFromLines(...blank(90, 60))
  const once = overlay(blank(90, 60), 10, 10, arrow)
  const twice = overlay(once, 60, 10, arrow)
  const third = overlay(twice, 10, 40, ['abcd', 'efgh', 'ijkl', 'mnop'])
  const patches = signatures(before, bitmapFromLines(...third)).filter((one) => one.startsWith('patch:'))
  expect(patches).toHaveLength(2)
})

test('a colour replaced everywhere is a colour signature, listed after the patch', () => {
  const before = bitmapFromLines(...overlay(blank(60, 40), 5, 5, filled('a', 30, 20)))
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

test('there is no colour signature without a prevailing pair of colours', () => {
  const before = bitmapFromLines(...blank(60, 40))
  const after = bitmapFromLines(
    ...overlay(overlay(blank(60, 40), 5, 5, filled('a', 20, 20)), 25, 5, filled('b', 20, 20)),
  )
  expect(signatures(before, after).map((one) => one.split(':')[0])).toEqual(['patch'])
})

test('pixels that differ from their neighbours give no colour signature', () => {
  const before = bitmapFromLines(...blank(60, 40))
  const after = bitmapFromLines(...overlay(blank(60, 40), 5, 5, filled('a b a b a', 9, 20)))
  expect(signatures(before, after).map((one) => one.split(':')[0])).toEqual(['patch'])
})

test('inserted and removed rows are a signature when no pixel differs', () => {
  const page = texture(20, 60)
  const shorter = bitmapFromLines(...filled('h', 20, 10), ...page)
  const taller = bitmapFromLines(...filled('h', 20, 22), ...page)
  expect(signatures(shorter, taller)).toEqual(['rows:+12'])
  expect(signatures(taller, shorter)).toEqual(['rows:-12'])
})

test('rows pushed over the lower edge give no signature', () => {
  const page = texture(20, 80)
  const before = bitmapFromLines(...filled('h', 20, 10), ...page)
  const after = bitmapFromLines(...filled('h', 20, 22), ...page.slice(0, -12))
  expect(signatures(before, after)).toEqual(['rows:+12'])
})

test('equal pictures have no signature', () => {
  const picture = bitmapFromLines(...texture(20, 20))
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
