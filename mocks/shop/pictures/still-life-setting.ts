import { darker, lighter, mix } from './canvas.ts'
import {
  across,
  at,
  circle,
  define,
  down,
  ellipse,
  glow,
  line,
  path,
  petal,
  petals,
  polar,
  rect,
  round,
  shadow,
  times,
  use,
} from './still-life.ts'
import { turned } from './wheel.ts'
import type { Point } from './still-life.ts'
import type { Profile } from './wheel.ts'

const wallOf = (color: string) => mix('#e9dfce', color, 0.16)
const woodOf = (color: string) => mix('#9c7650', color, 0.14)

const daylight =
  path('M0 120L360 0H620L0 640z', '#fffaf0', 'opacity=".28"') +
  path('M0 700L690 0H760L0 790z', '#fffaf0', 'opacity=".22"')

/** `edge` is the y of the table’s far edge. */
export function table(color: string, edge = 690): string {
  const wood = woodOf(color)
  const grain = times(5, (index) => {
    const y = edge + 40 + index * index * 11 + index * 20
    return `M0 ${y}C200 ${y - 8} 420 ${y + 12} 800 ${y - 4}`
  })
  return (
    rect(0, 0, 800, 1000, wallOf(color)) +
    daylight +
    down('a-table', [
      [0, lighter(wood, 0.25)],
      [1, darker(wood, 0.12)],
    ]) +
    rect(0, edge, 800, 1000 - edge, 'url(#a-table)') +
    rect(0, edge, 800, 5, lighter(wood, 0.5)) +
    line(grain, darker(wood, 0.3), 2, 'opacity=".25"')
  )
}

export function niche(color: string): string {
  const wall = wallOf(color)
  const arch = 'M130 800V420C130 260 280 190 400 90C520 190 670 260 670 420V800z'
  return (
    rect(0, 0, 800, 1000, wall) +
    down('a-niche', [
      [0, darker(wall, 0.3)],
      [0.6, darker(wall, 0.12)],
      [1, darker(wall, 0.04)],
    ]) +
    path('M104 800V416C104 240 270 170 400 56C530 170 696 240 696 416V800z', lighter(wall, 0.55)) +
    path(arch, 'url(#a-niche)') +
    path('M130 800V420C130 260 280 190 400 90C300 220 200 280 200 440V800z', '#2b2115', 'opacity=".1"') +
    rect(60, 800, 680, 34, lighter(wall, 0.7)) +
    rect(60, 834, 680, 14, darker(wall, 0.22)) +
    path('M60 848H740L700 876H100z', '#2b2115', 'opacity=".1"')
  )
}

export function corner(color: string, floor = 800): string {
  const [wall, wood] = [wallOf(color), woodOf(color)]
  return (
    rect(0, 0, 800, 1000, wall) +
    daylight +
    rect(0, floor, 800, 1000 - floor, lighter(wood, 0.15)) +
    rect(0, floor - 44, 800, 44, lighter(wall, 0.55)) +
    rect(0, floor - 6, 800, 6, darker(wall, 0.25)) +
    line(
      times(4, (index) => `M0 ${floor + 44 + index * 48}H800`),
      darker(wood, 0.3),
      2,
      'opacity=".35"',
    )
  )
}

export function mat(color: string, y: number, height = 150): string {
  const side = (inset: number, top: number, bottom: number) =>
    `M${120 + inset} ${y + top}H${680 - inset}L${760 - inset} ${y + height - bottom}H${40 + inset}z`
  const base = darker(mix(color, '#8f2431', 0.35), 0.15)
  return (
    shadow(400, y + height, 390, 22) +
    path(side(0, 0, 0), base) +
    line(side(26, 14, 18), lighter(base, 0.65), 5) +
    line(side(44, 24, 30), lighter(base, 0.4), 2, 'stroke-dasharray="10 8"') +
    line(
      times(35, (index) => `M${44 + index * 21} ${y + height}v14`),
      lighter(base, 0.8),
      3,
    )
  )
}

export function pomegranate([x, y]: Point, radius: number, id: string): string {
  const crown = [-24, -8, 8, 24]
    .map((turn) => petal([x, y - radius * 0.86], turn, 0, radius * 0.46, radius * 0.12))
    .join('')
  return (
    shadow(x, y + radius * 0.94, radius, radius * 0.2) +
    glow(
      id,
      [
        [0, '#e0775c'],
        [0.5, '#b23a34'],
        [1, '#6d1b24'],
      ],
      [0.36, 0.34],
      0.75,
    ) +
    path(crown, '#9b3a2c') +
    circle(x, y, radius, `url(#${id})`) +
    ellipse(x - radius * 0.36, y - radius * 0.42, radius * 0.2, radius * 0.13, '#fffaf0', 'opacity=".35"')
  )
}

export function sprig(from: Point, turn: number, size: number, color = '#6d7a4a'): string {
  const stem = Array.from({ length: 7 }, (_, index) =>
    polar(from, (index * size) / 6, turn + index * index * 0.7),
  )
  const leaves = stem
    .slice(1)
    .map((point, index) => petal(point, turn + (index % 2 ? 52 : -48), 2, size * 0.3, size * 0.11))
    .join('')
  return (
    line(`M${stem.map(at).join('L')}`, darker(color, 0.25), size * 0.02) +
    path(leaves, color) +
    path(petal(stem.at(-1)!, turn + 16, 0, size * 0.25, size * 0.08), lighter(color, 0.15))
  )
}

const waist: Profile = [
  [58, 560],
  [54, 600],
  [40, 650],
  [46, 700],
  [56, 735],
  [50, 762],
  [34, 772],
  [40, 786],
]

/** Stands on y = 800 around x = 400; ids start with `id`. */
export function teaGlass(id: string, rim = '#c9a227', saucer = '#f4efe4'): string {
  const [glass, tea] = [
    turned(waist, 0.2),
    turned(
      waist.filter(([, y]) => y >= 600 && y < 770),
      0.2,
    ),
  ]
  return (
    ellipse(400, 798, 118, 25, '#2b2115', 'opacity=".14"') +
    ellipse(400, 790, 112, 25, darker(saucer, 0.12)) +
    ellipse(400, 786, 112, 25, saucer, `stroke="${rim}" stroke-width="3"`) +
    ellipse(400, 787, 70, 15, darker(saucer, 0.1)) +
    across(`${id}-tea`, [
      [0, '#6b240c'],
      [0.3, '#c2541b'],
      [0.65, '#9c3a10'],
      [1, '#551a08'],
    ]) +
    path(glass, '#fffaf0', 'opacity=".45"') +
    path(tea, `url(#${id}-tea)`) +
    ellipse(400, 600, 54, 10.8, '#c9682a') +
    line(glass, '#fffaf0', 3, 'opacity=".8"') +
    ellipse(400, 560, 58, 11.6, 'none', `stroke="${rim}" stroke-width="3"`) +
    line('M364 590C366 630 378 645 376 664M362 708C358 726 362 742 368 752', '#fffaf0', 6, 'opacity=".6"')
  )
}

export function steam(x: number, y: number, height: number): string {
  const wisp = (dx: number, size: number) => {
    const [step, bend] = [round((height * size) / 4), round(height * size * 0.14)]
    return `M${x + dx} ${y}c${-bend} ${-step} ${bend} ${-step} 0 ${-2 * step}s${bend} ${-step} 0 ${-2 * step}`
  }
  return line(wisp(-18, 0.8) + wisp(8, 1) + wisp(30, 0.65), '#fffaf0', 7, 'opacity=".5"')
}

export function dish([x, y]: Point, rx: number, color: string, depth = 0.34): string {
  const ry = rx * 0.3
  const base = rx * 0.52
  return (
    shadow(x, y + rx * depth + base * 0.2, rx * 0.8, rx * 0.1) +
    across('a-dish', [
      [0, darker(color, 0.35)],
      [0.3, lighter(color, 0.3)],
      [0.6, color],
      [1, darker(color, 0.42)],
    ]) +
    path(
      `M${at([x - rx, y])}C${at([x - rx * 0.92, y + rx * depth])} ${at([x - base, y + rx * depth])} ${at([x - base, y + rx * depth + 14])}A${round(base)} ${round(base * 0.2)} 0 0 0 ${at([x + base, y + rx * depth + 14])}C${at([x + base, y + rx * depth])} ${at([x + rx * 0.92, y + rx * depth])} ${at([x + rx, y])}z`,
      'url(#a-dish)',
    ) +
    ellipse(x, y, rx, ry, lighter(color, 0.4)) +
    ellipse(x, y + 3, rx - 12, ry - 7, darker(color, 0.32))
  )
}

export function rose(x: number, y: number, size: number): string {
  const bloom = [
    [1, '#a83a4c'],
    [0.76, '#bd5063'],
    [0.52, '#cf6a7a'],
    [0.3, '#8f2b3e'],
  ] as const
  return (
    path(petals([x, y + size * 0.5], 5, 0, size, size * 0.2, 108), '#5d6c3e') +
    bloom
      .map(([share, color], index) =>
        path(petals([x, y], 7 - index, 0, size * share, size * share * 0.5, index * 24), color),
      )
      .join('')
  )
}

/** Positions are [x, y, size]; defines `a-rose`. */
export const roses = (places: readonly (readonly [x: number, y: number, size: number])[]) =>
  define('a-rose', rose(0, 0, 40)) +
  places.map(([x, y, size]) => use('a-rose', `translate(${x} ${y})scale(${round(size / 4) / 10})`)).join('')
