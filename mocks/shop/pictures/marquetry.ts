import { darker, lighter, mix } from './canvas.ts'
import { diamond } from './ornament.ts'
import { across, around, circle, line, path, polar, polygon, rect, round, starPoints } from './still-life.ts'
import { turned } from './wheel.ts'
import type { Point } from './still-life.ts'
import type { Profile } from './wheel.ts'

export type Inlay = {
  wood: string
  ebony: string
  bone: string
  brass: string
  red: string
  green: string
  fine: boolean
}

export const inlayOf = (color: string, fine = false): Inlay => ({
  wood: mix('#8a5a34', color, 0.55),
  ebony: darker(mix('#3a2417', color, 0.2), 0.4),
  bone: '#f0e4c8',
  brass: '#d6ac4c',
  red: mix('#a8452f', color, 0.22),
  green: mix('#477a62', color, 0.22),
  fine,
})

const triangle = (center: Point, radius: number, turn: number) =>
  polygon([0, 120, 240].map((step) => polar(center, radius, turn + step)))

/** Khatam pattern; `size` is the distance between stars. */
export function khatam(inlay: Inlay, size = 34): string {
  const { ebony, bone, brass, red, green, wood, fine } = inlay
  const [w, h] = [size, round(size * Math.sqrt(3))]
  const cell = (center: Point) => {
    const star = polygon(starPoints(center, 6, size * 0.43, size * 0.25, 30))
    const gaps = around(6, (turn) => triangle(polar(center, size * 0.42, turn), size * 0.12, turn))
    const hair = fine
      ? line(
          around(
            6,
            (turn) =>
              `M${polar(center, size * 0.14, turn)
                .map(round)
                .join(' ')}L${polar(center, size * 0.25, turn)
                .map(round)
                .join(' ')}`,
          ),
          wood,
          size * 0.012,
        ) +
        path(
          around(6, (turn) => triangle(polar(center, size * 0.32, turn + 30), size * 0.055, turn + 30)),
          red,
        )
      : ''
    return (
      path(
        polygon(Array.from({ length: 6 }, (_, index) => polar(center, size / Math.sqrt(3), index * 60))),
        ebony,
        `stroke="${brass}" stroke-width="${round(size * 0.045)}"`,
      ) +
      path(gaps, green) +
      path(star, bone) +
      hair +
      path(polygon(starPoints(center, 6, size * 0.25, size * 0.14)), red) +
      path(polygon(starPoints(center, 6, size * 0.13, size * 0.07)), brass)
    )
  }
  return (
    `<pattern id="a-khatam" width="${w}" height="${h}" patternUnits="userSpaceOnUse">${[
      [0, 0],
      [w, 0],
      [0, h],
      [w, h],
      [w / 2, h / 2],
    ]
      .map(([x, y]) => cell([x!, y!]))
      .join('')}</pattern>` +
    `<pattern id="a-braid" width="12" height="12" patternUnits="userSpaceOnUse"><path d="M0 0H12V12H0z" fill="${ebony}"/><path d="M0 0L6 6L0 12zM12 0L6 6L12 12z" fill="${bone}"/><path d="M0 0L6 6L12 0z" fill="${brass}"/></pattern>`
  )
}

export function panel(inlay: Inlay, width: number, height: number, medallion = 0): string {
  const inset = (by: number, paint: string) => rect(by, by, width - 2 * by, height - 2 * by, paint)
  const center: Point = [width / 2, height / 2]
  const star = (radius: number, inner: number, turn = 0) =>
    polygon(starPoints(center, 12, radius, inner, turn))
  return (
    inset(0, inlay.wood) +
    inset(5, inlay.brass) +
    inset(7, 'url(#a-braid)') +
    inset(19, inlay.brass) +
    inset(21, inlay.green) +
    inset(27, inlay.bone) +
    inset(29, 'url(#a-khatam)') +
    (medallion
      ? path(star(medallion, medallion * 0.8), inlay.ebony, `stroke="${inlay.brass}" stroke-width="4"`) +
        path(star(medallion * 0.86, medallion * 0.56), inlay.bone) +
        path(star(medallion * 0.66, medallion * 0.42, 15), inlay.red) +
        path(star(medallion * 0.48, medallion * 0.3), inlay.brass) +
        path(star(medallion * 0.34, medallion * 0.2, 15), inlay.green) +
        circle(...center, medallion * 0.14, inlay.bone)
      : '')
  )
}

export const face = (
  matrix: string,
  body: string,
  width: number,
  height: number,
  shade: string,
  opacity: number,
) => `<g transform="matrix(${matrix})">${body}${rect(0, 0, width, height, shade, `opacity="${opacity}"`)}</g>`

export const moulding = (inlay: Inlay, length: number, depth: number, id: string) => {
  const d = `M${-length / 2} ${-depth}H${length / 2}L${length / 2 - depth} 0H${depth - length / 2}z`
  const strip = (from: number, size: number, paint: string) =>
    rect(-length / 2, from - depth, length, size, paint)
  return (
    `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">` +
    strip(0, depth, inlay.wood) +
    strip(6, 3, inlay.brass) +
    strip(9, 12, 'url(#a-braid)') +
    strip(21, 3, inlay.brass) +
    strip(24, depth - 48, 'url(#a-khatam)') +
    strip(depth - 24, 3, inlay.brass) +
    strip(depth - 21, 12, 'url(#a-braid)') +
    strip(depth - 9, 3, inlay.brass) +
    strip(depth - 6, 6, inlay.ebony) +
    '</g>'
  )
}

const chessProfiles: Record<string, Profile> = {
  pawn: [
    [4, 314],
    [22, 326],
    [24, 344],
    [13, 358],
    [22, 362],
    [13, 370],
    [15, 388],
    [30, 404],
    [30, 414],
  ],
  rook: [
    [27, 300],
    [27, 300],
    [27, 326],
    [19, 330],
    [17, 380],
    [33, 400],
    [34, 414],
  ],
  bishop: [
    [3, 268],
    [8, 278],
    [20, 304],
    [19, 320],
    [11, 332],
    [24, 336],
    [13, 344],
    [15, 384],
    [33, 402],
    [33, 414],
  ],
  queen: [
    [6, 240],
    [8, 252],
    [27, 258],
    [18, 296],
    [15, 308],
    [27, 312],
    [15, 320],
    [17, 380],
    [36, 402],
    [36, 414],
  ],
  king: [
    [10, 234],
    [26, 242],
    [19, 290],
    [15, 304],
    [29, 308],
    [16, 318],
    [18, 380],
    [38, 402],
    [38, 414],
  ],
}
const horse =
  'M372 414C364 400 380 392 386 380C392 356 376 348 368 352L360 342C364 322 376 306 392 296L394 282L404 294C430 304 436 342 424 380C422 392 436 400 430 414Q400 422 372 414z'

/** Defines `a-<side>-<kind>`, each standing at the origin. */
export function chessmen(side: 'light' | 'dark', inlay: Inlay): string {
  const color = side === 'light' ? inlay.bone : darker(inlay.wood, 0.42)
  const edge = `stroke="${darker(color, 0.45)}" stroke-width="1.6"`
  const fill = `url(#a-${side}-turned)`
  const man = (kind: string, body: string) =>
    `<g id="a-${side}-${kind}" transform="translate(-400 -410)">${body}</g>`
  const cross = line('M400 236V206M390 216H410', darker(color, 0.3), 6)
  return (
    across(`a-${side}-turned`, [
      [0, darker(color, 0.4)],
      [0.32, lighter(color, 0.5)],
      [0.6, color],
      [1, darker(color, 0.5)],
    ]) +
    '<defs>' +
    Object.entries(chessProfiles)
      .map(([kind, profile]) =>
        man(kind, (kind === 'king' ? cross : '') + path(turned(profile, 0.3), fill, edge)),
      )
      .join('') +
    man('knight', path(horse, fill, edge) + circle(390, 318, 3, inlay.ebony)) +
    '</defs>'
  )
}

export const boneDiamond = (x: number, y: number, size: number, inlay: Inlay) =>
  path(diamond([x, y], size), inlay.ebony) +
  path(diamond([x, y], size * 0.72), inlay.bone) +
  path(diamond([x, y], size * 0.4), inlay.red)
