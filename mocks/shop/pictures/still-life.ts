import { darker, lighter } from './canvas.ts'
import type { Draw, View } from './canvas.ts'

export type Point = readonly [x: number, y: number]
export type Stop = readonly [offset: number, color: string, opacity?: number]

export const round = (value: number) => Math.round(value * 10) / 10
export const at = ([x, y]: Point) => `${round(x)} ${round(y)}`
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** `turn` in degrees clockwise from twelve o’clock. */
export function polar([x, y]: Point, radius: number, turn: number): Point {
  const angle = (turn * Math.PI) / 180
  return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)]
}

export const around = (count: number, draw: (turn: number, index: number) => string) =>
  times(count, (index) => draw((index * 360) / count, index))

/** Catmull-Rom spline as cubic segments after the first point; a doubled point makes a corner. */
export function curve(points: readonly Point[]): string {
  const point = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))]!
  return times(points.length - 1, (index) => {
    const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)]
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${at(leave)} ${at(arrive)} ${at(to)}`
  })
}

export const smooth = (points: readonly Point[]) => `M${at(points[0]!)}${curve(points)}`
export const polygon = (points: readonly Point[]) => `M${points.map(at).join('L')}z`

export function starPoints(center: Point, count: number, outer: number, inner: number, turn = 0): Point[] {
  return Array.from({ length: count * 2 }, (_, index) =>
    polar(center, index % 2 ? inner : outer, turn + (index * 180) / count),
  )
}

export function petal(center: Point, turn: number, inner: number, outer: number, width: number): string {
  const belly = inner + (outer - inner) * 0.6
  const [root, tip] = [polar(center, inner, turn), polar(center, outer, turn)]
  const side = (sign: number): Point => {
    const [x, y] = polar(center, belly, turn)
    return polar([x, y], width, turn + 90 * sign)
  }
  return `M${at(root)}Q${at(side(1))} ${at(tip)}Q${at(side(-1))} ${at(root)}z`
}

export const petals = (center: Point, count: number, inner: number, outer: number, width: number, turn = 0) =>
  around(count, (angle) => petal(center, angle + turn, inner, outer, width))

export const path = (d: string, fill: string, extra = '') => `<path d="${d}" fill="${fill}" ${extra}/>`
export const line = (d: string, color: string, width: number, extra = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${round(width)}" ${extra}/>`
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = '') =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${extra}/>`
export const circle = (x: number, y: number, radius: number, fill: string, extra = '') =>
  ellipse(x, y, radius, radius, fill, extra)
export const rect = (x: number, y: number, width: number, height: number, fill: string, extra = '') =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}" ${extra}/>`
export const group = (transform: string, body: string) => `<g transform="${transform}">${body}</g>`
export const define = (id: string, body: string) => `<defs><g id="${id}">${body}</g></defs>`
export const use = (id: string, transform: string) => `<use href="#${id}" transform="${transform}"/>`
export const clipped = (id: string, d: string, body: string) =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${body}</g>`

export const closeUp = ([x, y]: Point, scale: number, body: string) =>
  group(`translate(400 500)scale(${scale})translate(${-x} ${-y})`, body)

const stopTags = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${color}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`,
    )
    .join('')
export const across = (id: string, stops: readonly Stop[]) =>
  `<linearGradient id="${id}">${stopTags(stops)}</linearGradient>`
export const down = (id: string, stops: readonly Stop[]) =>
  `<linearGradient id="${id}" x2="0" y2="1">${stopTags(stops)}</linearGradient>`
export const glow = (id: string, stops: readonly Stop[], [x, y]: Point = [0.5, 0.5], radius = 0.5) =>
  `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${radius}">${stopTags(stops)}</radialGradient>`

export const sheen = (id: string, color: string) =>
  across(id, [
    [0, darker(color, 0.5)],
    [0.12, darker(color, 0.12)],
    [0.3, lighter(color, 0.62)],
    [0.42, lighter(color, 0.12)],
    [0.72, darker(color, 0.28)],
    [0.9, darker(color, 0.55)],
    [1, darker(color, 0.18)],
  ])

export const volume = (d: string, id = 'a-volume') =>
  across(id, [
    [0, '#1b140c', 0.45],
    [0.14, '#1b140c', 0.12],
    [0.28, '#fffaf0', 0.34],
    [0.42, '#fffaf0', 0],
    [0.7, '#1b140c', 0.12],
    [0.94, '#1b140c', 0.5],
    [1, '#1b140c', 0.3],
  ]) + path(d, `url(#${id})`)

export const shadow = (x: number, y: number, rx: number, ry = rx * 0.13) =>
  [1.12, 0.95, 0.78, 0.6]
    .map((share) => ellipse(x, y, rx * share, ry * share, '#2b2115', 'opacity=".09"'))
    .join('')

export const rod = (d: string, width: number, color: string) =>
  line(d, darker(color, 0.5), width) +
  line(d, color, width * 0.72) +
  line(
    d,
    lighter(color, 0.55),
    width * 0.22,
    `transform="translate(${round(-width * 0.12)} ${round(-width * 0.12)})"`,
  )

export function hammered(random: () => number, size = 25): string {
  const cell = (index: number) => {
    const [x, y] = [(index % 4) + 0.5 + (random() - 0.5) * 0.55, (index >> 2) + 0.5 + (random() - 0.5) * 0.55]
    const [cx, cy, radius] = [x * size, y * size, size * (0.34 + random() * 0.1)]
    return (
      ellipse(cx, cy, radius, radius * 0.9, '#fffaf0', 'opacity=".1"') +
      line(
        `M${at([cx - radius, cy])}a${round(radius)} ${round(radius)} 0 0 1 ${round(radius)} ${round(-radius)}`,
        '#1b140c',
        size * 0.06,
        'opacity=".22"',
      )
    )
  }
  return `<pattern id="a-hammer" width="${size * 4}" height="${size * 4}" patternUnits="userSpaceOnUse">${times(16, cell)}</pattern>`
}

export const inViews =
  (scenes: Record<View, Draw>): Draw =>
  (brush) =>
    `<g stroke-linecap="round" stroke-linejoin="round">${scenes[brush.view](brush)}</g>`
