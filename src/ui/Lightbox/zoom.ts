export type Point = { x: number; y: number }

/** Scale 1 fits the stage; `x` and `y` are px from its centre. */
export type View = Point & { scale: number }

type Size = { width: number; height: number }

export type Box = { picture: Size; stage: Size }

export const fittedView: View = { scale: 1, x: 0, y: 0 }

export const maxScale = 4

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** Keeps a large picture's edges outside the stage and a small picture centred. */
function clampView({ scale, x, y }: View, { picture, stage }: Box): View {
  const maxX = Math.max(0, (picture.width * scale - stage.width) / 2)
  const maxY = Math.max(0, (picture.height * scale - stage.height) / 2)
  return { scale, x: clamp(x, -maxX, maxX), y: clamp(y, -maxY, maxY) }
}

/** `at` stays in place; it is in px from the centre of the stage. */
export function zoomAt(view: View, factor: number, at: Point, box: Box): View {
  const scale = clamp(view.scale * factor, 1, maxScale)
  const grown = scale / view.scale
  return clampView({ scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, box)
}

export const pan = (view: View, by: Point, box: Box): View =>
  clampView({ ...view, x: view.x + by.x, y: view.y + by.y }, box)

const midpoint = ([a, b]: [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

export const distance = ([a, b]: [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y)

export function pinch(view: View, from: [Point, Point], to: [Point, Point], box: Box): View {
  const [was, is] = [midpoint(from), midpoint(to)]
  const grown = zoomAt(view, distance(to) / Math.max(1, distance(from)), was, box)
  return pan(grown, { x: is.x - was.x, y: is.y - was.y }, box)
}
