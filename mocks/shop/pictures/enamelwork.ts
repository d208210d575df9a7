import { darker, lighter, mix } from './canvas.ts'
import { boteh, lobed, paletteOf, place, tendril } from './ornament.ts'
import {
  across,
  around,
  circle,
  clipped,
  define,
  glow,
  line,
  path,
  petals,
  polar,
  round,
  volume,
} from './still-life.ts'
import { belt, halfWidth, hoops, turned } from './wheel.ts'
import type { Profile } from './wheel.ts'

export type Enamel = {
  color: string
  deep: string
  pale: string
  white: string
  second: string
  rose: string
  gold: string
  fine: boolean
}

export function enamelOf(color: string, fine = false): Enamel {
  const [red, green, blue] = [1, 3, 5].map((from) => parseInt(color.slice(from, from + 2), 16)) as [
    number,
    number,
    number,
  ]
  const greenish = green > red + 30 && green > blue - 20
  return {
    color,
    deep: darker(mix(color, '#1c2f6b', 0.25), 0.4),
    pale: lighter(color, 0.62),
    white: '#f6f1e4',
    second: greenish ? '#2c57a0' : '#39a3a6',
    rose: mix('#c4525c', color, 0.1),
    gold: '#d5ab4b',
    fine,
  }
}

const rim = (e: Enamel, width: number) => `stroke="${e.gold}" stroke-width="${e.fine ? width * 0.6 : width}"`

/** Shamse: a sunburst rosette of many petal rings. */
export function shamse(e: Enamel, radius: number, count = 16): string {
  const ring = (from: number, to: number, width: number, fill: string, turn = 0, size = count) =>
    path(petals([0, 0], size, radius * from, radius * to, radius * width, turn), fill, rim(e, radius * 0.012))
  const half = 180 / count
  const veins = e.fine
    ? line(
        around(
          count,
          (turn) =>
            `M${polar([0, 0], radius * 0.5, turn)
              .map(round)
              .join(' ')}L${polar([0, 0], radius * 0.9, turn)
              .map(round)
              .join(' ')}`,
        ),
        e.gold,
        radius * 0.006,
      ) +
      around(count, (turn) => circle(...polar([0, 0], radius * 0.74, turn + half), radius * 0.018, e.white))
    : ''
  return (
    ring(0.3, 1, 0.2, e.deep) +
    ring(0.3, 0.86, 0.16, e.second, half) +
    ring(0.26, 0.9, 0.1, e.white) +
    ring(0.3, 0.72, 0.07, e.color) +
    veins +
    ring(0.2, 0.6, 0.13, e.pale, half) +
    ring(0.2, 0.5, 0.08, e.rose, half) +
    circle(0, 0, radius * 0.36, e.deep, rim(e, radius * 0.016)) +
    ring(0.08, 0.34, 0.1, e.white, 0, 12) +
    ring(0.08, 0.24, 0.06, e.rose, 0, 12) +
    circle(0, 0, radius * 0.11, e.gold) +
    circle(0, 0, radius * 0.05, e.deep)
  )
}

/** Defines `a-flower`, `a-leaf` and `a-boteh`, 100 units each. */
export function enamelMotifs(e: Enamel): string {
  const palette = {
    ...paletteOf(e.color, e.fine),
    ink: e.gold,
    light: e.white,
    rose: e.rose,
    gold: e.gold,
    leaf: e.second,
  }
  const curl = tendril([0, 0], 40, 180, 380, 7)
  return (
    define(
      'a-flower',
      path(petals([0, 0], 8, 8, 49, 22), e.white, rim(e, 2)) +
        path(petals([0, 0], 8, 8, 36, 13), e.rose) +
        path(petals([0, 0], 8, 6, 24, 7, 22.5), e.second) +
        circle(0, 0, 11, e.gold),
    ) +
    define(
      'a-leaf',
      path('M0 -50C26 -22 34 14 0 50C-34 14 -26 -22 0 -50z', e.second, rim(e, 3)) +
        path('M0 -34C16 -14 20 12 0 34C-20 12 -16 -14 0 -34z', e.white) +
        path('M0 -18C8 -8 10 8 0 20C-10 8 -8 -8 0 -18z', e.rose) +
        (e.fine ? line('M0 -30V32M-9 -8L0 0L9 -8M-9 6L0 14L9 6', e.gold, 1.6) : ''),
    ) +
    boteh('a-boteh', palette, e.white, e.color, e.rose) +
    define('a-curl', line(curl.stem, e.white, 5) + path(curl.leaves, e.white) + circle(0, 0, 9, e.gold))
  )
}

export function plate(e: Enamel, radius = 310): string {
  const ring = (at: number, width: number, paint: string, extra = '') =>
    circle(0, 0, radius * at, 'none', `stroke="${paint}" stroke-width="${round(radius * width)}" ${extra}`)
  const set = (id: string, count: number, at: number, size: number, offset = 0, spin = 0) =>
    around(count, (turn) =>
      place(id, polar([0, 0], radius * at, turn + offset), radius * size, turn + offset + spin),
    )
  return (
    enamelMotifs(e) +
    path(
      lobed([0, 0], 32, radius * 1.02, radius * 0.985),
      e.gold,
      `stroke="${darker(e.gold, 0.4)}" stroke-width="2"`,
    ) +
    circle(0, 0, radius * 0.965, e.deep) +
    path(petals([0, 0], 32, radius * 0.74, radius * 0.955, radius * 0.05), e.color, rim(e, 2)) +
    set('a-leaf', 32, 0.88, 0.00155, 5.625) +
    ring(0.955, 0.014, e.white, `stroke-dasharray="0 ${round(radius * 0.05)}"`) +
    ring(0.66, 0.26, e.color) +
    set('a-flower', 16, 0.665, 0.0019) +
    set('a-curl', 16, 0.7, 0.00078, 11.25) +
    set('a-curl', 16, 0.62, 0.00062, 11.25, 180) +
    ring(0.79, 0.016, e.gold) +
    ring(0.775, 0.008, e.white) +
    ring(0.54, 0.016, e.gold) +
    circle(0, 0, radius * 0.53, e.white) +
    set('a-boteh', 16, 0.455, 0.0013) +
    ring(0.375, 0.012, e.gold) +
    circle(0, 0, radius * 0.37, e.color) +
    shamse(e, radius * 0.36) +
    gloss(radius)
  )
}

const gloss = (radius: number) =>
  glow(
    'a-dish-glow',
    [
      [0, '#fffaf0', 0.16],
      [0.5, '#fffaf0', 0.02],
      [0.56, '#1b140c', 0.16],
      [0.62, '#fffaf0', 0.12],
      [0.9, '#fffaf0', 0],
      [1, '#1b140c', 0.34],
    ],
    [0.46, 0.44],
    0.56,
  ) +
  circle(0, 0, radius * 0.985, 'url(#a-dish-glow)') +
  line(
    `M${round(-radius * 0.78)} ${round(-radius * 0.46)}A${round(radius * 0.9)} ${round(radius * 0.9)} 0 0 1 ${round(-radius * 0.3)} ${round(-radius * 0.85)}`,
    '#fffaf0',
    radius * 0.035,
    'opacity=".45"',
  )

type Band = readonly [top: number, bottom: number, motif: string, count: number, paint: string]

export function enamelled(
  id: string,
  profile: Profile,
  e: Enamel,
  bands: readonly Band[],
  extra = '',
  tilt = 0.16,
): string {
  const outline = turned(profile, tilt)
  const zone = ([top, bottom, , , paint]: Band) => {
    const sides = [top, bottom].map((y) => halfWidth(profile, y) + 60)
    return path(
      `M${round(400 - sides[0]!)} ${top}A${round(sides[0]!)} ${round(sides[0]! * tilt)} 0 0 0 ${round(400 + sides[0]!)} ${top}L${round(400 + sides[1]!)} ${bottom}A${round(sides[1]!)} ${round(sides[1]! * tilt)} 0 0 1 ${round(400 - sides[1]!)} ${bottom}z`,
      paint,
    )
  }
  const edges = hoops(profile, [...new Set(bands.flatMap(([top, bottom]) => [top, bottom]))], tilt)
  const ornament = bands
    .map(
      (band) =>
        zone(band) +
        belt(profile, (band[0] + band[1]) / 2, band[2], band[3], (band[1] - band[0]) / 108, tilt),
    )
    .join('')
  return (
    across(`${id}-fill`, [
      [0, e.deep],
      [0.3, lighter(e.color, 0.2)],
      [1, e.deep],
    ]) +
    path(outline, `url(#${id}-fill)`, `stroke="${darker(e.gold, 0.3)}" stroke-width="2"`) +
    clipped(
      `${id}-clip`,
      outline,
      ornament + line(edges, darker(e.gold, 0.35), 8) + line(edges, e.gold, 5) + extra,
    ) +
    volume(outline, `${id}-volume`)
  )
}

export const shine = (d: string) => line(d, '#fffaf0', 12, 'opacity=".42"')
