import { darker, lighter, mix } from '../canvas.ts'
import type { Brush } from '../canvas.ts'
import { across, at, circle, clipped, closeUp, define, down, ellipse, group, inViews, line, path, petals, rod, shadow, times, use } from '../still-life.ts'
import { belt, hoops, turned } from '../wheel.ts'
import type { Point } from '../still-life.ts'
import type { Profile } from '../wheel.ts'
import { niche, pomegranate, rose, sprig, table } from '../still-life-setting.ts'

type Blown = { profile: Profile; color: string; id: string; tilt?: number }

const bubbles = (random: () => number, count: number, top: number, height: number) => times(count, () => {
  const size = 1.5 + random() * 4
  return circle(250 + random() * 300, top + random() * height, size, 'none', 'stroke="#ffffff" stroke-width="1.4" opacity=".7"')
})

function blown({ profile, color, id, tilt = 0.16 }: Blown, inside = ''): string {
  const outline = turned(profile, tilt)
  const [half, y] = profile[0]!
  const base = profile.at(-1)!
  return across(id, [[0, darker(color, 0.25), 0.9], [0.1, color, 0.62], [0.28, lighter(color, 0.55), 0.42], [0.6, color, 0.4], [0.9, color, 0.72], [1, darker(color, 0.35), 0.92]]) +
    ellipse(400, y, half, half * tilt, darker(color, 0.1), 'opacity=".35"') + path(outline, `url(#${id})`, `stroke="${darker(color, 0.3)}" stroke-width="2"`) + clipped(`${id}-in`, outline, inside) +
    ellipse(400, base[1] - 4, base[0] * 0.86, base[0] * tilt * 0.8, darker(color, 0.3), 'opacity=".4"') + ellipse(400, y, half, half * tilt, 'none', `stroke="${lighter(color, 0.6)}" stroke-width="5"`)
}

const ground = (x: number, y: number, rx: number, color: string) => shadow(x, y, rx) + ellipse(x + rx * 0.5, y + 2, rx * 0.9, rx * 0.11, color, 'opacity=".28"')

const gilt = (color: string) => define('a-gilt', path(petals([0, 0], 8, 6, 28, 6), color) + circle(0, 0, 5, color) + line('M-44 0Q-38 -22 -24 -12M44 0Q38 -22 24 -12M-44 0Q-38 22 -24 12M44 0Q38 22 24 12', color, 3))

const carafeProfile: Profile = [[66, 250], [46, 280], [40, 330], [42, 420], [70, 480], [150, 560], [190, 660], [182, 760], [140, 826], [128, 846]]
const stopperProfile: Profile = [[4, 116], [38, 140], [50, 170], [34, 206], [24, 224], [52, 240], [40, 256], [34, 290]]

function carafe({ color, random }: Brush, drink = '', shine = '#c9a227'): string {
  const flutes = [-0.72, -0.4, -0.06, 0.3, 0.62].map((share) => `M${400 + share * 60} 440C${400 + share * 90} 520 ${400 + share * 230} 600 ${400 + share * 210} 700S${400 + share * 160} 810 ${400 + share * 140} 840`).join('')
  return gilt(shine) + ground(400, 858, 170, color) + drink + blown({ profile: carafeProfile, color, id: 'a-glass' },
    line(flutes, '#ffffff', 5, 'opacity=".22"') + line(hoops(carafeProfile, [620, 720, 440, 452]), shine, 4.5) + belt(carafeProfile, 670, 'a-gilt', 7, 1.1) + bubbles(random, 26, 480, 340)) +
    blown({ profile: stopperProfile, color: darker(color, 0.08), id: 'a-stopper', tilt: 0.22 }) + line('M258 600C230 650 226 720 250 780M376 300C372 350 372 400 376 430', '#ffffff', 14, 'opacity=".55"') + line('M560 640C566 690 562 740 548 776', '#ffffff', 7, 'opacity=".4"') + circle(386, 150, 8, '#ffffff', 'opacity=".7"')
}

const sherbet = (tint: string) => down('a-drink', [[0, lighter(tint, 0.3)], [1, tint]]) + path(turned(carafeProfile.slice(5).map(([half, y]) => [half - 10, y - 6] as const)), 'url(#a-drink)', 'opacity=".75"') + ellipse(400, 554, 140, 20, lighter(tint, 0.45), 'opacity=".8"')

const cupProfile: Profile = [[120, 420], [116, 470], [104, 560], [86, 640], [78, 690]]

function cup({ color, random }: Brush): string {
  return gilt('#c9a227') + ground(400, 694, 90, color) + blown({ profile: cupProfile, color, id: 'a-glass', tilt: 0.2 },
    line(hoops(cupProfile, [452, 462, 600], 0.2), '#c9a227', 4) + belt(cupProfile, 528, 'a-gilt', 7, 0.82, 0.2) + bubbles(random, 12, 460, 220)) +
    line('M306 480C310 550 318 610 330 660', '#ffffff', 10, 'opacity=".6"') + ellipse(400, 676, 66, 12, '#ffffff', 'opacity=".3"')
}

const cups = (brush: Brush, scale: number, places: readonly Point[]) =>
  define('a-cup', cup(brush)) + places.map(([x, y]) => use('a-cup', `translate(${at([x - 400 * scale, y - 690 * scale])})scale(${scale})`)).join('')

const ashkProfile: Profile = [[44, 520], [60, 560], [120, 610], [154, 690], [142, 770], [88, 820], [54, 834], [50, 838], [96, 858], [104, 868]]

/** Ashkdan: the swan-necked bottle of Shiraz. */
function swan({ color, random }: Brush): string {
  const neck = 'M400 560C410 470 520 420 508 330C496 250 356 260 340 190C336 160 352 140 372 128'
  const lip = 'M330 150C316 96 350 60 420 56C446 84 436 130 396 146C376 154 350 160 330 150z'
  return ground(400, 874, 150, color) + line(neck, darker(color, 0.3), 62, 'opacity=".75"') + line(neck, lighter(color, 0.18), 54, 'opacity=".9"') + line(neck, lighter(color, 0.6), 22, 'opacity=".5"') +
    blown({ profile: ashkProfile, color, id: 'a-glass' }, line('M330 560C300 640 300 760 350 850M370 560C356 640 356 760 380 850M430 560C450 640 450 760 420 850M470 570C510 640 510 760 450 850', '#ffffff', 6, 'opacity=".28"') + bubbles(random, 24, 600, 200)) +
    rod('M348 566A56 11 0 0 0 452 566', 13, lighter(color, 0.2)) + line(neck, '#ffffff', 6, 'transform="translate(-14 0)" opacity=".6"') +
    path(lip, mix(color, '#ffffff', 0.15), `stroke="${lighter(color, 0.6)}" stroke-width="6" opacity=".92"`) + path('M346 134C340 100 366 80 410 74C420 96 404 122 382 130C368 136 354 140 346 134z', darker(color, 0.45), 'opacity=".75"') +
    line('M276 650C262 700 270 750 296 786', '#ffffff', 13, 'opacity=".6"')
}

export const glassShapes = {
  'glass-carafe': inViews({
    whole: (brush) => carafe(brush),
    detail: (brush) => closeUp([380, 660], 2.4, carafe(brush)),
    use: (brush) => table(brush.color, 640) + group('translate(-10 80)scale(.88)', carafe(brush, sherbet('#c94f35'))) + group('translate(340 366)scale(.72)', turnedTumbler(brush.color)) + sprig([60, 960], 70, 150),
  }),
  'glass-cups': inViews({
    whole: (brush) => cups(brush, 1.22, [[232, 600], [568, 600], [400, 800]]),
    detail: (brush) => closeUp([380, 540], 3.1, cup(brush)),
    use: (brush) => table(brush.color, 600) + ellipse(400, 866, 340, 92, '#2b2115', 'opacity=".16"') + ellipse(400, 850, 340, 92, '#b98a4a') + ellipse(400, 846, 316, 82, '#d0a566') + cups(brush, 0.94, [[240, 820], [556, 820], [400, 898]]) + sprig([590, 910], 50, 130),
  }),
  'glass-vase': inViews({
    whole: swan,
    detail: (brush) => closeUp([400, 640], 2.3, swan(brush)),
    use: (brush) => niche(brush.color) + group('translate(116 188)scale(.71)', line('M388 120C380 60 366 20 350 -10', '#55683f', 9) + path(petals([372, 40], 2, 4, 90, 20, -70), '#5f7346') + swan(brush) + rose(344, -40, 84)) + pomegranate([590, 760], 46, 'a-fruit'),
  }),
}

function turnedTumbler(color: string): string {
  const profile: Profile = [[96, 440], [92, 500], [82, 600], [76, 680]]
  const drink = turned([[90, 506], [82, 600], [72, 672]], 0.2)
  return ground(400, 684, 84, color) + path(drink, '#c94f35', 'opacity=".75"') + ellipse(400, 506, 90, 18, lighter('#c94f35', 0.4)) + blown({ profile, color, id: 'a-tumbler', tilt: 0.2 }) + line(`M${at([320, 470])}C322 540 330 600 336 650`, '#ffffff', 9, 'opacity=".6"')
}
