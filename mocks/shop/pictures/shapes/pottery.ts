import { darker, lighter, mix } from '../canvas.ts'
import type { Brush } from '../canvas.ts'
import { across, around, at, circle, clipped, closeUp, define, ellipse, glow, group, inViews, line, path, petal, petals, polar, polygon, rect, rod, shadow, smooth, starPoints, times, use, volume } from '../still-life.ts'
import { belt, hoops, turned } from '../wheel.ts'
import type { Point } from '../still-life.ts'
import type { Profile } from '../wheel.ts'
import { dots } from '../still-life-metal.ts'
import { corner, niche, pomegranate, sprig, table } from '../still-life-setting.ts'

const clay = '#b98a63'
const inkOn = (color: string) => (luminance(color) > 150 ? '#24407a' : '#f6efdf')
const luminance = (color: string) => [1, 3, 5].reduce((sum, start, index) => sum + parseInt(color.slice(start, start + 2), 16) * [0.3, 0.59, 0.11][index]!, 0)

const leaf = (from: Point, turn: number, length: number, width: number) => petal(from, turn, 0, length, width)

function brushwork(ink: string, accent: string, id = 'a-brush'): string {
  const leaves = [[-8, -10, -58], [6, -22, 56], [-6, -38, -50], [6, -50, 46]].map(([x, y, turn]) => leaf([x! * 0.4, y!], turn!, 34, 7)).join('')
  return define(id, line('M0 6C4 -20 -4 -40 0 -66', ink, 3.4) + path(leaves, ink) + path(petals([0, -74], 7, 3, 24, 6), accent) + circle(0, -74, 5, ink) + path(dots([0, -74], 7, 20, 2), ink))
}

function garland(center: Point, radius: number, count: number, size: number): { stem: string; leaves: string } {
  const points = Array.from({ length: count * 2 + 1 }, (_, index) => polar(center, radius + (index % 2 ? 1 : -1) * size * 0.3, (index * 180) / count))
  const stem = `M${at(points[0]!)}${points.slice(1).map((point, index) => `Q${at(polar(center, radius + (index % 2 ? -1 : 1) * size * 0.42, ((index + 0.5) * 180) / count))} ${at(point)}`).join('')}`
  const leaves = points.slice(1).map((point, index) => leaf(point, (index * 180) / count + (index % 2 ? 150 : 40), size * 0.8, size * 0.2) + leaf(point, (index * 180) / count + (index % 2 ? 95 : 88), size * 0.6, size * 0.15)).join('')
  return { stem, leaves }
}

const gloss = glow('a-gloss', [[0, '#ffffff', 0.5], [0.5, '#ffffff', 0], [1, '#1b140c', 0.22]], [0.3, 0.26], 0.85)

function plate({ color }: Brush): string {
  const glaze = lighter(color, luminance(color) > 150 ? 0.35 : 0.86)
  const ink = luminance(color) > 150 ? '#24407a' : color
  const accent = mix(ink, '#c4572f', 0.75)
  const center: Point = [400, 500]
  const { stem, leaves } = garland(center, 286, 14, 44)
  const spray = around(8, (turn) => use('a-brush', `rotate(${turn} 400 500)translate(400 412)scale(1.36)`))
  const ring = (radius: number, width: number) => circle(400, 500, radius, 'none', `stroke="${ink}" stroke-width="${width}"`)
  return brushwork(ink, accent) + gloss + circle(412, 528, 352, '#2b2115', 'opacity=".1"') + circle(406, 514, 354, '#2b2115', 'opacity=".12"') +
    circle(400, 500, 352, glaze, `stroke="${darker(glaze, 0.3)}" stroke-width="3"`) + ring(344, 9) + ring(326, 2.5) + line(stem, ink, 3.5) + path(leaves, ink) +
    path(around(14, (turn) => petals(polar(center, 298, turn + 2), 5, 2, 12, 4)), accent) + circle(400, 500, 240, darker(glaze, 0.04)) + ring(240, 7) + ring(228, 2) +
    spray + path(petals(center, 16, 20, 78, 12), ink) + path(petals(center, 16, 14, 52, 6, 11.25), accent) + circle(400, 500, 15, accent) + path(petals(center, 8, 112, 176, 13, 22.5), 'none', `stroke="${ink}" stroke-width="3"`) + path(petals(center, 8, 126, 164, 6, 22.5), accent) + path(around(8, (turn) => petals(polar(center, 204, turn + 22.5), 7, 3, 17, 4)), ink) + circle(400, 500, 350, 'url(#a-gloss)')
}

const bowlProfile: Profile = [[306, 400], [298, 470], [262, 580], [196, 680], [120, 734]]
const footProfile: Profile = [[112, 720], [106, 740], [118, 776]]

function bowl(brush: Brush, filling = ''): string {
  const { color } = brush
  const [ink, inside] = [inkOn(color), lighter(color, 0.3)]
  const accent = mix(ink, '#c4572f', 0.6)
  const outline = turned(bowlProfile, 0.28)
  const foot = turned(footProfile, 0.28)
  const well = group('translate(400 410)scale(1 .26)', path(petals([0, 30], 16, 70, 226, 26), ink, 'opacity=".85"') + path(petals([0, 30], 8, 10, 66, 14), accent) + circle(0, 0, 262, 'none', `stroke="${ink}" stroke-width="8"`))
  return brushwork(ink, accent) + shadow(400, 806, 200) + across('a-glaze', [[0, darker(color, 0.3)], [0.3, lighter(color, 0.3)], [0.6, color], [1, darker(color, 0.4)]]) +
    path(foot, clay) + volume(foot, 'a-foot') + path(outline, 'url(#a-glaze)') + clipped('a-bowl', outline, line(hoops(bowlProfile, [440, 452, 634], 0.28), ink, 5) + belt(bowlProfile, 575, 'a-brush', 9, 1.14, 0.28)) + volume(outline, 'a-round') +
    ellipse(400, 400, 308, 86, lighter(color, 0.55), `stroke="${darker(color, 0.3)}" stroke-width="2"`) + glow('a-inside', [[0, lighter(inside, 0.25)], [0.6, inside], [1, darker(color, 0.3)]], [0.6, 0.8], 0.8) + ellipse(400, 405, 292, 75, 'url(#a-inside)') +
    line('M120 400A290 76 0 0 1 330 324', '#ffffff', 6, 'opacity=".7"') + (filling || well) + line('M150 520C170 590 210 650 250 684', '#ffffff', 12, 'opacity=".35"')
}

const jugProfile: Profile = [[98, 170], [86, 200], [82, 270], [94, 330], [160, 400], [224, 500], [234, 600], [206, 710], [150, 800], [128, 846]]

function drips(random: () => number): string {
  const edge = Array.from({ length: 10 }, (_, index): Point => [690 - index * 64, (index % 2 ? 748 : 722) + random() * 34])
  return `M100 100H690V700L${smooth(edge).slice(1)}V100z`
}

function jug({ color, random }: Brush): string {
  const run = drips(random)
  const ink = inkOn(color)
  const outline = turned(jugProfile)
  const glaze = lighter(color, 0.06)
  return brushwork(ink, mix(ink, '#c4572f', 0.6)) + shadow(400, 862, 200) + rod('M474 220C600 190 664 300 640 410C626 480 606 520 590 560', 46, color) +
    path(outline, clay) + clipped('a-jug', outline, path(run, darker(color, 0.3), 'transform="translate(0 9)"') + path(run, glaze) +
      line(hoops(jugProfile, [300, 318, 440, 640, 656]), ink, 5) + belt(jugProfile, 580, 'a-brush', 9, 1.15) + belt(jugProfile, 288, 'a-brush', 5, 0.62)) + volume(outline) +
    ellipse(400, 170, 100, 17, lighter(color, 0.55), `stroke="${darker(color, 0.4)}" stroke-width="2"`) + ellipse(400, 171, 86, 12, darker(color, 0.6)) +
    path('M302 168C290 150 280 140 262 138C276 180 300 196 318 204z', color) + line('M262 138C276 142 292 156 302 168', lighter(color, 0.6), 6) + line('M204 500C196 560 204 640 226 690', '#ffffff', 12, 'opacity=".4"')
}

const starTile = (radius: number) => polygon(starPoints([0, 0], 8, radius, radius * 0.7654))

/** Eight-pointed star tile, 200 units, and the cross between four of them. */
function tilePieces({ color }: Brush): string {
  const [deep, pale] = [darker(color, 0.12), '#efe6d2']
  const ink = luminance(color) > 150 ? '#24407a' : pale
  const accent = mix('#c9922b', color, 0.1)
  const star = path(starTile(126), deep, `stroke="${darker(color, 0.5)}" stroke-width="3"`) + path(starTile(112), 'none', `stroke="${ink}" stroke-width="3"`) + path(starTile(104), lighter(color, 0.08)) +
    line(around(8, (turn) => `M${at(polar([0, 0], 26, turn))}Q${at(polar([0, 0], 60, turn + 22))} ${at(polar([0, 0], 84, turn))}Q${at(polar([0, 0], 60, turn - 22))} ${at(polar([0, 0], 26, turn))}`), ink, 3) +
    path(petals([0, 0], 8, 12, 46, 9), ink) + path(petals([0, 0], 8, 50, 78, 7, 22.5), accent) + path(petals([0, 0], 8, 54, 76, 4), accent) + circle(0, 0, 11, accent) + path(dots([0, 0], 8, 92, 4), ink)
  const arm = 'M0 0L-36 -36V-73L0 -110L36 -73V-36z'
  const cross = around(4, (turn) => group(`rotate(${turn})`, path(arm, pale) + path(petal([0, 0], 0, 14, 92, 18), mix(color, '#24407a', 0.3)) + path(petal([0, 0], 0, 40, 80, 7), accent) + path(leaf([-8, -34], -38, 34, 7) + leaf([8, -34], 38, 34, 7), '#4f7f6a')))
  return define('a-star', star) + define('a-cross', cross + circle(0, 0, 11, accent))
}

function tilePanel(brush: Brush, columns: number, rows: number, [left, top]: Point, scale: number): string {
  const step = 242
  const grid = (id: string, across: number, along: number, shift: number) => times(across * along, (index) => use(id, `translate(${(index % across) * step + shift} ${Math.floor(index / across) * step + shift})`))
  return tilePieces(brush) + group(`translate(${left} ${top})scale(${scale})`, grid('a-cross', columns + 1, rows + 1, -step / 2) + grid('a-star', columns, rows, 0))
}

function tile(brush: Brush): string {
  const frame = darker(brush.color, 0.42)
  const panel = clipped('a-panel', 'M130 170H670V830H130z', rect(130, 170, 540, 660, '#d8ccb2') + tilePanel(brush, 3, 4, [210.4, 221.6], 0.783))
  return glow('a-shine', [[0, '#ffffff', 0.32], [1, '#ffffff', 0]], [0.25, 0.15], 0.7) + rect(118, 168, 580, 690, '#2b2115', 'opacity=".14"') + rect(108, 148, 584, 704, frame) + rect(114, 154, 572, 692, lighter(brush.color, 0.35)) + rect(124, 164, 552, 672, frame) + panel + rect(130, 170, 540, 660, 'url(#a-shine)')
}

const tileClose = (brush: Brush) => rect(0, 0, 800, 1000, '#cfc2a6') + tilePanel(brush, 3, 3, [-36, 64], 1.8) + glow('a-shine', [[0, '#ffffff', 0.4], [0.6, '#ffffff', 0], [1, '#1b140c', 0.2]], [0.28, 0.22], 0.9) + rect(0, 0, 800, 1000, 'url(#a-shine)')

const fruitIn = [[300, 340, 66], [500, 344, 62], [400, 306, 74]].map(([x, y, radius], index) => pomegranate([x!, y!], radius!, `a-fruit${index}`)).join('')

export const potteryShapes = {
  'pottery-bowl': inViews({
    whole: (brush) => bowl(brush),
    detail: (brush) => closeUp([340, 540], 2.3, bowl(brush)),
    use: (brush) => table(brush.color, 620) + group('translate(20 180)scale(.88)', fruitBowl(brush)) + pomegranate([690, 880], 58, 'a-loose') + sprig([40, 950], 64, 160),
  }),
  'pottery-jug': inViews({
    whole: jug,
    detail: (brush) => closeUp([360, 640], 2.3, jug(brush)),
    use: (brush) => niche(brush.color) + sprig([350, 300], -14, 190) + sprig([390, 300], 16, 220) + group('translate(84 176)scale(.73)', jug(brush)) + pomegranate([214, 760], 44, 'a-fruit'),
  }),
  'pottery-plate': inViews({
    whole: plate,
    detail: (brush) => closeUp([540, 380], 2.4, plate(brush)),
    use: (brush) => table(brush.color, 540) + group('translate(-20 480)scale(1.05 .5)', plate(brush)) + pomegranate([330, 680], 76, 'a-one') + pomegranate([480, 690], 66, 'a-two') + sprig([420, 780], 70, 150),
  }),
  'pottery-tile': inViews({
    whole: tile,
    detail: tileClose,
    use: (brush) => corner(brush.color, 860) + group('translate(110 20)scale(.72)', tile(brush)) + rect(90, 700, 620, 22, '#8a623f') + path('M90 722H710V860H680V742H120V860H90z', '#6a4328') + pomegranate([190, 660], 40, 'a-fruit') + pomegranate([270, 668], 32, 'a-small'),
  }),
}

function fruitBowl(brush: Brush): string {
  return bowl(brush, clipped('a-in', 'M0 0H800V405H692A292 75 0 0 1 108 405H0z', fruitIn))
}
