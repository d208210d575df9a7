import { expect, test } from 'vitest'
import { fitted, largest, moved, pinched, zoomed } from './zoom.ts'

const box = { picture: { width: 400, height: 500 }, stage: { width: 1000, height: 500 } }
const middle = { x: 0, y: 0 }

test('the point under the finger keeps what it shows', () => {
  const wide = { picture: { width: 1000, height: 1000 }, stage: { width: 1000, height: 1000 } }
  const at = { x: 200, y: -100 }
  const before = zoomed(fitted, 2, at, wide)
  const after = zoomed(before, 1.5, at, wide)
  const shown = (view: typeof fitted) => (at.x - view.x) / view.scale
  expect([shown(before), shown(after)]).toEqual([200, 200])
})

test('it grows four times at most, and shrinks to where it fits', () => {
  expect(zoomed(fitted, 99, middle, box).scale).toBe(largest)
  expect(zoomed({ scale: 3, x: 90, y: -70 }, 0.01, { x: 40, y: 40 }, box)).toEqual(fitted)
})

test('no edge comes further in than the stage’s', () => {
  const large = zoomed(fitted, 4, middle, box)
  expect(moved(large, { x: 9_999, y: -9_999 }, box)).toEqual({ scale: 4, x: 300, y: -750 })
})

test('what is smaller than the stage stays in its middle', () => {
  expect(moved(zoomed(fitted, 2, middle, box), { x: 50, y: 0 }, box).x).toBe(0)
})

test('fingers that part enlarge, and carry the picture along', () => {
  const wide = { picture: { width: 1000, height: 1000 }, stage: { width: 1000, height: 1000 } }
  const view = pinched(
    fitted,
    [
      { x: -50, y: 0 },
      { x: 50, y: 0 },
    ],
    [
      { x: -80, y: 30 },
      { x: 120, y: 30 },
    ],
    wide,
  )
  expect(view).toEqual({ scale: 2, x: 20, y: 30 })
})

test('fingers on one spot do not enlarge without end', () => {
  const spot = { x: 10, y: 10 }
  const { scale, x, y } = pinched(fitted, [spot, spot], [middle, { x: 3, y: 0 }], box)
  expect([scale, Number.isFinite(x), Number.isFinite(y)]).toEqual([3, true, true])
})
