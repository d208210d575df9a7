import { expect, test } from 'vitest'
import { finding } from './fixtures.ts'
import { positionBefore, diffMarkersOf, thumbnailFocus } from './diff-markers.ts'

const heat = { hash: 'heat', width: 390, height: 2000 }
const tall = { hash: 'tall', width: 390, height: 2000 }
const region = { x: 10, y: 1500, width: 20, height: 20 }

test('regions and row shifts are sorted from the top', () => {
  const rows = [
    { at: 112, by: 12 },
    { at: 1800, by: -4 },
  ]
  const spots = diffMarkersOf({ pixels: 1, regions: [region], rows, heat }, 390)
  expect(spots.map(({ kind, y, height }) => [kind, y, height])).toEqual([
    ['came', 100, 12],
    ['changed', 1500, 20],
    ['went', 1800, 0],
  ])
})

test('the position in the picture before excludes rows inserted above', () => {
  const rows = [
    { at: 112, by: 12 },
    { at: 1800, by: 50 },
  ]
  expect(positionBefore(region, rows).y).toBe(1488)
})

test('a thumbnail of a tall picture shows the first change', () => {
  const change = { pixels: 1, regions: [region], rows: [], heat }
  const focus = thumbnailFocus(finding('a', { after: tall, change }), 1)
  expect(focus.x).toBe(50)
  const shownFrom = (focus.y / 100) * (2000 - 390)
  expect(shownFrom).toBeLessThan(1500)
  expect(shownFrom + 390).toBeGreaterThan(1520)
})

test('a thumbnail without a change shows the top', () => {
  expect(thumbnailFocus(finding('a', { after: tall }), 1)).toEqual({ x: 50, y: 0 })
})
