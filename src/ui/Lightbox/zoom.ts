export type Point = { x: number; y: number }

/** How many times larger than it fits, and how far its middle is from the stage's, pixels. */
export type View = Point & { scale: number }

type Size = { width: number; height: number }

/** A picture as it fits, and the stage it stands on, pixels. */
export type Box = { picture: Size; stage: Size }

export const fitted: View = { scale: 1, x: 0, y: 0 }

export const largest = 4

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** No edge of the picture comes further in than the stage's; one that is smaller than the stage stays in its middle. */
function within({ scale, x, y }: View, { picture, stage }: Box): View {
  const acrossMost = Math.max(0, (picture.width * scale - stage.width) / 2)
  const downMost = Math.max(0, (picture.height * scale - stage.height) / 2)
  return { scale, x: clamp(x, -acrossMost, acrossMost), y: clamp(y, -downMost, downMost) }
}

/** `at`, from the middle of the stage, keeps what it shows. */
export function zoomed(view: View, factor: number, at: Point, box: Box): View {
  const scale = clamp(view.scale * factor, 1, largest)
  const grown = scale / view.scale
  return within({ scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, box)
}

export const moved = (view: View, by: Point, box: Box): View =>
  within({ ...view, x: view.x + by.x, y: view.y + by.y }, box)

const middle = ([a, b]: [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

export const distance = ([a, b]: [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y)

/** Two fingers went from here to there: the picture goes with them, and grows as they part. */
export function pinched(view: View, from: [Point, Point], to: [Point, Point], box: Box): View {
  const [was, is] = [middle(from), middle(to)]
  const grown = zoomed(view, distance(to) / Math.max(1, distance(from)), was, box)
  return moved(grown, { x: is.x - was.x, y: is.y - was.y }, box)
}
