import { seededRandom } from '../random.ts'
import { darker, lighter } from './canvas.ts'
import { compact } from './compact.ts'
import { heroCarpet } from './hero-carpet.ts'
import { floorPlan, layPath } from './perspective.ts'
import { cushion, lowTable } from './rug-rooms.ts'
import {
  across,
  define,
  down,
  ellipse,
  glow,
  group,
  line,
  path,
  polar,
  rect,
  rod,
  round,
  shadow,
  sheen,
  times,
  use,
} from './still-life.ts'
import { turned } from './wheel.ts'
import type { Profile } from './wheel.ts'
import { sprig } from './still-life-setting.ts'

const [wall, wood, clay] = ['#e7dac3', '#7a5435', '#b5673d']
const floorLine = 600
const plan = floorPlan(380, floorLine, 800)

const room =
  down('a-wall', [
    [0, darker(wall, 0.1)],
    [0.5, lighter(wall, 0.16)],
    [1, lighter(wall, 0.34)],
  ]) +
  rect(0, 0, 1600, floorLine, 'url(#a-wall)') +
  glow(
    'a-sun',
    [
      [0, '#fff6e0', 0.75],
      [1, '#fff6e0', 0],
    ],
    [0.2, 0.42],
    0.62,
  ) +
  rect(0, 0, 1600, floorLine, 'url(#a-sun)') +
  down('a-floor', [
    [0, '#b58a5e'],
    [1, '#8a6240'],
  ]) +
  rect(0, floorLine, 1600, 300, 'url(#a-floor)') +
  line(
    times(13, (index) => layPath(plan, `M${(index - 6) * 130} 1L${(index - 6) * 130} .42`)),
    '#5f4128',
    2,
    'opacity=".3"',
  ) +
  rect(0, floorLine - 40, 1600, 40, lighter(wall, 0.62)) +
  rect(0, floorLine - 42, 1600, 3, darker(wall, 0.18)) +
  rect(0, floorLine - 4, 1600, 8, '#5f4128', 'opacity=".5"')

const glass = ['#c8443a', '#2f6fb0', '#e3a23a', '#3c9a78', '#8a4f8f', '#e9d49a']

/** Orosi: a window of coloured panes. */
function orosi(): string {
  const arch = (grow: number) =>
    `M${150 - grow} ${560 + grow}V${250 - grow * 0.4}C${150 - grow} ${150 - grow} ${240 - grow * 0.6} ${118 - grow} 290 ${62 - grow * 1.4}C${340 + grow * 0.6} ${118 - grow} ${430 + grow} ${150 - grow} ${430 + grow} ${250 - grow * 0.4}V${560 + grow}z`
  const fan = times(9, (index) => {
    const [from, to] = [-90 + index * 20, -70 + index * 20]
    const pane = (inner: number, outer: number) =>
      `M${[polar([290, 262], inner, from), polar([290, 262], outer, from), polar([290, 262], outer, to), polar([290, 262], inner, to)].map((spot) => spot.map(round).join(' ')).join('L')}z`
    return path(pane(34, 84), glass[(index * 2) % 5]!) + path(pane(84, 210), glass[(index * 2 + 3) % 6]!)
  })
  const row = times(4, (index) => `M${185 + index * 70} -23l33 23l-33 23l-33 -23z`)
  const panes = times(
    6,
    (index) =>
      `<use href="#a-panes" y="${300 + index * 48}" fill="${glass[index % 5]}" stroke="${darker(wood, 0.3)}" stroke-width="5"/>`,
  )
  const lattice =
    times(7, (index) => `M150 ${276 + index * 48}H430`) + times(5, (index) => `M${150 + index * 70} 268V560`)
  const ribs = times(
    10,
    (index) =>
      `M${polar([290, 262], 34, -90 + index * 20)
        .map(round)
        .join(' ')}L${polar([290, 262], 220, -90 + index * 20)
        .map(round)
        .join(' ')}`,
  )
  return (
    path(arch(34), lighter(wall, 0.7)) +
    path(arch(24), darker(wood, 0.25)) +
    path(arch(18), wood) +
    `<defs><path id="a-panes" d="${row}"/></defs><clipPath id="a-window"><path d="${arch(0)}"/></clipPath><g clip-path="url(#a-window)">` +
    rect(140, 40, 300, 540, '#fff3d2') +
    `<g opacity=".88">${fan}</g>` +
    line(lattice + ribs + 'M206 262A84 84 0 0 1 374 262M256 262A34 34 0 0 1 324 262', darker(wood, 0.3), 5) +
    panes +
    rect(140, 256, 300, 14, wood) +
    rect(284, 268, 12, 300, wood) +
    glow(
      'a-glare',
      [
        [0, '#fffdf4', 0.7],
        [1, '#fffdf4', 0],
      ],
      [0.5, 0.4],
      0.55,
    ) +
    rect(140, 40, 300, 540, 'url(#a-glare)') +
    '</g>' +
    line(arch(0), darker(wood, 0.4), 4) +
    rect(104, 576, 372, 20, lighter(wall, 0.75)) +
    rect(104, 594, 372, 5, darker(wall, 0.3))
  )
}

const paneOfLight = (column: number, row: number) => {
  const [far, near] = [0.9 - row * 0.068, 0.9 - (row + 0.86) * 0.068]
  const slant = (depth: number) => -130 + column * 62 - 250 + (1 - depth) * 420
  return layPath(
    plan,
    `M${slant(far)} ${far}L${slant(far) + 54} ${far}L${slant(near) + 54} ${near}L${slant(near)} ${near}z`,
  )
}
const lightOnFloor =
  path(
    times(12, (index) => paneOfLight(index % 3, 1 + Math.floor(index / 3))),
    '#fff0c8',
    'opacity=".26"',
  ) +
  times(6, (index) =>
    path(paneOfLight(index % 3, index < 3 ? 0 : 5), glass[(index * 2 + 1) % 5]!, 'opacity=".42"'),
  )
const beam =
  down('a-beam', [
    [0, '#fff3d2', 0.5],
    [1, '#fff3d2', 0.04],
  ]) + path(layPath(plan, 'M-460 .99L-150 .99L190 .42L-170 .42z'), 'url(#a-beam)', 'opacity=".5"')

const twig = define('a-twig', sprig([0, 0], 0, 200))
const twigs = ([x, y]: readonly [number, number], size: number) =>
  [
    [-26, 0.8],
    [2, 1.05],
    [30, 0.75],
  ]
    .map(([turn, share]) => use('a-twig', `translate(${x} ${y})rotate(${turn})scale(${size * share!})`))
    .join('')

const jugProfile: Profile = [
  [44, 0],
  [30, 26],
  [26, 70],
  [40, 110],
  [92, 168],
  [110, 230],
  [88, 296],
  [50, 330],
  [58, 346],
]
const jug =
  sheen('a-copper', clay) +
  rod('M430 34C520 20 548 140 494 212', 15, clay) +
  path('M380 -6C352 -4 330 -14 312 -30C316 2 344 44 376 62z', darker(clay, 0.2)) +
  path(turned(jugProfile), 'url(#a-copper)', `stroke="${darker(clay, 0.5)}" stroke-width="2"`) +
  ellipse(400, 0, 44, 8, darker(clay, 0.55), `stroke="${lighter(clay, 0.4)}" stroke-width="3"`) +
  line(
    'M374 72A26 5 0 0 0 426 72M312 166A92 15 0 0 0 488 166M290 232A110 18 0 0 0 510 232',
    darker(clay, 0.45),
    4,
  ) +
  line('M312 172A92 15 0 0 0 488 172M290 238A110 18 0 0 0 510 238', lighter(clay, 0.5), 2) +
  line(
    times(
      13,
      (index) =>
        `M${round(400 + 100 * Math.sin((index - 6) * 0.23))} ${round(186 + 15 * Math.cos((index - 6) * 0.23))}l${round(-6 * Math.sin((index - 6) * 0.2))} 30`,
    ),
    darker(clay, 0.4),
    5,
    'opacity=".7"',
  )

const jar = (color: string, id: string) =>
  across(id, [
    [0, darker(color, 0.35)],
    [0.34, lighter(color, 0.45)],
    [0.6, color],
    [1, darker(color, 0.45)],
  ]) +
  path('M-30 -118H30L34 -98C92 -74 96 34 48 66H-48C-96 34 -92 -74 -34 -98z', `url(#${id})`) +
  ellipse(0, -118, 30, 6, darker(color, 0.6)) +
  line('M-66 -52Q0 -34 66 -52M-74 -18Q0 2 74 -18', lighter(color, 0.6), 3, 'opacity=".7"')

const book = (y: number, size: number, color: string) =>
  rect(1310 - size / 2, y, size, 18, color) +
  rect(1310 - size / 2 + 4, y + 4, size - 4, 10, '#f0e5cc') +
  rect(1310 - size / 2, y, 12, 18, darker(color, 0.2))

const alcove =
  path('M1086 470V228C1086 122 1196 104 1250 36C1304 104 1414 122 1414 228V470z', lighter(wall, 0.78)) +
  down('a-alcove', [
    [0, darker(wall, 0.34)],
    [0.7, darker(wall, 0.14)],
    [1, darker(wall, 0.06)],
  ]) +
  path('M1106 462V232C1106 140 1204 118 1250 66C1296 118 1394 140 1394 232V462z', 'url(#a-alcove)') +
  path(
    'M1106 462V232C1106 140 1204 118 1250 66C1180 140 1150 170 1150 260V462z',
    '#2b2115',
    'opacity=".13"',
  ) +
  line(
    'M1120 462V236C1120 152 1210 130 1250 86C1290 130 1380 152 1380 236V462',
    '#caa228',
    2.4,
    'opacity=".8"',
  ) +
  rect(1066, 460, 368, 20, lighter(wall, 0.8)) +
  rect(1066, 480, 368, 8, darker(wall, 0.2)) +
  path('M1066 488H1434L1400 508H1100z', '#2b2115', 'opacity=".08"')

const still =
  shadow(1190, 458, 64, 8) +
  group('translate(1190 212)scale(.71)translate(-400 0)', jug) +
  shadow(1310, 458, 66, 7) +
  book(442, 126, '#8c2f2a') +
  book(424, 112, '#1d4e5f') +
  group('translate(1312 389)scale(.52)', jar('#2f8f8a', 'a-turquoise')) +
  twigs([1312, 334], 0.62)

const bigJar =
  shadow(560, 640, 84, 16) +
  twigs([560, 450], 1.15) +
  group('translate(560 566)scale(1.02)', jar('#a9765a', 'a-clay'))

const seats =
  cushion(1196, 556, 150, '#8c2f2a', 'a-cushion1') + cushion(1372, 552, 160, '#22355a', 'a-cushion2')

export function drawHero(): string {
  const body =
    twig +
    room +
    orosi() +
    alcove +
    still +
    seats +
    heroCarpet(plan, '#8f2431', seededRandom('hero')) +
    lightOnFloor +
    beam +
    bigJar +
    lowTable(850, 606, 1.12, '#8f5a36') +
    glow(
      'a-dusk',
      [
        [0, '#1b140c', 0],
        [0.7, '#1b140c', 0],
        [1, '#1b140c', 0.22],
      ],
      [0.45, 0.45],
      0.8,
    ) +
    rect(0, 0, 1600, 900, 'url(#a-dusk)')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900">${compact(body)}</svg>`
}
