import { darker, lighter, mix } from '../canvas.ts'
import type { Brush, Draw } from '../canvas.ts'
import type { Shape } from '../../catalogue/seed.ts'
import { across, around, at, circle, clipped, closeUp, define, down, ellipse, group, inViews, line, path, petals, polar, rect, rod, round, shadow, times, use, volume } from '../still-life.ts'
import { belt, hoops, turned } from '../wheel.ts'
import type { Point } from '../still-life.ts'
import type { Profile } from '../wheel.ts'
import { beads, dots, engraving, gilding, knob, metalBody } from '../still-life-metal.ts'
import { dish, mat, pomegranate, roses, steam, table, teaGlass } from '../still-life-setting.ts'

const urnProfile: Profile = [[92, 318], [104, 330], [112, 340], [190, 366], [212, 410], [204, 480], [168, 570], [112, 640], [66, 680]]
const stemProfile: Profile = [[60, 660], [54, 700], [62, 716], [110, 738], [130, 756], [132, 772]]
const crownProfile: Profile = [[104, 222], [112, 234], [92, 250], [84, 276], [92, 306], [104, 322]]

function tap(color: string): string {
  return rod('M236 590H142', 34, color) + rod('M150 590C124 592 118 616 120 654', 28, color) + rect(174, 556, 22, 66, darker(color, 0.15), 'rx="6"') + rod('M185 556V520', 12, color) +
    path('M185 524C160 520 150 494 162 474C172 488 178 478 185 462C192 478 198 488 208 474C220 494 210 520 185 524z', lighter(color, 0.25), `stroke="${darker(color, 0.5)}" stroke-width="2.5"`) + circle(185, 498, 7, darker(color, 0.4))
}

function handles(color: string): string {
  const one = rod('M206 410C150 392 120 410 122 452', 20, color) + rod('M122 456V530', 30, '#5d3a24') + rod('M122 534C124 560 150 566 186 548', 20, color) + circle(122, 452, 17, lighter(color, 0.3), `stroke="${darker(color, 0.5)}" stroke-width="2"`) + circle(122, 534, 17, lighter(color, 0.3), `stroke="${darker(color, 0.5)}" stroke-width="2"`)
  return define('a-grip', one) + use('a-grip', 'matrix(-1 0 0 1 800 0)')
}

function crown(color: string): string {
  const holes = path(times(7, (index) => {
    const angle = ((index + 0.5) / 7 - 0.5) * Math.PI
    return petals([400 + 76 * Math.sin(angle), 282 + 12 * Math.cos(angle)], 4, 1, 11, 4)
  }), darker(color, 0.65))
  return metalBody({ profile: crownProfile, color, belts: [], lines: [312] }, 'a-crown') + holes
}

function pot(color: string): string {
  const white = lighter(color, 0.9)
  const body: Profile = [[40, 116], [62, 124], [96, 156], [98, 186], [76, 216], [60, 224]]
  const outline = turned(body, 0.14)
  return line('M306 178C276 166 276 130 254 118', darker(white, 0.22), 26) + line('M306 178C276 166 276 130 254 118', white, 19) + line('M492 142C548 128 548 196 484 200', darker(white, 0.22), 17) + line('M492 142C548 128 548 196 484 200', white, 11) +
    path(outline, white) + clipped('a-pot', outline, roses([[366, 176, 24], [432, 176, 24], [400, 168, 32]]) + line(hoops(body, [128, 210], 0.14), '#c9a227', 4)) + volume(outline, 'a-pot-volume') +
    knob([[6, 64], [16, 76], [10, 88], [44, 102], [50, 118]], white, 'a-pot-lid')
}

function samovar({ color }: Brush): string {
  const foot = 'M262 772H538L560 816H240z'
  const feet = [262, 538].map((x) => circle(x, 838, 24, lighter(color, 0.15), `stroke="${darker(color, 0.5)}" stroke-width="3"`)).join('')
  return engraving(color) + shadow(400, 866, 240) + pot(color) + feet + across('a-foot', [[0, darker(color, 0.45)], [0.3, lighter(color, 0.5)], [0.6, color], [1, darker(color, 0.5)]]) + path(foot, 'url(#a-foot)', `stroke="${darker(color, 0.5)}" stroke-width="2"`) + line('M254 788H546', darker(color, 0.5), 3) +
    metalBody({ profile: stemProfile, color, belts: [], lines: [704, 744] }, 'a-stem') + crown(color) + handles(color) +
    metalBody({ profile: urnProfile, color, belts: [[420, 510, 9]], lines: [350, 560, 652] }) + beads(urnProfile, 384, 19, 6, lighter(color, 0.55)) + flutes(color) + tap(color)
}

const flutes = (color: string) => path([-0.78, -0.5, -0.18, 0.18, 0.5, 0.78].map((share) => `M${round(400 + share * 176)} ${round(590 - share * share * 20)}Q${round(400 + share * 150)} 640 ${round(400 + share * 84)} 664Q${round(400 + share * 116)} 620 ${round(400 + share * 130)} ${round(590 - share * share * 20)}z`).join(''), darker(color, 0.4), 'opacity=".5"')

const sugar = (places: readonly Point[]) => places.map(([x, y]) => path(`M${x} ${y}l24 -8l20 10v24l-24 8l-20 -10z`, '#e4dac4') + path(`M${x} ${y}l24 -8l20 10l-24 8z`, '#fffaf0') + path(`M${x} ${y}l20 10v24l-20 -10z`, '#f4ecd9')).join('')

const samovarTable = (brush: Brush) => table(brush.color, 620) + mat(brush.color, 740, 190) + ellipse(330, 806, 250, 46, darker(brush.color, 0.5)) + ellipse(330, 800, 250, 46, lighter(brush.color, 0.25)) + ellipse(330, 800, 226, 38, brush.color) + group('translate(10 118)scale(.8)', samovar(brush)) +
  define('a-glass', teaGlass('a-tea')) + use('a-glass', 'translate(308 256)scale(.76)') + use('a-glass', 'translate(200 326)scale(.76)') + sugar([[380, 920], [424, 912], [404, 888]]) + steam(330, 190, 120)

const bellyProfile: Profile = [[112, 350], [150, 372], [224, 450], [244, 550], [214, 660], [146, 736], [112, 756], [122, 790]]
const lidProfile: Profile = [[14, 268], [60, 282], [108, 320], [122, 352]]

function teapot({ color }: Brush): string {
  const [gold, deep] = [gilding(color), darker(color, 0.25)]
  const outline = turned(bellyProfile)
  const lid = turned(lidProfile)
  const spout = 'M200 640C110 610 120 500 66 424L112 400C164 450 170 500 196 510z'
  const medal = ellipse(400, 566, 128, 118, '#fbf3e2', `stroke="${gold}" stroke-width="6"`) + ellipse(400, 566, 114, 104, 'none', `stroke="${gold}" stroke-width="2" stroke-dasharray="3 6"`) + path(petals([400, 580], 6, 40, 104, 15, 30), '#5f7346') + roses([[362, 590, 44], [440, 592, 42], [402, 540, 58]])
  return define('a-flower', path(petals([0, 0], 8, 8, 38, 7), gold) + circle(0, 0, 7, gold) + line('M-50 -20Q-40 20 -28 0M50 -20Q40 20 28 0', gold, 4)) + shadow(400, 804, 210) +
    across('a-spout', [[0, darker(color, 0.3)], [0.4, lighter(color, 0.35)], [1, darker(color, 0.3)]]) + path(spout, 'url(#a-spout)', `stroke="${deep}" stroke-width="2"`) + line('M62 424L114 398', gold, 9) + rod('M616 460C740 410 750 620 606 650', 40, color) + line('M628 452C726 424 732 600 620 640', gold, 3, 'opacity=".8"') +
    path(outline, color) + clipped('a-belly', outline, line(hoops(bellyProfile, [366, 436, 700, 752]), gold, 5) + belt(bellyProfile, 402, 'a-flower', 11, 0.6) + belt(bellyProfile, 726, 'a-flower', 13, 0.42) + path(petals([212, 560], 10, 8, 56, 9) + petals([588, 560], 10, 8, 56, 9), gold) + group('translate(0 14)', medal)) + volume(outline) +
    path(lid, color) + clipped('a-lid', lid, belt(lidProfile, 310, 'a-flower', 7, 0.5) + line(hoops(lidProfile, [344]), gold, 5)) + volume(lid, 'a-lid-volume') + knob([[6, 206], [24, 220], [26, 240], [12, 256], [18, 272]], gold, 'a-knob')
}

function tinPattern(color: string, gold: string): string {
  const arch = 'M250 760V480C250 420 320 400 380 346C440 400 510 420 510 480V760z'
  const flower = ([x, y]: Point, size: number) => path(petals([x, y], 8, size * 0.2, size, size * 0.17), gold) + path(petals([x, y], 8, size * 0.2, size * 0.6, size * 0.1, 22.5), lighter(color, 0.75)) + circle(x, y, size * 0.16, gold)
  const shoots = [[300, 690, -28], [460, 690, 28], [330, 600, -40], [430, 600, 40]].map(([x, y, turn]) => line(`M380 740Q${(x! + 380) / 2} ${y! + 30} ${x} ${y}`, gold, 4) + path(petals([x!, y!], 3, 0, 44, 10, turn! - 120), gold)).join('')
  return rect(214, 320, 332, 478, 'none', `stroke="${gold}" stroke-width="4"`) + rect(224, 330, 312, 458, 'none', `stroke="${gold}" stroke-width="1.5"`) + path(arch, lighter(color, 0.88), `stroke="${gold}" stroke-width="5"`) + line('M380 750V500', gold, 5) + shoots + path(arch, 'none', `stroke="${darker(color, 0.3)}" stroke-width="1.5" transform="translate(30.4 46)scale(.92)"`) +
    path(petals([380, 480], 16, 14, 70, 11), color) + path(petals([380, 480], 8, 10, 44, 8), gold) + circle(380, 480, 12, color) + flower([262, 380], 30) + flower([498, 380], 30) + path(dots([380, 480], 24, 82, 3), gold)
}

function teaTin({ color }: Brush): string {
  const gold = gilding(color)
  const side = 'M560 306L650 280V776L560 812z'
  return shadow(424, 806, 262, 30) + path('M200 306H560V812H200z', color) + path(side, darker(color, 0.32)) + line('M574 336L636 317V764L574 788z', gold, 3, 'opacity=".8"') + path(around(4, (turn) => petals(polar([605, 550], 60, turn), 6, 4, 26, 6)) + petals([605, 550], 8, 8, 40, 7), gold, 'opacity=".75" transform="translate(242 0)scale(.6 1)"') +
    tinPattern(color, gold) + across('a-shine', [[0, '#ffffff', 0.05], [0.2, '#ffffff', 0.32], [0.4, '#ffffff', 0], [1, '#1b140c', 0.25]]) + rect(200, 306, 360, 506, 'url(#a-shine)') +
    path('M194 236Q194 222 208 220H552Q566 222 566 236V312H194z', lighter(color, 0.06)) + path('M566 236L656 214V284L566 312z', darker(color, 0.38)) + path('M206 220L300 190H646Q656 196 656 214L566 238Q564 222 552 220z', lighter(color, 0.35)) + path('M262 213L318 198H606L556 213z', 'none', `stroke="${gold}" stroke-width="3"`) + rect(194, 226, 372, 86, 'url(#a-shine)') + line('M194 300H566L656 273M200 246H566L654 224', gold, 4)
}

function leaves(random: () => number, [x, y]: Point, width: number, height: number, count: number, size: number): string {
  const curl = () => {
    const turn = random() * Math.PI
    const reach = size * (0.6 + random() * 0.7)
    return `M${round(x + (random() - 0.5) * width)} ${round(y + (random() - 0.5) * height)}q${round(reach * 0.4)} ${round((random() - 0.5) * reach)} ${round(reach * Math.cos(turn))} ${round(reach * Math.sin(turn) * 0.6)}`
  }
  const layer = (color: string) => line(times(Math.round(count / 3), curl), color, size * 0.2)
  return layer('#1f1711') + layer('#3a2a1c') + layer('#5a4026')
}

function glasses(saucer: string, scale: number, places: readonly Point[]): string {
  return define('a-glass', teaGlass('a-tea', '#c9a227', saucer)) + places.map(([x, y]) => use('a-glass', `translate(${at([x - 400 * scale, y - 790 * scale])})scale(${scale})`)).join('')
}

const saucerOf = (color: string) => mix(color, '#fffaf0', 0.15)

const samovarClose = (brush: Brush) => closeUp([270, 500], 2.2, samovar(brush))

export const teaShapes = {
  samovar: inViews({ whole: (brush) => group('translate(-14 24)scale(1.02)', samovar(brush)), detail: samovarClose, use: samovarTable }),
  teapot: inViews({
    whole: teapot,
    detail: (brush) => closeUp([400, 520], 2.1, teapot(brush)),
    use: (brush) => table(brush.color, 600) + mat(brush.color, 730, 190) + group('translate(-30 210)scale(.78)', teapot(brush)) + glasses(saucerOf(brush.color), 0.84, [[640, 890]]) + sugar([[470, 900], [512, 894]]) + steam(64, 520, 170),
  }),
  'tea-tin': inViews({
    whole: (brush) => teaTin(brush) + leaves(brush.random, [190, 880], 170, 34, 70, 30) + leaves(brush.random, [560, 896], 110, 22, 36, 30),
    detail: (brush) => closeUp([400, 470], 2, teaTin(brush)),
    use: (brush) => table(brush.color, 580) + group('translate(-40 120)scale(.8)', teaTin(brush)) + glasses('#f4efe4', 0.9, [[664, 740]]) + dish([600, 840], 140, '#efe6d2') + leaves(brush.random, [592, 840], 200, 44, 150, 28) + leaves(brush.random, [230, 900], 160, 30, 50, 28),
  }),
  'tea-glasses': inViews({
    whole: (brush) => glasses(saucerOf(brush.color), 1.42, [[226, 560], [574, 560], [400, 830]]),
    detail: (brush) => closeUp([400, 650], 3, gilded(brush.color)),
    use: (brush) => table(brush.color, 560) + mat(brush.color, 700, 230) + glasses(saucerOf(brush.color), 1.1, [[230, 800], [440, 880]]) + dish([610, 780], 120, brush.color) + sugar([[540, 770], [590, 780], [640, 768], [566, 746], [612, 744], [588, 722]]) + pomegranate([710, 650], 54, 'a-fruit') + steam(230, 520, 150),
  }),
} satisfies Partial<Record<Shape, Draw>>

function gilded(color: string): string {
  const waist: Profile = [[58, 560], [54, 600], [40, 650], [46, 700]]
  return teaGlass('a-tea', '#c9a227', saucerOf(color)) + define('a-gilt', path(petals([0, 0], 8, 6, 30, 6), '#e9c65a') + circle(0, 0, 5, '#e9c65a') + line('M-44 0Q-36 -22 -24 -10M44 0Q36 -22 24 -10', '#e9c65a', 4)) +
    belt(waist, 690, 'a-gilt', 7, 0.24, 0.2) + belt(waist, 578, 'a-gilt', 7, 0.26, 0.2) + line(hoops(waist, [568, 590, 680, 700], 0.2), '#e9c65a', 1.6) + down('a-fade', [[0, '#fffaf0', 0.25], [0.4, '#fffaf0', 0]]) + path(turned(waist, 0.2), 'url(#a-fade)')
}
