import { darker, lighter, mix } from './canvas.ts'
import {
  around,
  at,
  circle,
  define,
  line,
  path,
  petal,
  petals,
  polar,
  polygon,
  round,
  smooth,
  times,
  use,
} from './still-life.ts'
import type { Point } from './still-life.ts'

export type Palette = {
  field: string
  ground: string
  light: string
  gold: string
  rose: string
  leaf: string
  sky: string
  ink: string
  fine: boolean
}

function isLight(color: string): boolean {
  const [red, green, blue] = channels(color)
  return red * 0.3 + green * 0.59 + blue * 0.11 > 150
}

export function isCool(color: string): boolean {
  const [red, green, blue] = channels(color)
  return blue > red + 8 || green > red + 8
}

const channels = (color: string) =>
  [1, 3, 5].map((from) => parseInt(color.slice(from, from + 2), 16)) as [number, number, number]

function groundFor(color: string): string {
  const [red, green, blue] = channels(color)
  if (isLight(color)) return '#24395f'
  if (isCool(color)) return '#8c2f2a'
  if (Math.max(red, green, blue) < 110) return red - blue < 24 ? '#8c2f2a' : '#b98a52'
  return '#22355a'
}

function apart(dye: string, field: string, other: string): string {
  const [here, there] = [channels(dye), channels(field)]
  const distance = Math.hypot(...here.map((value, index) => value - there[index]!))
  return mix(distance < 62 ? other : dye, field, 0.12)
}

export function paletteOf(color: string, fine = false): Palette {
  const pale = isLight(color)
  const [red, , blue] = channels(color)
  return {
    field: color,
    ground: mix(groundFor(color), color, 0.12),
    light: pale ? mix('#fbf4e2', color, 0.1) : mix('#f0e5cb', color, 0.08),
    gold: apart('#cf9c3f', color, '#84391f'),
    rose: red > blue && !pale ? mix('#e0a48c', color, 0.15) : mix('#b8503f', color, 0.1),
    leaf: apart('#71895c', color, '#b9b56f'),
    sky: apart('#86aebb', color, '#2f4f86'),
    ink: darker(mix('#3a2418', color, 0.2), 0.45),
    fine,
  }
}

const short = (value: number) => Math.round(value * 1000) / 1000

/** Motifs are 100 units. */
export const place = (id: string, spot: Point, size = 1, turn = 0, stretch = 1) =>
  use(
    id,
    `translate(${at(spot)})${turn ? `rotate(${round(turn)})` : ''}scale(${stretch === 1 ? short(size) : `${short(size * stretch)} ${short(size)}`})`,
  )

export function lobed(
  center: Point,
  count: number,
  outer: number,
  inner: number,
  turn = 0,
  tall = 1,
): string {
  const spot = (radius: number, angle: number): Point => {
    const [x, y] = polar(center, radius, angle)
    return [x, center[1] + (y - center[1]) * tall]
  }
  const step = 360 / count
  const lobe = (index: number) =>
    `Q${at(spot(outer * 2 - inner, turn + step * (index + 0.5)))} ${at(spot(inner, turn + step * (index + 1)))}`
  return `M${at(spot(inner, turn))}${times(count, lobe)}z`
}

const outline = (p: Palette, width = 1.6) =>
  `stroke="${p.ink}" stroke-width="${p.fine ? width * 0.45 : width}"`

export function blossom(id: string, p: Palette, petalColor = p.light, heart = p.rose): string {
  const veins = p.fine
    ? line(
        around(16, (turn) => `M${at(polar([0, 0], 25, turn))}L${at(polar([0, 0], 42, turn))}`),
        heart,
        1,
      ) + path(petals([0, 0], 16, 8, 22, 3), p.light)
    : ''
  return define(
    id,
    path(lobed([0, 0], 8, 49, 38), petalColor, outline(p)) +
      path(lobed([0, 0], 8, 33, 25, 22.5), heart, outline(p, 1.2)) +
      veins +
      circle(0, 0, 13, p.gold, outline(p, 1.2)) +
      path(petals([0, 0], 6, 1, 11, 4), p.ink),
  )
}

export function palmette(id: string, p: Palette, petalColor = p.light, heart = p.rose): string {
  const fan = [-100, 100, -70, 70, -38, 38, 0]
  const leaf = (turn: number, from: number, to: number, width: number) =>
    petal([0, 24], turn, from, to, width)
  const back = fan.map((turn) => leaf(turn, 4, 80 - Math.abs(turn) * 0.34, 17)).join('')
  const front = fan
    .slice(2)
    .map((turn) => leaf(turn, 6, 52 - Math.abs(turn) * 0.18, 11))
    .join('')
  const veins = p.fine
    ? line(
        fan
          .map(
            (turn) =>
              `M${at(polar([0, 24], 34, turn))}L${at(polar([0, 24], 66 - Math.abs(turn) * 0.34, turn))}`,
          )
          .join(''),
        heart,
        1,
      )
    : ''
  return define(
    id,
    path(
      'M0 30C-18 52 -40 46 -48 26C-36 34 -20 30 0 18C20 30 36 34 48 26C40 46 18 52 0 30z',
      p.leaf,
      outline(p),
    ) +
      path(back, petalColor, outline(p)) +
      veins +
      path(front, heart, outline(p, 1.2)) +
      path('M0 -16C12 0 12 22 0 30C-12 22 -12 0 0 -16z', p.gold, outline(p, 1.2)) +
      circle(0, 14, 4, p.ink),
  )
}

const botehPath =
  'M2 50C-34 50 -44 20 -32 -4C-22 -24 4 -26 2 -43C1 -52 -10 -52 -15 -45C-12 -62 14 -62 23 -42C32 -18 41 0 37 22C33 40 20 50 2 50z'

/** Bent cypress (paisley). */
export function boteh(id: string, p: Palette, outer: string, inner: string, flower = p.gold): string {
  const veins = p.fine
    ? line(botehPath, p.light, 1.6, 'stroke-dasharray="0 4" transform="translate(.6 1.5)scale(.9)"') +
      path(petals([2, 18], 12, 14, 22, 3), p.light) +
      line('M6 -6C4 -18 12 -24 12 -36', p.light, 1.4)
    : ''
  return define(
    id,
    path(botehPath, outer, outline(p, 2)) +
      path(botehPath, inner, `${outline(p, 2)} transform="translate(.6 5)scale(.7)"`) +
      veins +
      path(petals([2, 18], 8, 3, 17, 6), flower, outline(p, 1)) +
      circle(2, 18, 4, p.light) +
      path(
        petal([8, -2], 6, 0, 24, 6) + petal([8, -2], 55, 0, 15, 4) + petal([8, -2], -50, 0, 15, 4),
        flower,
      ),
  )
}

export function cypress(id: string, p: Palette, color = p.leaf): string {
  const veins = times(p.fine ? 9 : 5, (index) => {
    const y = 30 - index * (p.fine ? 8 : 14)
    const half = 13 - index * (p.fine ? 1.2 : 2.1)
    return `M${round(-half)} ${y - 8}L0 ${y}L${round(half)} ${y - 8}`
  })
  return define(
    id,
    path('M-3 34H3V50H-3z', p.ink) +
      path('M0 -52C14 -28 24 12 13 38H-13C-24 12 -14 -28 0 -52z', color, outline(p)) +
      line(veins, lighter(color, 0.45), 1.6),
  )
}

export function bird(id: string, p: Palette, color = p.gold): string {
  return define(
    id,
    path(
      'M-44 -10C-30 -26 -10 -24 4 -14C12 -32 28 -36 36 -26L48 -22L36 -17C36 6 20 26 -4 26C-18 26 -26 16 -30 4L-56 16z',
      color,
      outline(p),
    ) +
      path('M-20 -8C-6 -10 6 -2 8 12C-6 14 -18 6 -20 -8z', p.sky, outline(p, 1.2)) +
      circle(30, -26, 2.6, p.ink) +
      line('M-6 26L-8 42M4 25L4 42', p.ink, 2.4),
  )
}

export function tendril(
  center: Point,
  radius: number,
  from: number,
  sweep: number,
  count = 8,
): { stem: string; leaves: string } {
  const spot = (share: number) => polar(center, radius * (1 - 0.72 * share), from + sweep * share)
  const points = Array.from({ length: count + 1 }, (_, index) => spot(index / count))
  const heading = (share: number) => from + sweep * share + (sweep > 0 ? 90 : -90)
  const leaf = (index: number, side: number) => {
    const share = index / count
    return petal(spot(share), heading(share) + side, 0, radius * (0.46 - 0.2 * share), radius * 0.13)
  }
  return {
    stem: smooth(points),
    leaves: times(count - 1, (index) => leaf(index + 0.6, index % 2 ? 42 : -42)),
  }
}

export function stepped([x, y]: Point, halfWidth: number, halfHeight: number, steps: number): string {
  const [dx, dy] = [halfWidth / steps, halfHeight / steps]
  const walk = (sx: number, sy: number, first: 'h' | 'v') =>
    times(steps, () =>
      first === 'h' ? `h${round(sx * dx)}v${round(sy * dy)}` : `v${round(sy * dy)}h${round(sx * dx)}`,
    )
  return `M${at([x, y - halfHeight])}${walk(1, 1, 'h')}${walk(-1, 1, 'v')}${walk(-1, -1, 'h')}${walk(1, -1, 'v')}z`
}

export const diamond = ([x, y]: Point, halfWidth: number, halfHeight = halfWidth) =>
  polygon([
    [x, y - halfHeight],
    [x + halfWidth, y],
    [x, y + halfHeight],
    [x - halfWidth, y],
  ])
