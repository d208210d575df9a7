import { expect, test } from 'vitest'
import { fittedView, maxScale, pan, pinch, zoomAt } from './zoom.ts'

const box = { picture: { width: 400, height: 500 }, stage: { width: 1000, height: 500 } }
const middle = { x: 0, y: 0 }

test('zooming keeps the point under the pointer in place', () => {
  const wide = { picture: { width: 1000, height: 1000 }, stage: { width: 1000, height: 1000 } }
  const at = { x: 200, y: -100 }
  const before = zoomAt(fittedView, 2, at, wide)
  const after = zoomAt(before, 1.5, at, wide)
  const shown = (view: typeof fittedView) => (at.x - view.x) / view.scale
  expect([shown(before), shown(after)]).toEqual([200, 200])
})

test('zoom is limited to between 1 and 4 times the fitted size', () => {
  expect(zoomAt(fittedView, 99, middle, box).scale).toBe(maxScale)
  expect(zoomAt({ scale: 3, x: 90, y: -70 }, 0.01, { x: 40, y: 40 }, box)).toEqual(fittedView)
})

test('panning stops at the edges of the picture', () => {
  const large = zoomAt(fittedView, 4, middle, box)
  expect(pan(large, { x: 9_999, y: -9_999 }, box)).toEqual({ scale: 4, x: 300, y: -750 })
})

test('a picture smaller than the stage stays centred', () => {
  expect(pan(zoomAt(fittedView, 2, middle, box), { x: 50, y: 0 }, box).x).toBe(0)
})

test('a pinch zooms and pans the picture', () => {
  const wide = { picture: { width: 1000, height: 1000 }, stage: { width: 1000, height: 1000 } }
  const view = pinch(
    fittedView,
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

test('a pinch that starts at a single point yields a finite zoom', () => {
  const spot = { x: 10, y: 10 }
  const { scale, x, y } = pinch(fittedView, [spot, spot], [middle, { x: 3, y: 0 }], box)
  expect([scale, Number.isFinite(x), Number.isFinite(y)]).toEqual([3, true, true])
})
