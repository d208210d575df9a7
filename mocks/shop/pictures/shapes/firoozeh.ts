import { darker, lighter, mix } from '../canvas.ts'
import type { Brush } from '../canvas.ts'
import { around, at, circle, closeUp, glow, group, inViews, line, path, petals, polar, polygon, round, shadow, starPoints, times, volume } from '../still-life.ts'
import { hoops, turned } from '../wheel.ts'
import type { Point } from '../still-life.ts'
import type { Profile } from '../wheel.ts'
import { beads, dots, metalBody, rim, stoneOf } from '../still-life-metal.ts'
import { niche, pomegranate, table } from '../still-life-setting.ts'

const brass = '#c19a4a'

function chips({ color: goods, random }: Brush, size: number): string {
  const color = stoneOf(goods)
  const count = 6
  const nudges = Array.from({ length: count * count }, (): Point => [(random() - 0.5) * 0.7, (random() - 0.5) * 0.7])
  const corner = (column: number, row: number): Point => {
    const [dx, dy] = nudges[(row % count) * count + (column % count)]!
    return [(column + dx) * size, (row + dy) * size]
  }
  const shades = [lighter(color, 0.28), lighter(color, 0.1), color, mix(color, '#2a5ba8', 0.18), darker(color, 0.16), mix(color, '#2f6b4f', 0.22)]
  const chip = (column: number, row: number) => {
    const corners = [corner(column, row), corner(column + 1, row), corner(column + 1, row + 1), corner(column, row + 1)]
    const d = polygon(corners)
    const shift = [column === count - 1 ? -1 : 0, row === count - 1 ? -1 : 0]
    const copies = [[0, 0], [shift[0]!, 0], [0, shift[1]!], shift].filter(([x, y], index, all) => all.findIndex((other) => other[0] === x && other[1] === y) === index)
    const shade = shades[Math.floor(random() * shades.length)]!
    return copies.map(([x, y]) => path(d, shade, `transform="translate(${x! * size * count} ${y! * size * count})"`)).join('')
  }
  const side = size * count
  const body = times(count * count, (index) => chip(index % count, Math.floor(index / count)))
  return `<pattern id="a-chips" width="${side}" height="${side}" patternUnits="userSpaceOnUse"><rect width="${side}" height="${side}" fill="${lighter(brass, 0.25)}"/><g stroke="${lighter(brass, 0.3)}" stroke-width="${round(size * 0.1)}" stroke-linejoin="round">${body}</g>${line(times(9, () => {
    const [x, y] = [random() * side, random() * side]
    return `M${at([x, y])}q${round(size * 0.3)} ${round((random() - 0.5) * size)} ${round(size * 0.6)} ${round((random() - 0.3) * size * 0.5)}`
  }), '#3a2a18', size * 0.035, 'opacity=".5"')}</pattern>`
}

function plateFace(): string {
  const center: Point = [400, 500]
  const ink = darker(brass, 0.55)
  const ring = (radius: number, width: number, color = brass) => circle(400, 500, radius, 'none', `stroke="${color}" stroke-width="${width}"`)
  const cartouches = around(8, (turn) => {
    const [from, to] = [turn + 4, turn + 41]
    const [a, b, c, d] = [polar(center, 318, from), polar(center, 318, to), polar(center, 232, to), polar(center, 232, from)]
    return `M${at(a)}A318 318 0 0 1 ${at(b)}Q${at(polar(center, 275, to + 7))} ${at(c)}A232 232 0 0 0 ${at(d)}Q${at(polar(center, 275, from - 7))} ${at(a)}z`
  })
  const buds = around(8, (turn) => petals(polar(center, 276, turn + 0.5), 6, 3, 17, 4))
  return path(cartouches, 'url(#a-chips)', `stroke="${ink}" stroke-width="3"`) + path(buds, lighter(brass, 0.6)) + ring(208, 4, ink) +
    circle(400, 500, 200, 'url(#a-chips)') + ring(200, 5, lighter(brass, 0.3)) +
    path(petals(center, 16, 84, 196, 18), brass, `stroke="${ink}" stroke-width="2.5"`) + path(petals(center, 16, 104, 172, 8), 'url(#a-chips)', `stroke="${ink}" stroke-width="1.5"`) +
    path(polygon(starPoints(center, 8, 110, 78)), brass, `stroke="${ink}" stroke-width="3"`) + path(polygon(starPoints(center, 8, 92, 66)), 'url(#a-chips)') +
    path(petals(center, 8, 6, 44, 11), lighter(brass, 0.35), `stroke="${ink}" stroke-width="2"`) + circle(400, 500, 10, ink) + path(dots(center, 64, 219, 2.6) + dots(center, 80, 332, 3), lighter(brass, 0.65))
}

function plate(brush: Brush, chip = 34): string {
  return chips(brush, chip) + glow('a-metal', [[0, lighter(brass, 0.6)], [0.7, brass], [1, darker(brass, 0.4)]], [0.34, 0.3], 0.8) +
    circle(412, 528, 352, '#2b2115', 'opacity=".1"') + circle(406, 514, 354, '#2b2115', 'opacity=".12"') + circle(400, 500, 352, 'url(#a-metal)', `stroke="${darker(brass, 0.5)}" stroke-width="4"`) +
    circle(400, 500, 324, darker(brass, 0.22)) + plateFace() +
    glow('a-gloss', [[0, '#fffaf0', 0.38], [0.55, '#fffaf0', 0], [0.8, '#1b140c', 0.04], [1, '#1b140c', 0.26]], [0.3, 0.26], 0.85) + circle(400, 500, 350, 'url(#a-gloss)')
}

const bowlProfile: Profile = [[300, 380], [304, 400], [290, 480], [236, 590], [150, 660], [86, 690], [60, 716], [58, 730], [96, 790], [150, 816], [156, 834]]

function bowl(brush: Brush, filled = false): string {
  const outline = turned(bowlProfile.filter(([, y]) => y >= 400 && y <= 660))
  const metal = { profile: bowlProfile, color: brass, belts: [], lines: [704, 722, 814] }
  const edge = darker(brass, 0.5)
  return chips(brush, 38) + shadow(400, 846, 210) + metalBody(metal) + path(outline, 'url(#a-chips)', `stroke="${edge}" stroke-width="3"`) +
    line(hoops(bowlProfile, [478, 590]), edge, 13) + line(hoops(bowlProfile, [478, 590]), lighter(brass, 0.3), 8) + beads(bowlProfile, 534, 15, 13, lighter(brass, 0.35)) + beads(bowlProfile, 534, 15, 5, edge) +
    volume(outline, 'a-round') + (filled ? line('M100 382A300 48 0 0 0 700 382', lighter(brass, 0.5), 12) : rim(metal, 16)) + beads(bowlProfile, 408, 46, 5, lighter(brass, 0.6))
}

export const firoozehShapes = {
  'turquoise-plate': inViews({
    whole: (brush) => plate(brush),
    detail: (brush) => closeUp([520, 390], 2.6, plate(brush, 26)),
    use: (brush) => niche(brush.color) + shadow(400, 806, 190, 12) + group('translate(140 236)scale(.65)', plate(brush)) + path('M270 806c-14 -40 -6 -74 14 -92l10 10c-12 18 -14 40 -4 56h220c10 -16 8 -38 -4 -56l10 -10c20 18 28 52 14 92z', '#6a4328') + line('M284 790H516', '#9a6b45', 4) + pomegranate([616, 764], 40, 'a-fruit'),
  }),
  'turquoise-bowl': inViews({
    whole: (brush) => bowl(brush),
    detail: (brush) => closeUp([330, 500], 2.4, bowl(brush)),
    use: (brush) => table(brush.color, 640) + pomegranate([300, 420], 74, 'a-one') + pomegranate([500, 424], 70, 'a-two') + pomegranate([402, 384], 80, 'a-three') + group('translate(30 150)scale(.92)', bowl(brush, true)) + pomegranate([690, 860], 60, 'a-four'),
  }),
}
