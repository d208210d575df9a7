import { darker, mix } from './canvas.ts'
import { blossom, lobed, palmette, paletteOf, place, tendril } from './ornament.ts'
import type { Palette } from './ornament.ts'
import { layMarkup, layPath } from './perspective.ts'
import type { Floor } from './perspective.ts'
import { vineBorder } from './rug-loom.ts'
import { around, at, clipped, define, line, path, petal, polar, round, times } from './still-life.ts'
import type { Point } from './still-life.ts'

const [width, height] = [860, 540]

const onto =
  (floor: Floor, scale: number, far: number, near: number): Floor =>
  ([x, y]) =>
    floor([x * scale, far + ((y + height / 2) / height) * (near - far)])

const box = (inset: number) => {
  const [x, y] = [width / 2 - inset, height / 2 - inset]
  return `M${-x} ${-y}L${x} ${-y}L${x} ${y}L${-x} ${y}z`
}

function beads(inset: number, color: string): string {
  const [x, y] = [width / 2 - inset, height / 2 - inset]
  const run = (d: string, size: number) => line(d, color, size, `stroke-dasharray="0 ${round(size * 3.4)}"`)
  return (
    run(`M${-x} ${-y}L${x} ${-y}`, 4) +
    run(`M${-x} ${-y}L${-x} ${y}M${x} ${-y}L${x} ${y}`, 5.6) +
    run(`M${-x} ${y}L${x} ${y}`, 8)
  )
}

const fringe = (side: number, random: () => number) =>
  times(36, (index) => {
    const y = (index - 17.5) * (height / 37)
    return `M${at([(side * width) / 2, y])}L${at([side * (width / 2 + 20 + random() * 7), y + (random() - 0.5) * 7])}`
  })

const motifs = (p: Palette) => {
  const curl = tendril([0, 0], 44, 180, 400, 7)
  return (
    blossom('a-bloom', p) +
    blossom('a-rose', p, p.rose, p.light) +
    blossom('a-sky', p, p.sky, p.light) +
    palmette('a-lotus', p) +
    define(
      'a-curl',
      line(curl.stem, mix(p.gold, p.light, 0.3), 4) +
        path(curl.leaves, p.leaf) +
        place('a-rose', [0, 0], 0.42),
    )
  )
}

function fieldScrolls(): string {
  const columns = 12
  return times(columns * 6, (index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const spot: Point = [(column - (columns - 1) / 2) * 54, (row - 2.5) * 54]
    const away = Math.hypot(spot[0], spot[1] * 1.1)
    const corner = Math.hypot(330 - Math.abs(spot[0]), 170 - Math.abs(spot[1]))
    const underTable = Math.abs(spot[0] - 40) < 190 && spot[1] < -60
    if (away < 150 || corner < 112 || underTable) return ''
    return (column + row) % 2
      ? place('a-curl', spot, 0.6, (column * 90) % 360)
      : place(row % 2 ? 'a-bloom' : 'a-sky', spot, 0.34)
  })
}

const inField = ([x, y]: Point) => Math.abs(x) < width / 2 - 104 && Math.abs(y) < height / 2 - 104

function medallion(p: Palette, [x, y]: Point, size: number): string {
  const frame = (count: number, outer: number, inner: number, paint: string) => {
    const d = lobed([x, y], count, outer * size, inner * size)
    return line(d, p.ink, 8) + path(d, paint, `stroke="${p.gold}" stroke-width="5"`)
  }
  const ring = (count: number, radius: number, scale: number, ids: readonly string[]) =>
    around(count, (turn, index) => {
      const spot = polar([x, y], radius * size, turn)
      return inField(spot) ? place(ids[index % ids.length]!, spot, scale * size, turn) : ''
    })
  const leaf = (turn: number) =>
    inField(polar([x, y], 78 * size, turn)) ? petal([x, y], turn, 78 * size, 118 * size, 8 * size) : ''
  return (
    frame(16, 136, 123, p.ground) +
    path(
      around(12, (turn) => leaf(turn + 15)),
      p.leaf,
    ) +
    ring(12, 101, 0.36, ['a-lotus', 'a-rose']) +
    frame(12, 78, 69, p.light) +
    ring(10, 58, 0.22, ['a-rose', 'a-sky']) +
    frame(8, 44, 36, p.field) +
    place('a-bloom', [x, y], 0.6 * size)
  )
}

const pendants = (p: Palette) =>
  [-1, 1]
    .map((side) => {
      const d = `M${side * 132} 0Q${side * 150} -27 ${side * 184} 0Q${side * 150} 27 ${side * 132} 0z`
      return (
        line(d, p.ink, 7) +
        path(d, p.ground, `stroke="${p.gold}" stroke-width="4"`) +
        place('a-bloom', [side * 157, 0], 0.24) +
        place('a-lotus', [side * 208, 0], 0.52, side * 90)
      )
    })
    .join('')

export function heroCarpet(plan: Floor, color: string, random: () => number): string {
  const p = paletteOf(color)
  const floor = onto(plan, 0.8, 0.93, 0.47)
  const lay = (svg: string) => layMarkup(floor, svg)
  const fill = (inset: number, paint: string) => path(box(inset), paint)
  const border = vineBorder(66, p.ground, p, ['a-lotus', 'a-sky'], 63).draw!({
    width: width - 118,
    height: height - 118,
    size: 66,
  })
  const [x, y] = [width / 2 - 118, height / 2 - 118]
  const field =
    fieldScrolls() +
    [
      [-x, -y],
      [x, -y],
      [x, y],
      [-x, y],
    ]
      .map(([cx, cy]) => medallion(p, [cx!, cy!], 0.94))
      .join('') +
    pendants(p) +
    medallion(p, [0, 0], 0.98)
  return (
    motifs(p) +
    path(layPath(floor, 'M-440 -262L450 -262L452 286L-440 284z'), '#2b1a10', 'opacity=".28"') +
    lay(line(fringe(-1, random) + fringe(1, random), p.light, 4.6)) +
    lay(
      fill(0, darker(p.ground, 0.4)) +
        fill(6, p.gold) +
        fill(9, p.field) +
        beads(16, p.light) +
        fill(23, p.gold) +
        fill(26, p.ground) +
        border +
        fill(92, p.gold) +
        fill(95, p.light) +
        beads(103, p.field) +
        fill(111, p.gold) +
        fill(115, p.ink) +
        fill(118, p.field),
    ) +
    clipped('a-field', layPath(floor, box(118)), lay(field))
  )
}
