import { darker, lighter } from './canvas.ts'
import { lobed, place, tendril } from './ornament.ts'
import {
  across,
  around,
  circle,
  define,
  down,
  line,
  path,
  petal,
  petals,
  polar,
  round,
  use,
} from './still-life.ts'
import type { Point } from './still-life.ts'

export type Hide = { color: string; light: string; dark: string; deep: string; thread: string; fine: boolean }

export const hideOf = (color: string, fine = false): Hide => ({
  color,
  light: lighter(color, 0.3),
  dark: darker(color, 0.32),
  deep: darker(color, 0.58),
  thread: lighter(color, 0.62),
  fine,
})

export function grain(random: () => number, size = 46): string {
  const pebble = () => {
    const from: Point = [random() * size, random() * size]
    const [turn, length] = [random() * 360, 2 + random() * 2.4]
    const [bend, end] = [polar(from, length, turn), polar(from, length * 1.5, turn + 50)]
    return `M${from.map(round).join(' ')}Q${bend.map(round).join(' ')} ${end.map(round).join(' ')}`
  }
  const lines = (count: number) => Array.from({ length: count }, pebble).join('')
  return `<pattern id="a-grain" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${line(lines(80), '#1b140c', 0.9, 'opacity=".22"')}${line(lines(50), '#fffaf0', 0.8, 'opacity=".14"')}</pattern>`
}

export function piece(id: string, d: string, hide: Hide, turn: 'across' | 'down' = 'down'): string {
  const stops = [
    [0, hide.light],
    [0.35, hide.color],
    [1, hide.dark],
  ] as const
  return (
    (turn === 'down' ? down(id, stops) : across(id, stops)) +
    path(d, `url(#${id})`, `stroke="${hide.deep}" stroke-width="3"`) +
    path(d, 'url(#a-grain)')
  )
}

export const stitches = (d: string, hide: Hide, size = 1) =>
  line(
    d,
    hide.deep,
    4.6 * size,
    `stroke-dasharray="${round(9 * size)} ${round(9 * size)}" opacity=".55" transform="translate(0 ${round(1.6 * size)})"`,
  ) + line(d, hide.thread, 3 * size, `stroke-dasharray="${round(9 * size)} ${round(9 * size)}"`)

export const pressed = (d: string, hide: Hide, width: number) =>
  line(d, hide.light, width, 'opacity=".55" transform="translate(1.2 1.6)"') +
  line(d, hide.deep, width, 'opacity=".85"')

const raised = (d: string, hide: Hide, share = 0.5) =>
  path(d, hide.deep, `opacity=".5" transform="translate(1 2)"`) +
  path(d, lighter(hide.color, share * 0.4), `stroke="${hide.deep}" stroke-width="1.4"`)

/** Toranj: the medallion of old bindings. Defines `a-toranj`, radius 100. */
export function toranj(hide: Hide): string {
  const tendrils = around(4, (turn) =>
    [1, -1]
      .map((side) => {
        const spiral = tendril(polar([0, 0], 56, turn + side * 22), 21, turn + 180, side * 360, 6)
        return pressed(spiral.stem, hide, hide.fine ? 1.4 : 2)
      })
      .join(''),
  )
  const pendant = (side: number) => {
    const d = `M0 ${side * 108}C20 ${side * 120} 18 ${side * 138} 0 ${side * 156}C-18 ${side * 138} -20 ${side * 120} 0 ${side * 108}z`
    return path(d, hide.dark) + pressed(d, hide, 2.4) + raised(petals([0, side * 129], 6, 2, 12, 5), hide)
  }
  const fine = hide.fine
    ? line(`M92 0A92 92 0 1 1 92 -.1`, hide.thread, 2, 'stroke-dasharray="0 5" opacity=".6"') +
      pressed(
        around(
          24,
          (turn) =>
            `M${polar([0, 0], 32, turn).map(round).join(' ')}L${polar([0, 0], 37, turn).map(round).join(' ')}`,
        ),
        hide,
        1,
      )
    : ''
  return define(
    'a-toranj',
    path(lobed([0, 0], 16, 102, 92), hide.dark, 'opacity=".85"') +
      pressed(lobed([0, 0], 16, 102, 92), hide, 3) +
      pressed(lobed([0, 0], 16, 93, 84), hide, 1.4) +
      tendrils +
      raised(petals([0, 0], 8, 12, 84, 9, 22.5), hide) +
      raised(petals([0, 0], 8, 8, 46, 15), hide, 0.8) +
      fine +
      raised(circlePath(13), hide, 1) +
      pendant(-1) +
      pendant(1),
  )
}

const circlePath = (radius: number) =>
  `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`

/** Defines `a-corner`, 100 units, its square corner at the origin. */
export function cornerPiece(hide: Hide): string {
  const edge = 'M0 0H104Q96 26 74 24Q76 48 52 50Q50 76 24 74Q26 96 0 104z'
  const spray = [45, 22, 68].map((turn) => petal([0, 0], turn + 90, 12, turn === 45 ? 62 : 58, 9)).join('')
  return define(
    'a-corner',
    path(edge, hide.dark, 'opacity=".85"') +
      pressed(edge, hide, 2.4) +
      raised(spray, hide) +
      raised(petals([0, 0], 12, 2, 22, 5), hide, 0.8),
  )
}

export const corners = (left: number, top: number, right: number, bottom: number, size: number) =>
  (
    [
      [left, top, 1, 1],
      [right, top, -1, 1],
      [right, bottom, -1, -1],
      [left, bottom, 1, -1],
    ] as const
  )
    .map(([x, y, sx, sy]) => use('a-corner', `translate(${x} ${y})scale(${sx * size} ${sy * size})`))
    .join('')

export const stamp = (hide: Hide) =>
  define('a-stamp', raised(petals([0, 0], 6, 6, 40, 17), hide, 0.8) + circle(0, 0, 10, hide.deep))
export const stampRow = (from: Point, to: Point, count: number, size: number) =>
  Array.from({ length: count }, (_, index) => {
    const share = count > 1 ? index / (count - 1) : 0
    return place('a-stamp', [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share], size)
  }).join('')

const brass = [
  [0, '#7d5a1c'],
  [0.3, '#f0d58a'],
  [0.6, '#c29a3a'],
  [1, '#6d4c14'],
] as const

export const buckle = (width: number, height: number) =>
  across('a-brass', brass) +
  `<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="10" fill="none" stroke="#5a3f10" stroke-width="17"/>` +
  `<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" rx="10" fill="none" stroke="#d3ac4c" stroke-width="13"/>` +
  line(`M${-width / 2 + 6} ${-height / 2 - 3}H${width / 2 - 6}`, '#fbeab8', 3.4) +
  line(`M${-width / 2} 0H${width / 2 + 4}`, '#5a3f10', 11) +
  line(`M${-width / 2} -1H${width / 2 + 3}`, '#d9b65a', 7.4)

export const rivet = (x: number, y: number, radius = 9) =>
  circle(x, y + 1.5, radius + 1, '#4a3410') +
  circle(x, y, radius, '#d3ac4c') +
  circle(x - radius * 0.3, y - radius * 0.3, radius * 0.36, '#fbeab8')
