import { darker, lighter, mix } from '../canvas.ts'
import type { Brush } from '../canvas.ts'
import { across, circle, closeUp, ellipse, glow, group, inViews, line, path, petals, polygon, rect, rod, round, shadow, starPoints, times } from '../still-life.ts'
import { turned } from '../wheel.ts'
import type { Profile } from '../wheel.ts'
import { dots } from '../still-life-metal.ts'
import { corner, mat } from '../still-life-setting.ts'

const [skin, bone, steel] = ['#efe3c4', '#f3ead2', '#e8e6df']

type Neck = { top: number; end: number; nut: number; half: number }

const wooden = (id: string, color: string) => across(id, [[0, darker(color, 0.45)], [0.22, lighter(color, 0.3)], [0.5, color], [1, darker(color, 0.48)]])

function frets({ nut, half }: Neck, count: number, length: number): string {
  return times(count, (index) => `M${400 - half} ${round(nut + length * (1 - 2 ** (-(index + 1) / 13)))}h${half * 2}`)
}

function neck(shape: Neck, color: string, count: number, length: number): string {
  const { nut, end, half } = shape
  return rect(400 - half, nut, half * 2, end - nut, 'url(#a-wood)') + rect(400 - half + 3, nut, half * 2 - 6, end - nut, darker(color, 0.5)) +
    rect(400 - half + 3, nut, 4, end - nut, bone, 'opacity=".8"') + rect(400 + half - 7, nut, 4, end - nut, bone, 'opacity=".8"') + line(frets(shape, count, length), lighter(color, 0.75), 2.6) + rect(400 - half - 2, nut - 6, half * 2 + 4, 8, bone)
}

const strings = (count: number, from: number, to: number, top: number, bottom: number) =>
  line(times(count, (index) => {
    const share = count > 1 ? index / (count - 1) - 0.5 : 0
    return `M${round(400 + share * top)} ${from}L${round(400 + share * bottom)} ${to}`
  }), steel, 1.7) + line(times(count, (index) => `M${round(402 + (index / (count - 1) - 0.5) * top)} ${from}L${round(402 + (index / (count - 1) - 0.5) * bottom)} ${to}`), '#2b2115', 0.8, 'opacity=".5"')

function pegs(heights: readonly number[], half: number, color: string, size = 1): string {
  const one = (y: number, sign: number) => {
    const x = 400 + sign * half
    return rod(`M${x} ${y}h${round(sign * 26 * size)}`, 9 * size, color) + ellipse(x + sign * 40 * size, y, 17 * size, 12 * size, darker(color, 0.2), `stroke="${darker(color, 0.55)}" stroke-width="2"`) + ellipse(x + sign * 38 * size, y - 4 * size, 9 * size, 3.5 * size, lighter(color, 0.45), 'opacity=".7"')
  }
  return heights.map((y, index) => one(y, index % 2 ? 1 : -1)).join('')
}

const bridge = (y: number, half: number) => path(`M${400 - half} ${y}q4 -12 10 -12h${half * 2 - 20}q6 0 10 12z`, bone, 'stroke="#6b5637" stroke-width="1.5"')

const tarOutline: Profile = [[22, 574], [58, 580], [92, 604], [102, 646], [86, 692], [66, 716], [66, 718], [98, 740], [136, 790], [144, 846], [120, 900], [62, 934], [20, 940]]
const tarUpper: Profile = [[30, 592], [58, 600], [80, 618], [86, 646], [72, 684], [40, 700], [8, 690]]
const tarLower: Profile = [[8, 752], [40, 738], [84, 752], [118, 796], [126, 846], [104, 892], [54, 920], [10, 924]]

function tar({ color }: Brush): string {
  const shape: Neck = { top: 70, nut: 196, end: 600, half: 22 }
  const head = 'M372 70Q400 58 428 70L424 186H376z'
  return wooden('a-wood', color) + path(turned(tarOutline, 0), 'url(#a-wood)', `stroke="${darker(color, 0.55)}" stroke-width="3"`) +
    line('M300 640C302 690 330 700 334 718C290 740 262 800 260 848', lighter(color, 0.5), 5, 'opacity=".5"') + glow('a-skin', [[0, '#fbf4de'], [0.7, skin], [1, darker(skin, 0.18)]], [0.4, 0.35], 0.75) +
    path(turned(tarUpper, 0) + turned(tarLower, 0), 'url(#a-skin)', `stroke="${bone}" stroke-width="5"`) + path(turned(tarUpper, 0) + turned(tarLower, 0), 'none', `stroke="${darker(color, 0.4)}" stroke-width="1.6"`) +
    neck(shape, color, 25, 470) + path('M378 600H422V690L400 704L378 690z', darker(color, 0.5)) + path(head, 'url(#a-wood)', `stroke="${darker(color, 0.5)}" stroke-width="2"`) + path('M388 86H412L410 176H390z', darker(color, 0.62)) +
    pegs([90, 90, 124, 124, 158, 158], 24, darker(color, 0.2), 0.9) + strings(6, 110, 870, 26, 40) + bridge(872, 34) + rect(386, 922, 28, 16, bone, 'rx="3"')
}

const setarOutline: Profile = [[14, 610], [30, 640], [72, 710], [106, 790], [112, 850], [88, 908], [40, 934], [12, 938]]

function setar({ color }: Brush): string {
  const face = lighter(mix(color, '#d9b178', 0.65), 0.15)
  const shape: Neck = { top: 70, nut: 168, end: 640, half: 14 }
  const inner = setarOutline.map(([half, y]) => [half * 0.87, 616 + (y - 610) * 0.965] as const)
  const grain = times(9, (index) => `M${364 + index * 9} ${round(730 - Math.abs(index - 4) * -14)}C${352 + index * 12} 800 ${352 + index * 12} 860 ${360 + index * 10} ${918 - Math.abs(index - 4) * 4}`)
  return wooden('a-wood', color) + path(turned(setarOutline, 0), 'url(#a-wood)', `stroke="${darker(color, 0.55)}" stroke-width="3"`) + glow('a-face', [[0, lighter(face, 0.35)], [1, darker(face, 0.12)]], [0.38, 0.5], 0.7) +
    path(turned(inner, 0), 'url(#a-face)', `stroke="${darker(color, 0.5)}" stroke-width="1.6"`) + line(grain, darker(face, 0.3), 1.2, 'opacity=".45"') + path(dots([400, 760], 8, 13, 2.6) + dots([400, 760], 4, 5, 2.2) + dots([358, 820], 5, 6, 2) + dots([442, 820], 5, 6, 2), darker(color, 0.6)) +
    neck(shape, color, 24, 480) + path('M386 628H414V676L400 694L386 676z', darker(color, 0.5)) + path('M384 66Q400 56 416 66L414 162H386z', 'url(#a-wood)', `stroke="${darker(color, 0.5)}" stroke-width="2"`) +
    pegs([92, 128], 16, darker(color, 0.15), 0.9) + [100, 136].map((y) => circle(400, y, 9, darker(color, 0.35), `stroke="${lighter(color, 0.4)}" stroke-width="2"`)).join('') + strings(4, 110, 868, 15, 26) + bridge(870, 24) + rect(390, 926, 20, 12, bone, 'rx="3"')
}

const kamanchehNeck = 'M374 170H426L418 560H382z'

function ball(color: string): string {
  const mosaic = times(28, (index) => {
    const angle = (index * Math.PI) / 14
    return polygon(starPoints([400 + 132 * Math.sin(angle), 660 - 132 * Math.cos(angle)], 6, 12, 6))
  })
  return glow('a-ball', [[0, lighter(color, 0.45)], [0.5, color], [1, darker(color, 0.6)]], [0.34, 0.3], 0.8) + circle(400, 660, 160, 'url(#a-ball)', `stroke="${darker(color, 0.55)}" stroke-width="2.5"`) + path(mosaic, bone) + circle(400, 660, 150, 'none', `stroke="${bone}" stroke-width="2"`) +
    glow('a-skin', [[0, '#fbf4de'], [0.7, skin], [1, darker(skin, 0.2)]], [0.4, 0.35], 0.75) + circle(400, 660, 112, 'url(#a-skin)', `stroke="${bone}" stroke-width="5"`) + circle(400, 660, 115, 'none', `stroke="${darker(color, 0.4)}" stroke-width="1.6"`)
}

function bow(color: string): string {
  return line('M596 120C640 360 640 620 596 880', darker(color, 0.5), 13) + line('M596 120C640 360 640 620 596 880', lighter(color, 0.15), 8) + line('M592 128C588 380 588 640 588 846', '#f1e8d2', 9) + line('M589 128C585 380 585 640 585 846', '#b9ab8a', 1.5) + rect(582, 836, 18, 36, darker(color, 0.4), 'rx="5"') + path(petals([597, 892], 2, 0, 22, 5), bone)
}

function kamancheh({ color }: Brush, withBow = true): string {
  const spike = turned([[12, 800], [14, 830], [6, 850], [8, 880], [5, 956], [2, 968]], 0)
  return wooden('a-wood', color) + path(spike, 'url(#a-wood)') + ball(color) + path(kamanchehNeck, 'url(#a-wood)', `stroke="${darker(color, 0.55)}" stroke-width="2.5"`) + path('M380 176H420L413 556H387z', darker(color, 0.52)) +
    path(turned([[4, 22], [16, 36], [8, 50], [24, 66], [28, 90], [24, 112], [26, 172]], 0), 'url(#a-wood)', `stroke="${darker(color, 0.5)}" stroke-width="2"`) + path('M390 84H410V160H390z', darker(color, 0.62)) + line('M376 172H424M380 548H420', bone, 6) +
    pegs([92, 92, 134, 134], 24, darker(color, 0.15), 1.2) + strings(4, 120, 700, 18, 44) + strings(4, 700, 800, 44, 12) + group('rotate(-7 400 704)', bridge(706, 34)) + (withBow ? bow(color) : '')
}

const leaning = (body: string, color: string, blur: string) => corner(color, 790) + mat(color, 850, 110) + group('translate(52 30)rotate(12 400 900)translate(40 90)scale(.9)', `<g opacity=".13">${blur}</g>`) + group('translate(0 10)rotate(9 400 900)translate(40 90)scale(.9)', body)

const silhouette = (profile: Profile, half: number) => path(turned(profile, 0), '#2b2115') + rect(400 - half, 70, half * 2, 540, '#2b2115')
const tilted = (body: string, blur: string) => group('translate(16 18)rotate(24 400 500)translate(-48 -34)scale(1.08)', `<g opacity=".12">${blur}</g>`) + group('rotate(24 400 500)translate(-34 -42)scale(1.08)', body)

export const luteShapes = {
  tar: inViews({
    whole: (brush) => tilted(tar(brush), silhouette(tarOutline, 22)),
    detail: (brush) => closeUp([400, 780], 2.5, tar(brush)),
    use: (brush) => leaning(tar(brush), brush.color, silhouette(tarOutline, 20)),
  }),
  setar: inViews({
    whole: (brush) => tilted(setar(brush), silhouette(setarOutline, 14)),
    detail: (brush) => closeUp([400, 790], 2.7, setar(brush)),
    use: (brush) => leaning(setar(brush), brush.color, silhouette(setarOutline, 14)),
  }),
  kamancheh: inViews({
    whole: (brush) => shadow(330, 972, 60, 8) + group('translate(-70 8)', kamancheh(brush)),
    detail: (brush) => closeUp([400, 640], 2.6, kamancheh(brush, false)),
    use: (brush) => leaning(kamancheh(brush), brush.color, circle(400, 660, 160, '#2b2115') + rect(376, 60, 48, 480, '#2b2115')),
  }),
}
