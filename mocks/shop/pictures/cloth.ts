import { darker, lighter, mix } from './canvas.ts'
import { blossom, boteh, place, tendril } from './ornament.ts'
import type { Palette } from './ornament.ts'
import { beadBorder, bordered, motifBorder, plainBorder } from './rug-loom.ts'
import {
  across,
  around,
  circle,
  clipped,
  define,
  line,
  path,
  petal,
  polar,
  rect,
  round,
  smooth,
  times,
} from './still-life.ts'
import type { Point } from './still-life.ts'

const shawlMotifs = (p: Palette) =>
  blossom('a-bloom', p) +
  boteh('a-boteh', p, p.light, p.rose) +
  boteh('a-boteh2', p, p.gold, p.ground, p.rose) +
  boteh('a-boteh3', p, p.sky, p.light, p.rose)

/** Rows of botehs (bent cypresses), mirrored in turns. */
function botehTile(id: string, [w, h]: Point, size: number, p: Palette): string {
  const bud = (x: number, y: number) =>
    path(petal([x, y], -28, 0, 13, 4) + petal([x, y], 28, 0, 13, 4) + petal([x, y], 0, 0, 17, 4), p.leaf) +
    circle(x, y - 15, 3.4, p.gold)
  return (
    `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse" patternTransform="translate(${-w / 4} ${-h / 4})">` +
    place('a-boteh', [w * 0.25, h * 0.25], size) +
    place('a-boteh2', [w * 0.75, h * 0.75], size, 0, -1) +
    bud(w * 0.75, h * 0.29) +
    bud(w * 0.25, h * 0.79) +
    '</pattern>'
  )
}

const fill = (width: number, height: number, paint: string) =>
  rect(-width / 2, -height / 2, width, height, paint)

const botehSun = (p: Palette, radius: number, count: number) =>
  circle(0, 0, radius * 1.34, p.gold) +
  circle(0, 0, radius * 1.3, p.ground) +
  line(
    `M${radius * 1.2} 0A${radius * 1.2} ${radius * 1.2} 0 1 1 ${radius * 1.2} -.1`,
    p.light,
    radius * 0.05,
    `stroke-dasharray="0 ${round(radius * 0.11)}"`,
  ) +
  around(count, (turn, index) =>
    place(index % 2 ? 'a-boteh2' : 'a-boteh', polar([0, 0], radius * 0.74, turn), radius * 0.0068, turn),
  ) +
  path(
    around(count, (turn) => petal([0, 0], turn + 180 / count, radius * 0.5, radius * 1.14, radius * 0.07)),
    p.leaf,
  ) +
  place('a-bloom', [0, 0], radius * 0.0072)

export const termeh = (p: Palette, width = 580, height = 740) =>
  shawlMotifs(p) +
  botehTile('a-field-tile', [92, 116], 0.5, p) +
  bordered(
    width,
    height,
    [
      plainBorder(9, p.gold),
      plainBorder(3, darker(p.gold, 0.4)),
      plainBorder(9, lighter(p.gold, 0.25)),
      beadBorder(12, p.ground, p.light, p.gold, p.ink),
      motifBorder(68, mix(p.field, p.ground, 0.5), ['a-boteh3', 'a-boteh2'], 58),
      beadBorder(12, p.light, p.field, p.ground, p.ink),
      plainBorder(4, p.gold),
    ],
    (w, h) => fill(w, h, p.field) + fill(w, h, 'url(#a-field-tile)') + botehSun(p, 104, 10),
  )

export function runner(p: Palette): string {
  const [half, shoulder, tip] = [176, 320, 430]
  const edge = (inset: number) =>
    `M${inset - half} ${-shoulder}L0 ${inset * 1.3 - tip}L${half - inset} ${-shoulder}V${shoulder}L0 ${tip - inset * 1.3}L${inset - half} ${shoulder}z`
  const tassel = (side: number) =>
    line(
      [-9, -5, 0, 5, 9].map((lean) => `M0 ${side * (tip + 16)}L${lean} ${side * (tip + 62)}`).join(''),
      p.gold,
      4,
    ) +
    circle(0, side * (tip + 12), 9, p.gold) +
    line(`M-6 ${side * (tip + 22)}H6`, darker(p.gold, 0.4), 4)
  const center = (y: number, size: number) =>
    `<g transform="translate(0 ${y})scale(${size})">${botehSun(p, 84, 8)}</g>`
  return (
    shawlMotifs(p) +
    botehTile('a-field-tile', [78, 96], 0.42, p) +
    tassel(-1) +
    tassel(1) +
    path(edge(0), p.gold) +
    path(edge(8), p.ground) +
    line(edge(17), p.light, 7, 'stroke-dasharray="0 13"') +
    path(edge(26), p.gold) +
    clipped(
      'a-runner',
      edge(30),
      fill(352, 860, p.field) +
        fill(352, 860, 'url(#a-field-tile)') +
        center(0, 1.12) +
        center(-262, 0.86) +
        center(262, 0.86),
    ) +
    line(edge(30), p.ink, 1.4)
  )
}

const pillow = (half: number) => {
  const [edge, sag] = [half, half * 0.9]
  return `M${-edge} ${-edge}Q0 ${-sag} ${edge} ${-edge}Q${sag} 0 ${edge} ${edge}Q0 ${sag} ${-edge} ${edge}Q${-sag} 0 ${-edge} ${-edge}z`
}

export function cushion(p: Palette, half = 290): string {
  const outline = pillow(half)
  const tassel = around(
    4,
    (turn) =>
      `<g transform="rotate(${turn + 135})translate(0 ${round(-half * 1.4)})">${line([-10, -4, 4, 10].map((lean) => `M0 0L${lean} -40`).join(''), p.gold, 5)}${circle(0, -2, 10, darker(p.gold, 0.12))}</g>`,
  )
  const corners = around(
    4,
    (turn) =>
      place('a-boteh2', polar([0, 0], half * 0.86, turn + 45), half * 0.0034, turn + 45) +
      [-1, 1]
        .map((side) =>
          place(
            'a-boteh3',
            polar([0, 0], half * 0.7, turn + 45 + side * 19),
            half * 0.0021,
            turn + 45 + side * 14,
            side,
          ),
        )
        .join(''),
  )
  const curl = tendril([0, -half * 0.68], half * 0.13, 180, 380)
  const vines =
    define(
      'a-curl',
      line(curl.stem, p.gold, 3) +
        path(curl.leaves, p.leaf) +
        place('a-bloom', [0, -half * 0.68], half * 0.0005),
    ) +
    around(
      4,
      (turn) =>
        [-8, 8]
          .map(
            (lean) => `<use href="#a-curl" transform="rotate(${turn + lean})scale(${Math.sign(lean)} 1)"/>`,
          )
          .join('') + place('a-bloom', polar([0, 0], half * 0.7, turn), half * 0.0009, turn),
    ) +
    around(8, (turn) =>
      place('a-bloom', polar([0, 0], half * 0.98, turn + 45 + (turn % 90 ? 7 : -7)), half * 0.0007),
    )
  const needle = `<pattern id="a-needle" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><path d="M0 1.5H4M3 4.5H6" stroke="#fffaf0" stroke-width="1" opacity=".2"/><path d="M0 3H6" stroke="#1b140c" opacity=".14"/></pattern>`
  return (
    shawlMotifs(p) +
    tassel +
    path(outline, p.field) +
    clipped(
      'a-cushion',
      outline,
      line(pillow(half * 0.93), p.gold, 6) +
        line(pillow(half * 0.87), p.leaf, 5) +
        line(pillow(half * 0.87), p.light, 10, 'stroke-dasharray="0 27"') +
        line(pillow(half * 0.81), p.gold, 3) +
        vines +
        corners +
        botehSun(p, half * 0.42, 10) +
        needle +
        path(outline, 'url(#a-needle)'),
    ) +
    `<radialGradient id="a-plump" cx=".4" cy=".34" r=".78"><stop offset="0" stop-color="#fffaf0" stop-opacity=".3"/><stop offset=".5" stop-color="#fffaf0" stop-opacity="0"/><stop offset="1" stop-color="#1b140c" stop-opacity=".5"/></radialGradient>` +
    path(outline, 'url(#a-plump)') +
    line(outline, darker(p.field, 0.5), 3)
  )
}

export function shawlFall(
  id: string,
  p: Palette,
  neck: readonly [number, number],
  hem: readonly [number, number],
  [top, bottom]: Point,
  random: () => number,
): string {
  const side = (from: number, to: number, belly: number): Point[] => [
    [from, top],
    [from + (to - from) * 0.3 + belly, top + (bottom - top) * 0.26],
    [to + belly * 0.4, top + (bottom - top) * 0.62],
    [to, bottom],
  ]
  const left = side(neck[0], hem[0], -6)
  const right = side(neck[1], hem[1], 6)
  const outline = `${smooth(left)}Q${(hem[0] + hem[1]) / 2} ${bottom + 20} ${hem[1]} ${bottom}${smooth(
    [...right].reverse(),
  )
    .slice(1)
    .replace(/^[^C]*/, '')}z`
  const width = hem[1] - hem[0]
  const strands = times(
    Math.round(width / 7),
    (index) =>
      `M${round(hem[0] + 4 + index * 7)} ${round(bottom + Math.sin(((index * 7) / width) * Math.PI) * 10 - 2)}q${round((random() - 0.5) * 8)} 26 ${round((random() - 0.5) * 9)} ${round(46 + random() * 10)}`,
  )
  const fold = (share: number, spread: number, dark: boolean) => {
    const [start, end] = [neck[0] + (neck[1] - neck[0]) * share, hem[0] + width * share]
    return path(
      `M${round(start)} ${top}Q${round(start + (end - start) * 0.5)} ${round(top + (bottom - top) * 0.3)} ${round(end - spread)} ${bottom + 20}H${round(end + spread)}Q${round(start + (end - start) * 0.6 + spread * 0.5)} ${round(top + (bottom - top) * 0.3)} ${round(start)} ${top}z`,
      dark ? '#1b140c' : '#fffaf0',
      `opacity="${dark ? 0.2 : 0.16}"`,
    )
  }
  const bands = [
    [150, 8, p.gold],
    [138, 58, p.ground],
    [76, 8, p.gold],
    [64, 26, p.light],
    [34, 8, p.ground],
    [22, 46, mix(p.field, p.ground, 0.3)],
  ] as const
  return (
    line(strands, darker(p.gold, 0.2), 3.4) +
    line(strands, lighter(p.gold, 0.3), 1.4) +
    clipped(
      id,
      outline,
      rect(hem[0] - 20, top, width + 40, bottom - top + 30, p.field) +
        rect(hem[0] - 20, top, width + 40, bottom - top - 146, 'url(#a-field-tile)') +
        bands.map(([up, size, paint]) => rect(hem[0] - 20, bottom - up, width + 40, size, paint)).join('') +
        times(Math.round(width / 44), (index) =>
          place(index % 2 ? 'a-boteh' : 'a-boteh3', [hem[0] + 22 + index * 44, bottom - 107], 0.44),
        ) +
        line(`M${hem[0]} ${bottom - 51}H${hem[1]}`, p.field, 12, 'stroke-dasharray="0 22"') +
        [0.1, 0.36, 0.63, 0.9].map((share, index) => fold(share, 13 + index * 2, true)).join('') +
        [0.24, 0.5, 0.78].map((share) => fold(share, 14, false)).join(''),
    )
  )
}

export const shawlTile = (p: Palette) => shawlMotifs(p) + botehTile('a-field-tile', [62, 78], 0.34, p)

export const satin = across('a-satin', [
  [0, '#fffaf0', 0],
  [0.3, '#fffaf0', 0.2],
  [0.45, '#1b140c', 0.1],
  [0.7, '#fffaf0', 0.12],
  [1, '#1b140c', 0.16],
])

export const dummy = (color: string) => {
  const linen = mix('#e3d7c0', color, 0.06)
  return (
    across('a-linen', [
      [0, darker(linen, 0.25)],
      [0.35, lighter(linen, 0.4)],
      [1, darker(linen, 0.3)],
    ]) +
    path('M393 700H407V930H393z', '#5d4230') +
    path('M280 950Q400 900 520 950L514 962H286z', '#4a3324') +
    path(
      'M360 150H440V232Q520 256 560 300Q590 350 566 450Q546 540 556 690Q400 740 244 690Q254 540 234 450Q210 350 240 300Q280 256 360 232z',
      'url(#a-linen)',
    ) +
    path('M350 150Q400 128 450 150Q400 172 350 150z', '#6b4b35') +
    circle(400, 128, 15, '#6b4b35') +
    line('M400 172V712', darker(linen, 0.2), 2, 'stroke-dasharray="8 6"')
  )
}
