import { darker, lighter, mix } from './canvas.ts'
import { diamond, isCool, place, stepped } from './ornament.ts'
import type { Palette } from './ornament.ts'
import { abrash, beadBorder, fringe, motifBorder, plainBorder, sawBorder, tassels } from './rug-loom.ts'
import type { Rug } from './rug-loom.ts'
import { around, define, line, path, polygon, rect, round, starPoints, times, use } from './still-life.ts'
import type { Point } from './still-life.ts'

type Random = () => number

const nest = (center: Point, width: number, height: number, steps: number, colors: readonly string[]) =>
  colors
    .map((color, index) =>
      path(
        stepped(
          center,
          width * (1 - index / colors.length),
          height * (1 - index / colors.length),
          Math.max(2, steps - index),
        ),
        color,
      ),
    )
    .join('')

const starMotif = (id: string, outer: string, inner: string, core: string) =>
  define(
    id,
    path(polygon(starPoints([0, 0], 8, 48, 30)), outer) +
      path(polygon(starPoints([0, 0], 8, 32, 20)), inner) +
      path(diamond([0, 0], 10), core),
  )

const goat = (id: string, color: string) =>
  define(
    id,
    path('M-40 -8H18V-22H26V-44H32V-24H46V-12H34V12H30V44H22V14H-24V44H-32V12H-40V-2L-50 8V-2z', color) +
      line('M28 -42C20 -56 4 -56 -4 -44M36 -26L44 -36', color, 5),
  )

const comb = (id: string, color: string) =>
  define(
    id,
    line(
      'M-30 -24H30M-30 -24V26M-10 -24V26M10 -24V26M30 -24V26M0 -24V-46',
      color,
      8,
      'stroke-linecap="butt"',
    ),
  )

const hooks = (id: string, color: string) =>
  define(
    id,
    line(
      around(4, (turn) => {
        const arm: Point[] = [
          [0, 0],
          [0, -34],
          [18, -34],
          [18, -20],
          [10, -20],
        ]
        const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
        const spin = ([x, y]: Point, flip: number) =>
          `${round(flip * x * cos - y * sin)} ${round(flip * x * sin + y * cos)}`
        return [1, -1].map((flip) => `M${arm.map((point) => spin(point, flip)).join('L')}`).join('')
      }),
      color,
      8,
      'stroke-linejoin="miter"',
    ),
  )

const filling = (random: Random, width: number, height: number) => {
  const motifs = ['a-star', 'a-goat', 'a-comb', 'a-hooks', 'a-star2']
  return times(9, (row) =>
    [-1, 1]
      .map((side) =>
        times(2, (column) => {
          const x = side * (width / 2 - 24 - column * 46 - random() * 6)
          const y = (row - 4) * (height / 9.2) + (column ? height / 19 : 0) + random() * 8
          const clear = Math.abs(x) < 52 + 70 * Math.abs(Math.cos((y / height) * 3 * Math.PI))
          return clear ? '' : place(motifs[Math.floor(random() * motifs.length)]!, [x, y], 0.3, 0, side)
        }),
      )
      .join(''),
  )
}

const tribalMedallion = (p: Palette, id: string, outer: string, inner: string) =>
  define(
    id,
    path(stepped([0, 0], 118, 98, 9), p.ink) +
      nest([0, 0], 112, 93, 9, [p.gold, outer, mix(p.rose, p.field, 0.3), inner, p.gold]) +
      use('a-hooks', 'scale(.62)') +
      [
        [-66, 0],
        [66, 0],
        [0, -56],
        [0, 56],
      ]
        .map(([x, y]) => place('a-star2', [x!, y!], 0.24))
        .join(''),
  )

export const tribalRug = (p: Palette, random: Random): Rug => ({
  fringe: () => fringe(p, random),
  borders: [
    plainBorder(7, darker(p.ground, 0.3)),
    sawBorder(18, p.light, p.ground),
    motifBorder(46, p.ground, ['a-star', 'a-cross'], 46),
    sawBorder(18, p.gold, p.field),
    beadBorder(12, p.light, p.rose, p.ground, p.ink),
  ],
  field: (width, height) =>
    starMotif('a-star', p.gold, p.field, p.light) +
    starMotif('a-star2', p.light, p.rose, p.ink) +
    goat('a-goat', p.light) +
    comb('a-comb', p.gold) +
    define(
      'a-cross',
      path(stepped([0, 0], 46, 46, 4), p.light) +
        path(stepped([0, 0], 32, 32, 3), p.rose) +
        path(diamond([0, 0], 12), p.ground),
    ) +
    hooks('a-hooks', p.rose) +
    rect(-width / 2, -height / 2, width, height, p.field) +
    abrash(width, height, random, 0.14) +
    filling(random, width, height) +
    tribalMedallion(p, 'a-outer', p.ground, p.light) +
    tribalMedallion(p, 'a-middle', p.light, p.ground) +
    place('a-outer', [0, -height * 0.315]) +
    place('a-middle', [0, 0]) +
    place('a-outer', [0, height * 0.315]),
})

const zigzag = (y: number, width: number, pitch: number, rise: number) =>
  `M${-width / 2} ${round(y)}${`l${pitch / 2} ${-rise}l${pitch / 2} ${rise}`.repeat(Math.ceil(width / pitch))}`

function stripe(
  kind: number,
  y: number,
  size: number,
  width: number,
  [ground, first, second]: readonly string[],
): string {
  const middle = y + size / 2
  const count = Math.round(width / (size * 1.1))
  const row = (draw: (x: number) => string) =>
    times(count, (index) => draw(round((index + 0.5 - count / 2) * (width / count))))
  const lozenges = (scale: number) =>
    row((x) => stepped([x, middle], size * 0.5 * scale, size * 0.42 * scale, 3))
  const ornament = [
    () =>
      line(
        zigzag(middle + size * 0.26, width, size, size * 0.52),
        first!,
        size * 0.2,
        'stroke-linejoin="miter"',
      ) +
      line(
        zigzag(middle + size * 0.26, width, size, size * 0.52),
        second!,
        size * 0.07,
        'stroke-linejoin="miter"',
      ),
    () => path(lozenges(1), first!) + path(lozenges(0.52), second!),
    () =>
      line(
        `M${-width / 2} ${round(middle)}h${width}`,
        first!,
        size * 0.34,
        `stroke-linecap="butt" stroke-dasharray="${round(size * 0.4)} ${round(size * 0.3)}"`,
      ),
    () => row((x) => place('a-hooks', [x, middle], size * 0.0095)),
    () => '',
  ][kind]!()
  return rect(-width / 2, y, width, size, ground!) + ornament
}

export const stripedKilim = (p: Palette, random: Random): Rug => ({
  fringe: () => tassels(p, random),
  borders: [],
  field: (width, height) => {
    const half: [kind: number, size: number, colors: readonly string[]][] = [
      [4, 18, [darker(p.field, 0.25)]],
      [4, 10, [p.gold]],
      [1, 46, [p.field, p.light, p.ground]],
      [2, 12, [p.ground, p.light]],
      [4, 22, [p.leaf]],
      [0, 44, [p.light, p.field, p.gold]],
      [4, 10, [p.gold]],
      [4, 26, [p.ground]],
      [2, 12, [p.light, p.field]],
      [3, 56, [p.field, p.light]],
      [2, 12, [p.light, p.ground]],
      [4, 18, [p.rose]],
      [0, 34, [p.ground, p.gold, p.light]],
      [4, 12, [p.light]],
    ]
    const used = half.reduce((sum, [, size]) => sum + size, 0)
    let [top, bottom] = [-height / 2, height / 2]
    let body = hooks('a-hooks', p.light)
    for (const [kind, size, colors] of half) {
      bottom -= size
      body += stripe(kind, top, size, width, colors) + stripe(kind, bottom, size, width, colors)
      top += size
    }
    return (
      body +
      stripe(1, -(height / 2 - used), height - 2 * used, width, [
        mix(p.field, p.ground, 0.18),
        p.gold,
        p.light,
      ]) +
      abrash(width, height, random, 0.1)
    )
  },
})

export const diamondKilim = (p: Palette, random: Random): Rug => ({
  fringe: () => tassels(p, random),
  borders: [
    plainBorder(8, p.ground),
    sawBorder(26, p.light, p.field, 30),
    beadBorder(10, p.ground, p.gold, p.rose, p.ink),
    sawBorder(22, p.ground, p.light, 24),
  ],
  field: (width, height) => {
    const [columns, rows] = [2, 4]
    const [w, h] = [width / columns, height / rows]
    const sets = [
      [p.light, p.ground, p.gold, p.field, p.light],
      [p.ground, p.light, p.rose, p.gold, p.ink],
      [p.gold, p.field, p.light, p.ground, p.rose],
      [p.leaf, p.light, p.ground, p.gold, p.field],
    ]
    const nests =
      sets
        .map((colors, index) => define(`a-nest${index}`, nest([0, 0], w * 0.49, h * 0.49, 9, colors)))
        .join('') +
      define(
        'a-between',
        nest([0, 0], w * 0.36, h * 0.36, 6, [mix(p.field, p.ground, 0.35), p.sky, p.light, p.rose]),
      )
    const whole = times(columns * rows, (index) => {
      const [column, row] = [index % columns, Math.floor(index / columns)]
      return place(`a-nest${(row + column * 2) % sets.length}`, [
        (column + 0.5 - columns / 2) * w,
        (row + 0.5 - rows / 2) * h,
      ])
    })
    const between = times((columns + 1) * (rows + 1), (index) => {
      const [column, row] = [index % (columns + 1), Math.floor(index / (columns + 1))]
      return place('a-between', [(column - columns / 2) * w, (row - rows / 2) * h])
    })
    return (
      rect(-width / 2, -height / 2, width, height, p.field) +
      nests +
      between +
      whole +
      abrash(width, height, random, 0.12)
    )
  },
})

const naiveTree = (p: Palette) =>
  define(
    'a-tree',
    line(
      'M0 50V-46M0 24L-26 4M0 24L26 4M0 2L-24 -18M0 2L24 -18M0 -20L-16 -36M0 -20L16 -36',
      darker(p.leaf, 0.3),
      6,
      'stroke-linecap="square"',
    ) +
      [
        [-26, 2],
        [26, 2],
        [-24, -20],
        [24, -20],
        [-16, -38],
        [16, -38],
        [0, -50],
      ]
        .map(([x, y]) => path(diamond([x!, y!], 9), p.rose))
        .join(''),
  )

const herder = (p: Palette) =>
  define(
    'a-herder',
    path('M-14 50L-8 -10H8L14 50z', p.ground) +
      path('M-18 -6H18V4H8L6 -10H-6L-8 4H-18z', p.rose) +
      rect(-7, -28, 14, 16, p.light) +
      path('M-10 -28H10L6 -40H-6z', p.ink),
  )

export const gabbehRug = (p: Palette, random: Random): Rug => ({
  fringe: () => fringe(p, random, 18),
  borders: [
    plainBorder(16, darker(p.field, 0.38)),
    plainBorder(10, mix(p.gold, p.field, 0.25)),
    plainBorder(14, mix(p.ground, p.field, 0.3)),
  ],
  field: (width, height) => {
    const wave = (y: number, tone: string) =>
      path(
        `M${-width / 2} ${round(y)}${times(8, () => `q${width / 32} ${round(-14 + random() * 28)} ${width / 8} ${round(-7 + random() * 14)}`)}V${height / 2}H${-width / 2}z`,
        tone,
      )
    const tones = times(9, (index) =>
      wave(
        -height / 2 + 60 + (index * height) / 9.6 + random() * 26,
        mix(
          mix(p.field, isCool(p.field) ? p.sky : random() > 0.5 ? p.gold : p.rose, 0.08 + random() * 0.2),
          index % 2 ? '#1b140c' : '#fffaf0',
          0.05 + random() * 0.07,
        ),
      ),
    )
    const figures: [string, number, number, number][] = [
      ['a-tree', -0.24, -0.2, 1.5],
      ['a-goat', 0.1, -0.12, 0.52],
      ['a-goat', 0.28, -0.05, 0.44],
      ['a-herder', -0.02, 0.29, 0.86],
      ['a-goat', 0.2, 0.33, 0.5],
      ['a-tree', 0.3, 0.24, 1.0],
      ['a-goat', -0.26, 0.36, 0.44],
      ['a-star', 0.26, -0.38, 0.44],
      ['a-star2', -0.05, -0.42, 0.22],
      ['a-star2', -0.32, 0.1, 0.26],
    ]
    const squares = times(14, () => {
      const [x, y] = [round((random() - 0.5) * width * 0.86), round((random() - 0.5) * height * 0.9)]
      return `M${x} ${y}h7v7h-7z`
    })
    return (
      naiveTree(p) +
      herder(p) +
      goat('a-goat', lighter(p.light, 0.2)) +
      starMotif('a-star', p.gold, p.light, p.rose) +
      starMotif('a-star2', p.light, p.ground, p.gold) +
      rect(-width / 2, -height / 2, width, height, p.field) +
      tones +
      path(squares, p.light, 'opacity=".8"') +
      figures
        .map(([id, x, y, size]) =>
          place(id, [(x + (random() - 0.5) * 0.05) * width, (y + (random() - 0.5) * 0.03) * height], size),
        )
        .join('')
    )
  },
})
