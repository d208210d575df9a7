import { darker, lighter, mix } from './canvas.ts'
import { bird, blossom, boteh, cypress, lobed, palmette, place, tendril } from './ornament.ts'
import type { Palette } from './ornament.ts'
import { abrash, beadBorder, fringe, plainBorder, vineBorder } from './rug-loom.ts'
import type { Border, Rug } from './rug-loom.ts'
import { around, define, line, path, petal, polar, rect, round, times, use } from './still-life.ts'
import type { Point } from './still-life.ts'

type Random = () => number

const flowers = (p: Palette) =>
  blossom('a-bloom', p) +
  blossom('a-rose', p, p.rose, p.light) +
  blossom('a-sky', p, p.sky, p.light) +
  palmette('a-lotus', p)

const classicBorders = (p: Palette, size = 62): Border[] => [
  plainBorder(6, darker(p.ground, 0.35)),
  beadBorder(16, p.gold, p.ground, p.light, p.ink),
  vineBorder(size, p.ground, p, ['a-lotus', 'a-sky']),
  beadBorder(16, p.light, p.field, p.gold, p.ink),
  plainBorder(4, p.gold),
]

function scrollTile(id: string, p: Palette, size: number, stem: string): string {
  const half = size / 2
  const spiral = tendril([half / 2, half / 2], half * 0.44, 180, 400)
  const hair = p.fine ? 1.4 : 1.8
  const quarter = define(
    `${id}-quarter`,
    line(`M0 ${half}Q${half * 0.25} ${half} ${half / 2} ${half * 0.94}${spiral.stem}`, stem, hair) +
      path(spiral.leaves, p.leaf) +
      place('a-rose', [half * 0.52, half * 0.5], half * 0.0036),
  )
  const mirrored = [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ]
    .map(([x, y]) => use(`${id}-quarter`, `translate(${half} ${half})scale(${x} ${y})`))
    .join('')
  const crossings: [string, Point, number][] = [
    ['a-bloom', [half, half], 0.0052],
    ['a-sky', [0, half], 0.0034],
    ['a-sky', [size, half], 0.0034],
    ['a-lotus', [half, 0], 0.0044],
    ['a-lotus', [half, size], 0.0044],
    ['a-bloom', [0, 0], 0.004],
    ['a-bloom', [size, 0], 0.004],
    ['a-bloom', [0, size], 0.004],
    ['a-bloom', [size, size], 0.004],
  ]
  return (
    quarter +
    `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="translate(${-half} ${-half})">` +
    mirrored +
    crossings.map(([motif, spot, scale]) => place(motif, spot, half * scale)).join('') +
    '</pattern>'
  )
}

const framed = (d: string, fill: string, p: Palette) =>
  line(d, p.ink, 9) + path(d, fill, `stroke="${p.gold}" stroke-width="6"`)

function medallion(p: Palette): string {
  const crown = around(16, (turn, index) =>
    place(
      index % 2 ? 'a-rose' : 'a-lotus',
      polar([0, 0], index % 2 ? 104 : 98, turn),
      index % 2 ? 0.18 : 0.36,
      turn,
    ),
  )
  const stems = around(16, (turn) => path(petal([0, 0], turn, 74, 118, 7), p.leaf))
  return define(
    'a-medallion',
    framed(lobed([0, 0], 16, 132, 120), p.ground, p) +
      stems +
      crown +
      framed(lobed([0, 0], 12, 80, 70), p.light, p) +
      around(
        12,
        (turn) =>
          place('a-rose', polar([0, 0], 61, turn + 15), 0.2, turn) +
          path(petal([0, 0], turn, 40, 76, 9), p.leaf),
      ) +
      framed(lobed([0, 0], 8, 47, 38), p.field, p) +
      place('a-bloom', [0, 0], 0.66),
  )
}

const pendant = (p: Palette, side: number) =>
  framed(
    `M0 ${side * 129}C23 ${side * 141} 23 ${side * 165} 0 ${side * 179}C-23 ${side * 165} -23 ${side * 141} 0 ${side * 129}z`,
    p.ground,
    p,
  ) +
  place('a-bloom', [0, side * 154], 0.26) +
  place('a-lotus', [0, side * 206], 0.56, side > 0 ? 180 : 0)

export const medallionRug = (p: Palette): Rug => ({
  borders: classicBorders(p),
  fringe: (random) => fringe(p, random),
  field: (width, height) =>
    flowers(p) +
    scrollTile('a-scroll', p, 112, mix(p.light, p.gold, 0.4)) +
    medallion(p) +
    rect(-width / 2, -height / 2, width, height, p.field) +
    rect(-width / 2, -height / 2, width, height, 'url(#a-scroll)') +
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ]
      .map(([x, y]) => use('a-medallion', `translate(${(x! * width) / 2} ${(y! * height) / 2})scale(1.12)`))
      .join('') +
    pendant(p, -1) +
    pendant(p, 1) +
    use('a-medallion', 'scale(1.02)'),
})

function heratiTile(p: Palette, [width, height]: Point): string {
  const [x, y] = [width / 2, height / 2]
  const fish = (sx: number, sy: number) =>
    `M${x + sx * x * 0.16} ${round(y + sy * y * 0.84)}C${round(x + sx * x * 0.62)} ${round(y + sy * y * 0.98)} ${round(x + sx * x * 1)} ${round(y + sy * y * 0.62)} ${round(x + sx * x * 0.86)} ${round(y + sy * y * 0.2)}C${round(x + sx * x * 0.72)} ${round(y + sy * y * 0.56)} ${round(x + sx * x * 0.5)} ${round(y + sy * y * 0.72)} ${x + sx * x * 0.16} ${round(y + sy * y * 0.84)}z`
  const fishes = fish(1, 1) + fish(-1, 1) + fish(1, -1) + fish(-1, -1)
  const rhomb = `M${x} ${y * 0.34}L${x * 1.66} ${y}L${x} ${y * 1.66}L${x * 0.34} ${y}z`
  const ends: [string, Point, number][] = [
    ['a-bloom', [x, y], 0.34],
    ['a-rose', [x, 0], 0.22],
    ['a-rose', [x, height], 0.22],
    ['a-sky', [0, y], 0.22],
    ['a-sky', [width, y], 0.22],
    ['a-bloom', [0, 0], 0.2],
    ['a-bloom', [width, 0], 0.2],
    ['a-bloom', [0, height], 0.2],
    ['a-bloom', [width, height], 0.2],
  ]
  return (
    `<pattern id="a-herati" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="translate(${-x} ${-y})">` +
    line(rhomb, p.gold, 2.2) +
    path(fishes, p.leaf, `stroke="${p.light}" stroke-width="1"`) +
    line(`M${x} ${y}V0M${x} ${y}V${height}M0 ${y}H${width}`, p.gold, 1.2) +
    ends.map(([id, spot, size]) => place(id, spot, size)).join('') +
    '</pattern>'
  )
}

export const heratiRug = (p: Palette): Rug => ({
  fringe: (random) => fringe(p, random),
  borders: [
    plainBorder(6, darker(p.field, 0.4)),
    beadBorder(14, p.light, p.ground, p.rose, p.ink),
    vineBorder(58, p.ground, p, ['a-lotus', 'a-bloom'], 54),
    beadBorder(14, p.gold, p.field, p.light, p.ink),
    beadBorder(12, p.light, p.leaf, p.rose, p.ink),
  ],
  field: (width, height) => {
    const tip = height / 2 - 14
    const rhomb = (inset: number) =>
      `M0 ${inset - tip}L${width / 2 - 8 - inset} 0L0 ${tip - inset}L${inset + 8 - width / 2} 0z`
    return (
      flowers(p) +
      heratiTile(p, [width / 5, height / 9]) +
      rect(-width / 2, -height / 2, width, height, darker(p.ground, 0.15)) +
      path(rhomb(0), p.gold) +
      path(rhomb(6), p.field) +
      rect(-width / 2, -height / 2, width, height, 'url(#a-herati)') +
      framed(lobed([0, 0], 12, 73, 64, 15, 1.3), p.light, p) +
      around(8, (turn) => place('a-lotus', polar([0, 0], 40, turn), 0.3, turn)) +
      place('a-bloom', [0, 0], 0.44)
    )
  },
})

const gardenCells = (p: Palette) =>
  cypress('a-cypress', p) +
  boteh('a-boteh', p, p.rose, p.light) +
  bird('a-bird', p) +
  define(
    'a-vase',
    path(
      'M-16 46H16L10 34C26 22 22 6 8 2L12 -8H-12L-8 2C-22 6 -26 22 -10 34z',
      p.sky,
      `stroke="${p.ink}" stroke-width="1.6"`,
    ) +
      line('M0 -8V-30M0 -10Q-22 -14 -26 -28M0 -10Q22 -14 26 -28', p.leaf, 3) +
      place('a-bloom', [0, -36], 0.26) +
      place('a-rose', [-28, -32], 0.24) +
      place('a-rose', [28, -32], 0.24),
  ) +
  define(
    'a-willow',
    line('M0 46V-10', p.ink, 5) +
      line(
        [8, 18, 28, 38]
          .map((x) => `M0 -30Q${x} -44 ${x} ${26 - x * 0.4}M0 -30Q${-x} -44 ${-x} ${26 - x * 0.4}`)
          .join(''),
        p.leaf,
        4,
      ) +
      place('a-rose', [0, -34], 0.2),
  ) +
  define(
    'a-star',
    path(lobed([0, 0], 8, 46, 38), p.gold) +
      place('a-bloom', [0, 0], 0.78) +
      around(4, (turn) => path(petal([0, 0], turn + 45, 36, 58, 12), p.leaf)),
  )

export const gardenRug = (p: Palette, random: Random): Rug => ({
  fringe: () => fringe(p, random),
  borders: classicBorders(p, 54),
  field: (width, height) => {
    const [columns, rows] = [4, 6]
    const [w, h] = [width / columns, height / rows]
    const motifs = ['a-cypress', 'a-star', 'a-vase', 'a-boteh', 'a-willow', 'a-star', 'a-bird']
    const grounds = [
      p.field,
      p.light,
      p.ground,
      darker(p.leaf, 0.35),
      mix(p.field, p.gold, 0.45),
      mix(p.light, p.sky, 0.35),
    ]
    const start = Math.floor(random() * motifs.length)
    const cell = (index: number) => {
      const [column, row] = [index % columns, Math.floor(index / columns)]
      const center: Point = [(column + 0.5 - columns / 2) * w, (row + 0.5 - rows / 2) * h]
      const mirror = column < columns / 2 ? 1 : -1
      return (
        rect(center[0] - w / 2, center[1] - h / 2, w, h, grounds[(column * 2 + row * 5) % grounds.length]!) +
        place(motifs[(start + row * 3 + column * 2) % motifs.length]!, center, 0.76, 0, mirror)
      )
    }
    const edges =
      times(columns - 1, (index) => `M${round((index + 1 - columns / 2) * w)} ${-height / 2}v${height}`) +
      times(rows - 1, (index) => `M${-width / 2} ${round((index + 1 - rows / 2) * h)}h${width}`)
    return (
      flowers(p) +
      gardenCells(p) +
      times(columns * rows, cell) +
      line(edges, p.ink, 9) +
      line(edges, p.gold, 6.5) +
      line(edges, p.light, 3, 'stroke-dasharray="0 9"')
    )
  },
})

function branches(p: Palette): string {
  const limbs: [Point, number, number, number][] = [
    [[64, 130], 52, 250, -330],
    [[70, 20], 56, 230, -350],
    [[58, -92], 48, 225, -340],
    [[30, -178], 30, 215, -330],
    [[116, 78], 26, 240, 300],
    [[122, -40], 26, 240, 300],
  ]
  return limbs
    .map(([center, radius, from, sweep], index) => {
      const spiral = tendril(center, radius, from, sweep)
      const root = polar(center, radius, from)
      const foot = round(root[1] + 36)
      return (
        line(
          `M${index < 4 ? `0 ${foot + 26}Q8 ${foot}` : `${round(root[0] - 8)} ${foot}L${round(root[0] - 4)} ${foot - 10}`} ${round(root[0])} ${round(root[1])}`,
          p.gold,
          5,
        ) +
        line(spiral.stem, p.gold, 3.4) +
        path(spiral.leaves, p.leaf, `stroke="${darker(p.leaf, 0.4)}" stroke-width=".8"`) +
        place('a-bloom', center, radius * 0.0078) +
        place('a-rose', polar(center, radius * 0.98, from + sweep * 0.3), 0.24) +
        place('a-sky', polar(center, radius * 0.9, from + sweep * 0.55), 0.2)
      )
    })
    .join('')
}

export const treeRug = (p: Palette): Rug => ({
  fringe: (random) => fringe(p, random),
  borders: classicBorders(p, 54),
  field: (width, height) => {
    const [right, top, bottom] = [width / 2, -height / 2, height / 2]
    const arch = `M${-right} ${top}H${right}V-150C${right - 14} -226 70 -226 0 ${top + 26}C-70 -226 ${14 - right} -226 ${-right} -150z`
    return (
      flowers(p) +
      bird('a-bird', p) +
      cypress('a-cypress', p, mix(p.leaf, p.sky, 0.3)) +
      scrollTile('a-scroll', p, 84, p.gold) +
      define('a-branches', branches(p)) +
      rect(-right, top, width, height, p.field) +
      abrash(width, height, () => 0.5) +
      path(
        `M-12 ${bottom}C-6 150 -8 60 -4 -190H4C8 60 6 150 12 ${bottom}z`,
        p.gold,
        `stroke="${p.ink}" stroke-width="1.4"`,
      ) +
      use('a-branches', 'translate(0 16)') +
      use('a-branches', 'translate(0 16)scale(-1 1)') +
      place('a-lotus', [0, -190], 0.62) +
      path(
        `M${-right} ${bottom}V${bottom - 34}Q${-right * 0.5} ${bottom - 96} 0 ${bottom - 46}Q${right * 0.5} ${bottom - 96} ${right} ${bottom - 34}V${bottom}z`,
        darker(p.leaf, 0.35),
        `stroke="${p.gold}" stroke-width="3"`,
      ) +
      times(9, (index) =>
        place(
          ['a-rose', 'a-bloom', 'a-sky'][index % 3]!,
          [(index - 4) * width * 0.105, bottom - 20 - (index % 2) * 20],
          0.24,
        ),
      ) +
      place('a-cypress', [-128, bottom - 128], 1.3) +
      place('a-cypress', [128, bottom - 128], 1.3) +
      place('a-bird', [-58, bottom - 96], 0.58) +
      place('a-bird', [58, bottom - 96], 0.58, 0, -1) +
      place('a-bird', [-112, -110], 0.4) +
      place('a-bird', [112, -110], 0.4, 0, -1) +
      path(arch, p.ground, `stroke="${p.gold}" stroke-width="5"`) +
      path(arch, 'url(#a-scroll)') +
      line(arch, lighter(p.gold, 0.4), 1.4)
    )
  },
})
