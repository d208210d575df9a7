import type { Point } from './still-life.ts'

export type Floor = (spot: Point) => Point

/** `line` is the far edge (depth 1) below the horizon; nearer depths are smaller. */
export const floorPlan =
  (horizon: number, line: number, middle: number): Floor =>
  ([x, depth]) => [middle + x / depth, horizon + (line - horizon) / depth]

/** Supports absolute M, L, C, Q, T and z only. */
export const layPath = (floor: Floor, d: string) =>
  d.replace(/(-?[\d.]+)[ ,](-?[\d.]+)/g, (_, x: string, y: string) =>
    floor([Number(x), Number(y)])
      .map(Math.round)
      .join(' '),
  )

const short = (value: number) => Math.round(value * 100) / 100

/** Scales small motifs evenly instead of projecting their paths. */
function layUse(floor: Floor, id: string, spot: Point, size: number, turn = 0): string {
  const [x, y] = floor(spot)
  const toward = (angle: number): Point => {
    const step = 4
    const [a, b] = floor([spot[0] + step * Math.cos(angle), spot[1] + step * Math.sin(angle)])
    return [((a - x) / step) * size, ((b - y) / step) * size]
  }
  const angle = (turn * Math.PI) / 180
  const [right, down] = [toward(angle), toward(angle + Math.PI / 2)]
  return `<use href="#${id}" transform="matrix(${[...right, ...down].map(short).join(' ')} ${Math.round(x)} ${Math.round(y)})"/>`
}

export const layMarkup = (floor: Floor, svg: string) =>
  svg
    .replace(
      /<use href="#([^"]+)" transform="translate\((\S+) ([^)\s]+)\)(?:rotate\(([^)]+)\))?scale\(([^)\s]+)[^)]*\)"\/>/g,
      (_, id: string, x: string, y: string, turn: string | undefined, size: string) =>
        layUse(floor, id, [Number(x), Number(y)], Number(size), Number(turn ?? 0)),
    )
    .replace(/ d="([^"]*)"/g, (_, d: string) => ` d="${layPath(floor, d)}"`)
