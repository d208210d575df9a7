import { darker, lighter } from '../canvas.ts'
import type { Brush, Draw } from '../canvas.ts'
import { across, around, at, circle, closeUp, define, ellipse, glow, group, hammered, inViews, line, path, petals, polar, rod, shadow, use } from '../still-life.ts'
import { turned } from '../wheel.ts'
import type { Profile } from '../wheel.ts'
import { dots, engraving, knob, metalBody, rim } from '../still-life-metal.ts'
import type { Vessel } from '../still-life-metal.ts'
import { niche, pomegranate, sprig, steam, table, teaGlass } from '../still-life-setting.ts'

const jugProfile: Profile = [
  [84, 150], [62, 178], [50, 220], [50, 300], [62, 330], [56, 352], [110, 410], [188, 500], [206, 590], [184, 690],
  [116, 770], [78, 796], [78, 800], [122, 836], [126, 850],
]

function jug({ color, random }: Brush): string {
  const vessel: Vessel = { profile: jugProfile, color, skin: 'url(#a-hammer)', belts: [[520, 630, 9], [225, 285, 5]], lines: [334, 436, 712, 792] }
  const spout = 'M232 620C150 600 150 470 128 380C118 340 104 326 84 312L132 290C156 330 172 420 200 468C216 494 240 500 262 500z'
  return hammered(random) + engraving(color) + shadow(400, 862, 190) +
    rod('M446 214C560 180 640 260 622 400C614 470 586 520 580 560', 30, color) +
    sheenSpout(spout, color) + metalBody(vessel) + rim(vessel) + circle(582, 566, 15, lighter(color, 0.2), `stroke="${darker(color, 0.5)}" stroke-width="3"`) +
    rod('M452 206C462 190 480 186 492 196', 22, color)
}

const sheenSpout = (d: string, color: string) =>
  across('a-spout', [[0, darker(color, 0.3)], [0.4, lighter(color, 0.45)], [1, darker(color, 0.45)]]) +
  path(d, 'url(#a-spout)', `stroke="${darker(color, 0.5)}" stroke-width="2"`) + ellipse(108, 301, 27, 11, darker(color, 0.5), 'transform="rotate(-24 108 301)"')

const drawJug = inViews({
  whole: jug,
  detail: (brush) => closeUp([372, 560], 2.5, jug(brush)),
  use: (brush) => niche(brush.color) + group('translate(96 150)scale(.76)', jug(brush)) +
    pomegranate([560, 752], 54, 'a-fruit') + pomegranate([640, 766], 40, 'a-fruit-small'),
})

const potProfile: Profile = [[262, 430], [262, 430], [268, 480], [282, 600], [268, 720], [216, 800], [190, 822]]
const lidProfile: Profile = [[20, 270], [70, 284], [170, 330], [240, 392], [272, 420], [274, 434]]
const knobProfile: Profile = [[6, 190], [26, 206], [32, 226], [18, 248], [14, 262], [34, 276]]

function pot({ color, random }: Brush): string {
  const vessel: Vessel = { profile: potProfile, color, skin: 'url(#a-hammer)', belts: [[500, 590, 11]], lines: [462, 640, 786] }
  const handle = 'M128 540C50 520 40 610 136 626'
  const rivets = [[134, 536], [142, 628]].map(([x, y]) => circle(x!, y!, 13, lighter(color, 0.3), `stroke="${darker(color, 0.55)}" stroke-width="3"`)).join('')
  const side = rod(handle, 28, color) + rivets
  return hammered(random, 28) + engraving(color) + shadow(400, 836, 270) + define('a-handle', side) + use('a-handle', '') +
    use('a-handle', 'matrix(-1 0 0 1 800 0)') + metalBody(vessel) + ellipse(400, 436, 272, 42, darker(color, 0.55)) +
    metalBody({ profile: lidProfile, color, skin: 'url(#a-hammer)', belts: [[336, 388, 9]], lines: [412] }, 'a-lid') + knob(knobProfile, color, 'a-knob')
}

const drawPot = inViews({
  whole: pot,
  detail: (brush) => closeUp([236, 556], 2.4, pot(brush)),
  use: (brush) => table(brush.color, 640) + group('translate(60 210)scale(.85)', pot(brush)) + sprig([40, 960], 66, 150) + sprig([560, 970], 74, 150) + steam(400, 350, 240),
})

function trayFace(color: string): string {
  const [ink, light] = [darker(color, 0.6), lighter(color, 0.45)]
  const center = [400, 500] as const
  const ring = (radius: number, width = 2.5) => circle(400, 500, radius, 'none', `stroke="${ink}" stroke-width="${width}" opacity=".8"`)
  const place = (count: number, radius: number, scale: number) => around(count, (turn) => {
    const [x, y] = polar(center, radius, turn)
    return use('a-engraving', `translate(${at([x, y])})rotate(${turn.toFixed(1)})scale(${scale})`)
  })
  const arches = (count: number, inner: number, outer: number, width: number, turn = 0) =>
    path(petals(center, count, inner, outer, width, turn), 'none', `stroke="${ink}" stroke-width="2.2"`)
  return path(petals(center, 16, 196, 262, 42), darker(color, 0.1), 'opacity=".7"') + arches(16, 190, 262, 42) + arches(16, 190, 240, 22) +
    place(24, 294, 0.66) + ring(330, 4) + ring(259) + place(12, 152, 0.74) + ring(196) + ring(188) + ring(112, 4) +
    path(petals(center, 16, 20, 106, 17), light, `stroke="${ink}" stroke-width="2"`) + path(petals(center, 16, 18, 70, 9, 11.25), darker(color, 0.2), `stroke="${ink}" stroke-width="1.6"`) +
    circle(400, 500, 26, light, `stroke="${ink}" stroke-width="3"`) + path(dots(center, 60, 226, 2) + dots(center, 40, 192, 2.4) + dots(center, 10, 14, 2.4), ink)
}

function tray({ color, random }: Brush): string {
  const scallops = around(36, (turn, index) => {
    const [crest, notch] = [polar([400, 500], 388, turn + 5), polar([400, 500], 366, turn + 10)]
    return `${index ? '' : `M${at(polar([400, 500], 366, 0))}`}Q${at(crest)} ${at(notch)}`
  })
  return hammered(random) + engraving(color) + circle(412, 528, 376, '#2b2115', 'opacity=".1"') + circle(406, 514, 378, '#2b2115', 'opacity=".1"') + across('a-tray', [[0, lighter(color, 0.42)], [0.5, color], [1, darker(color, 0.32)]]) +
    glow('a-well', [[0, lighter(color, 0.4)], [0.7, color], [1, darker(color, 0.25)]], [0.36, 0.32], 0.8) +
    path(`${scallops}z`, 'url(#a-tray)', `stroke="${darker(color, 0.45)}" stroke-width="3"`) + circle(400, 500, 352, 'none', `stroke="${darker(color, 0.35)}" stroke-width="6"`) +
    circle(400, 500, 346, 'url(#a-well)') + circle(400, 500, 346, 'url(#a-hammer)') + trayFace(color) +
    path('M400 154A346 346 0 0 0 60 440L740 560A346 346 0 0 0 400 154z', '#fffaf0', 'opacity=".1"')
}

const drawTray = inViews({
  whole: (brush) => group('translate(36 45)scale(.91)', tray(brush)),
  detail: (brush) => closeUp([540, 350], 2.5, tray(brush)),
  use: (brush) => table(brush.color, 560) + group('translate(-4 540)scale(1.01 .42)', tray(brush)) + define('a-glass', teaGlass('a-tea')) +
    use('a-glass', 'translate(-100 -10)scale(.9)') + use('a-glass', 'translate(180 -20)scale(.9)') + use('a-glass', 'translate(30 90)scale(.95)'),
})

const mortarProfile: Profile = [[226, 400], [204, 430], [178, 480], [172, 600], [180, 680], [150, 750], [150, 752], [206, 800], [214, 850]]

function mortar({ color, random }: Brush, spice = ''): string {
  const vessel: Vessel = { profile: mortarProfile, color, skin: 'url(#a-hammer)', belts: [[530, 640, 7]], lines: [446, 492, 690, 752, 800] }
  const pestle = turned([[10, 118], [40, 130], [44, 158], [24, 184], [22, 240], [26, 420], [34, 470]], 0.3)
  return hammered(random, 22) + engraving(color) + shadow(400, 862, 250) + metalBody(vessel) + rim(vessel, 26) + spice +
    group('rotate(24 400 470)translate(0 -6)', across('a-pestle', [[0, darker(color, 0.4)], [0.35, lighter(color, 0.5)], [1, darker(color, 0.5)]]) + path(pestle, 'url(#a-pestle)', `stroke="${darker(color, 0.5)}" stroke-width="2"`) + line('M376 196H424M377 206H423', darker(color, 0.45), 3)) +
    path('M200 402A200 32 0 0 0 600 402L626 404A226 36 0 0 1 174 404z', lighter(color, 0.42)) + path('M174 404A226 36 0 0 0 626 404L622 414A226 36 0 0 1 178 414z', darker(color, 0.3))
}

const saffronHeap = path('M214 408Q300 376 400 382Q500 376 586 408A190 26 0 0 1 214 408z', '#a8321c') +
  line('M260 404q20 -14 44 -8M330 400q30 -18 60 -4M430 396q24 10 60 2M500 404q20 -12 50 -2M300 412q40 6 70 -2M410 412q40 4 80 -6', '#d8662a', 5)

const drawMortar = inViews({
  whole: (brush) => mortar(brush),
  detail: (brush) => closeUp([430, 470], 2.3, mortar(brush, saffronHeap)),
  use: (brush) => table(brush.color, 640) + group('translate(20 150)scale(.82)', mortar(brush, saffronHeap)) +
    path('M520 868Q580 800 640 800Q700 806 760 872Q640 900 520 868z', '#c4861f') + path('M560 850Q600 808 640 804Q630 840 600 864z', '#dba544') + sprig([60, 930], 70, 130),
}) satisfies Draw

export const copperShapes = { 'copper-jug': drawJug, 'copper-pot': drawPot, 'copper-tray': drawTray, 'copper-mortar': drawMortar }
