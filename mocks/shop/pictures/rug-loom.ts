import { darker, lighter } from './canvas.ts'
import { place } from './ornament.ts'
import type { Palette } from './ornament.ts'
import { at, clipped, define, line, path, rect, round, times, use } from './still-life.ts'
import type { Point } from './still-life.ts'

/** Rug size without its fringe, centred on the origin. */
export const rugWidth = 540
export const rugHeight = 770

export type Spot = { at: Point; turn: number; stretch: number }
type Ring = { width: number; height: number; size: number }
export type Border = { size: number; ground: string; draw?: (ring: Ring) => string }
export type Rug = {
  borders: readonly Border[]
  field: (width: number, height: number) => string
  fringe?: (random: () => number) => string
}

const sides = ({ width, height }: Ring) => [
  { turn: 0, length: width, across: height },
  { turn: 90, length: height, across: width },
  { turn: 180, length: width, across: height },
  { turn: 270, length: height, across: width },
]

/** A point `along` one side of the ring, `away` outwards from its midline. */
function onSide(turn: number, across: number, along: number, away = 0): Point {
  const out = across / 2 + away
  if (turn === 0) return [along, -out]
  if (turn === 90) return [out, along]
  return turn === 180 ? [-along, out] : [-out, -along]
}

function ringSpots(ring: Ring, pitch: number): Spot[] {
  return sides(ring).flatMap(({ turn, length, across }) => {
    const count = Math.max(1, Math.round((length - ring.size) / pitch))
    const step = (length - ring.size) / count
    return Array.from({ length: count }, (_, index) => ({
      at: onSide(turn, across, (index + 0.5 - count / 2) * step),
      turn,
      stretch: step / pitch,
    }))
  })
}

const corners = ({ width, height }: Ring): Point[] =>
  [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([x, y]) => [(x! * width) / 2, (y! * height) / 2])

function meander(ring: Ring, pitch: number, swing: number): string {
  return sides(ring)
    .map(({ turn, length, across }) => {
      const free = length - ring.size
      const count = Math.max(1, Math.round(free / pitch))
      const along = (index: number) => (index - count / 2) * (free / count)
      const rest = times(count - 1, (index) => `T${at(onSide(turn, across, along(index + 2)))}`)
      return `M${at(onSide(turn, across, along(0)))}Q${at(onSide(turn, across, along(0.5), swing * 2))} ${at(onSide(turn, across, along(1)))}${rest}`
    })
    .join('')
}

export const vineBorder = (
  size: number,
  ground: string,
  p: Palette,
  ids: readonly [string, string],
  pitch = size * 0.82,
): Border => ({
  size,
  ground,
  draw: (ring) =>
    line(meander(ring, pitch, size * 0.22), p.leaf, size * 0.07) +
    ringSpots(ring, pitch)
      .map((spot, index) =>
        place(
          ids[index % 2]!,
          spot.at,
          size * (index % 2 ? 0.0056 : 0.0074),
          spot.turn + (index % 4 === 2 ? 180 : 0),
        ),
      )
      .join('') +
    corners(ring)
      .map((corner) => place(ids[1], corner, size * 0.0084))
      .join(''),
})

export const motifBorder = (size: number, ground: string, ids: readonly string[], pitch = size): Border => ({
  size,
  ground,
  draw: (ring) =>
    ringSpots(ring, pitch)
      .map((spot, index) => place(ids[index % ids.length]!, spot.at, size * 0.0088, spot.turn, spot.stretch))
      .join('') +
    corners(ring)
      .map((corner) => place(ids[0]!, corner, size * 0.0088))
      .join(''),
})

const ringRect = ({ width, height }: Ring, inset = 0) =>
  `M${-width / 2 + inset} ${-height / 2 + inset}h${width - 2 * inset}v${height - 2 * inset}h${2 * inset - width}z`

export const beadBorder = (
  size: number,
  ground: string,
  bead: string,
  second: string,
  edge: string,
): Border => ({
  size,
  ground,
  draw: (ring) => {
    const half = size / 2 - 1.2
    const dash = `stroke-dasharray="0 ${round(size * 1.5)}"`
    return (
      line(ringRect(ring, -half) + ringRect(ring, half), edge, 2) +
      line(ringRect(ring), bead, size * 0.5, dash) +
      line(ringRect(ring), second, size * 0.32, `${dash} stroke-dashoffset="${round(size * 0.75)}"`)
    )
  },
})

export const plainBorder = (size: number, ground: string): Border => ({ size, ground })

export const sawBorder = (size: number, ground: string, tooth: string, pitch = size * 1.1): Border => ({
  size,
  ground,
  draw: (ring) =>
    path(
      sides(ring)
        .map(({ turn, length, across }) => {
          const count = Math.round((length + size) / pitch)
          const step = (length + size) / count
          const peak = (index: number) =>
            at(onSide(turn, across, (index + 0.5 - count / 2) * step, -size * 0.32))
          const foot = (index: number) => at(onSide(turn, across, (index - count / 2) * step, size * 0.5))
          return `M${foot(0)}${times(count, (index) => `L${peak(index)}L${foot(index + 1)}`)}`
        })
        .join(''),
      tooth,
    ),
})

export function fringe(p: Palette, random: () => number, length = 30): string {
  const strands = times(
    50,
    (index) =>
      `M${round((index - 24.5) * 10.8)} ${rugHeight / 2 - 2}q${round((random() - 0.5) * 6)} ${length * 0.5} ${round((random() - 0.5) * 7)} ${round(length * (0.86 + random() * 0.2))}`,
  )
  return (
    define(
      'a-fringe',
      line(strands, darker(p.light, 0.28), 6.4) + line(strands, lighter(p.light, 0.3), 3.4),
    ) + bothEnds('a-fringe')
  )
}

const bothEnds = (id: string) => use(id, '') + use(id, 'scale(-1)')

export function tassels(p: Palette, random: () => number): string {
  const top = rugHeight / 2
  const ends = times(30, (index) => {
    const [x, drop] = [round((index - 14.5) * 17.9), round(36 + random() * 6)]
    return `M${x} ${top}v12l-4 ${drop}M${x} ${top + 12}l1 ${drop}M${x} ${top + 12}l5 ${drop}`
  })
  const heads = times(30, (index) => `M${round((index - 14.5) * 17.9)} ${top + 11}v.1`)
  return (
    define(
      'a-tassels',
      line(ends, darker(p.light, 0.3), 4) + line(ends, p.light, 2.4) + line(heads, lighter(p.light, 0.2), 9),
    ) + bothEnds('a-tassels')
  )
}

export function abrash(width: number, height: number, random: () => number, strength = 0.1): string {
  let y = -height / 2
  let bands = ''
  while (y < height / 2) {
    const size = Math.round(18 + random() * 60)
    const tone = random()
    bands += rect(
      -width / 2,
      y,
      width,
      size,
      tone > 0.5 ? '#fffaf0' : '#1b140c',
      `opacity="${round(Math.abs(tone - 0.5) * 20 * strength) / 10}"`,
    )
    y += size
  }
  return bands
}

const pile = `<pattern id="a-pile" width="4" height="3" patternUnits="userSpaceOnUse"><path d="M0 .5H4" stroke="#1b140c" stroke-width=".7" opacity=".3"/><path d="M1 0V3" stroke="#fffaf0" stroke-width=".5" opacity=".18"/></pattern>`

export const knots =
  `<pattern id="a-knots" width="8" height="7" patternUnits="userSpaceOnUse"><path d="M0 0L4 5.5L8 0" fill="none" stroke="#1b140c" stroke-width="1.3" opacity=".24"/><path d="M0 2.2L4 7.5L8 2.2" fill="none" stroke="#fffaf0" stroke-width="1" opacity=".2"/></pattern>` +
  rect(0, 0, 800, 1000, 'url(#a-knots)')

export const ribs =
  `<pattern id="a-ribs" width="12" height="9" patternUnits="userSpaceOnUse"><path d="M0 1.5H6M6 6H12" stroke="#1b140c" stroke-width="1.6" opacity=".26"/><path d="M0 3.4H6M6 7.9H12" stroke="#fffaf0" stroke-width="1.4" opacity=".24"/></pattern>` +
  rect(0, 0, 800, 1000, 'url(#a-ribs)')

export function bordered(
  width: number,
  height: number,
  borders: readonly Border[],
  field: Rug['field'],
  id = 'a-field',
): string {
  let [w, h, body] = [width, height, '']
  for (const border of borders) {
    body += rect(-w / 2, -h / 2, w, h, border.ground)
    body += border.draw?.({ width: w - border.size, height: h - border.size, size: border.size }) ?? ''
    w -= 2 * border.size
    h -= 2 * border.size
  }
  return body + clipped(id, `M${-w / 2} ${-h / 2}h${w}v${h}h${-w}z`, field(w, h))
}

export const weave = ({ borders, field, fringe: ends }: Rug, random: () => number) =>
  (ends ? ends(random) : '') +
  bordered(rugWidth, rugHeight, borders, field) +
  pile +
  rect(-rugWidth / 2, -rugHeight / 2, rugWidth, rugHeight, 'url(#a-pile)')
