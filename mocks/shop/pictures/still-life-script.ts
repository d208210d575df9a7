import { at, group, path, smooth, times } from './still-life.ts'
import type { Point } from './still-life.ts'

/** A reed-pen stroke: the slant makes it thin upright and full along the line. */
export function stroke(points: readonly Point[], width: number, slant = 66): string {
  const angle = (slant * Math.PI) / 180
  const [dx, dy] = [(Math.cos(angle) * width) / 2, (Math.sin(angle) * width) / 2]
  const upper = points.map(([x, y]): Point => [x + dx, y - dy])
  const lower = points.map(([x, y]): Point => [x - dx, y + dy]).reverse()
  return `${smooth(upper)}L${smooth(lower).slice(1)}z`
}

const diamond = ([x, y]: Point, size: number) =>
  `M${at([x - size, y])}L${at([x + size * 0.1, y - size * 0.8])} ${at([x + size, y + size * 0.1])} ${at([x - size * 0.1, y + size * 0.9])}z`

type Letter = { advance: number; strokes: readonly (readonly Point[])[]; dots?: readonly Point[] }

const letters: readonly Letter[] = [
  {
    advance: 46,
    strokes: [
      [
        [0, -118],
        [-3, -60],
        [2, -4],
      ],
    ],
  },
  {
    advance: 130,
    strokes: [
      [
        [0, -34],
        [6, -6],
        [-18, 30],
        [-62, 40],
        [-98, 18],
        [-106, -22],
      ],
    ],
    dots: [[-50, -24]],
  },
  {
    advance: 270,
    strokes: [
      [
        [0, -22],
        [-22, 2],
        [-100, 16],
        [-180, 8],
        [-252, -22],
      ],
    ],
    dots: [
      [-120, 52],
      [-146, 54],
    ],
  },
  {
    advance: 96,
    strokes: [
      [
        [0, -18],
        [-10, 4],
        [-24, -14],
        [-36, 4],
        [-52, -14],
        [-64, 6],
        [-92, 2],
      ],
    ],
    dots: [
      [-30, -46],
      [-56, -46],
      [-43, -66],
    ],
  },
  {
    advance: 84,
    strokes: [
      [
        [-18, -2],
        [-34, -20],
        [-16, -34],
        [0, -16],
        [-2, 14],
        [-34, 44],
        [-74, 52],
      ],
    ],
  },
  {
    advance: 210,
    strokes: [
      [
        [0, -44],
        [-36, -34],
        [-26, -6],
        [8, 16],
        [-2, 44],
        [-66, 58],
        [-150, 44],
        [-196, 14],
      ],
    ],
    dots: [
      [-70, 92],
      [-96, 96],
    ],
  },
  {
    advance: 150,
    strokes: [
      [
        [0, -20],
        [-14, 4],
        [-70, 10],
        [-100, -4],
      ],
      [
        [-40, -112],
        [-70, -86],
        [-104, -70],
      ],
      [
        [-52, -104],
        [-66, -54],
        [-100, -4],
      ],
    ],
  },
  {
    advance: 88,
    strokes: [
      [
        [0, -112],
        [-4, -50],
        [-12, -4],
        [-44, 6],
        [-76, -10],
      ],
    ],
  },
]

/** Letters in writing order, right to left. */
function word(order: readonly number[], width: number): { shape: string; length: number } {
  let x = 0
  const shape = order
    .map((index, place) => {
      const { advance, strokes, dots = [] } = letters[index % letters.length]!
      const lift = place % 2 ? -14 : 10
      const moved = ([left, top]: Point): Point => [x + left, top + lift]
      const drawn =
        strokes.map((points) => stroke(points.map(moved), width)).join('') +
        dots.map((dot) => diamond(moved(dot), width * 0.56)).join('')
      x -= advance
      return drawn
    })
    .join('')
  return { shape, length: -x }
}

const phrases = [
  [0, 3, 2, 4, 7, 1],
  [6, 0, 2, 4, 1],
  [0, 5, 3, 7, 2, 4],
  [6, 2, 0, 4, 5],
  [7, 1, 0, 2, 4, 3],
] as const

/** Right end at the origin, `length` units long. */
export function writing(phrase: number, length: number, ink: string, width = 23): string {
  const { shape, length: drawn } = word(phrases[phrase % phrases.length]!, width)
  return group(`scale(${(length / drawn).toFixed(3)})`, path(shape, ink))
}

export const slanted = (count: number, length: number, gap: number, ink: string) =>
  times(count, (index) => group(`translate(0 ${index * gap})rotate(-24)`, writing(index, length, ink)))

export const phraseCount = phrases.length
