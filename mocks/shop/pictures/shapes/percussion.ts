import { darker, lighter, mix } from '../canvas.ts'
import type { Brush } from '../canvas.ts'
import { across, around, at, circle, closeUp, define, ellipse, glow, group, inViews, line, path, petals, polar, rect, round, shadow, times, use } from '../still-life.ts'
import type { Point } from '../still-life.ts'
import { dots } from '../still-life-metal.ts'
import { writing } from '../still-life-script.ts'
import { corner, mat, rose, table } from '../still-life-setting.ts'

const [skin, bone, steel, brass] = ['#efe3c4', '#f3ead2', '#eeece6', '#c19a3a']

/** Left and right end of the sound box at height `y`. */
const side = (y: number): readonly [number, number] => [220 - (y - 350) * 0.5, 580 + (y - 350) * 0.5]

function courses(): string {
  return times(18, (index) => {
    const y = 376 + index * 16.4
    const [left, right] = side(y)
    return [0, 2.6, 5.2].map((dy) => `M${round(left + 8)} ${round(y + dy)}H${round(right - 8)}`).join('')
  })
}

function santurBridges(color: string): string {
  return times(18, (index) => {
    const y = 380 + index * 16.4
    const x = index % 2 ? 320 - index * 3.4 : 520 + index * 4.4
    return path(`M${round(x - 5)} ${round(y + 9)}L${round(x - 3)} ${round(y - 5)}H${round(x + 3)}L${round(x + 5)} ${round(y + 9)}z`, bone, `stroke="${darker(color, 0.6)}" stroke-width="1"`)
  })
}

const soundHole = ([x, y]: Point, ink: string) => circle(x, y, 30, 'none', `stroke="${ink}" stroke-width="2.5"`) + path(petals([x, y], 8, 4, 26, 6) + dots([x, y], 8, 24, 2), ink)

const mallet = (color: string) => path('M-6 -170C-10 -60 -8 40 -4 150H4C8 40 6 -60 6 -170z', color, `stroke="${darker(color, 0.5)}" stroke-width="1.5"`) + path('M-10 150C-22 166 -24 188 -8 196C2 190 8 170 10 150z', lighter(color, 0.15), `stroke="${darker(color, 0.5)}" stroke-width="1.5"`) + path('M-6 -166C-26 -176 -26 -204 0 -208C22 -210 28 -194 20 -186', 'none', `stroke="${darker(color, 0.1)}" stroke-width="7" stroke-linecap="round"`)

function santur({ color }: Brush): string {
  const face = lighter(mix(color, '#d9b178', 0.5), 0.12)
  const pins = (at: number) => times(18, (index) => {
    const y = 377 + index * 16.4
    const x = side(y)[at]! + (at ? -1 : 1) * 12
    return `M${round(x - 3.5)} ${round(y + 2)}a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0z`
  })
  return across('a-face', [[0, lighter(face, 0.3)], [0.5, face], [1, darker(face, 0.2)]]) + path('M214 350H586L760 694V724H40V694z', darker(color, 0.45)) + path('M40 694H760V724H40z', darker(color, 0.6)) + path('M214 350H586L756 692H44z', darker(color, 0.28), `stroke="${darker(color, 0.6)}" stroke-width="2"`) +
    path('M232 360H568L724 682H76z', 'url(#a-face)') + line('M244 370H556L706 674H94z', darker(color, 0.45), 2.4) + line('M249 375H551L697 669H103z', bone, 2, 'stroke-dasharray="2 5"') +
    soundHole([286, 560], darker(color, 0.55)) + soundHole([520, 560], darker(color, 0.55)) + santurBridges(color) + line(courses(), '#3a2c1c', 1, 'transform="translate(0 1.6)" opacity=".35"') + line(courses(), steel, 1.3) + path(pins(0) + pins(1), '#8d8a82', 'stroke="#3a352c" stroke-width=".8"')
}

const mallets = (color: string, left: string, right: string) => define('a-mallet', mallet(mix(color, '#8a5a30', 0.5))) + use('a-mallet', left) + use('a-mallet', right)

function dafInside({ color, random }: Brush): string {
  const ring = ([x, y]: Point) => use('a-link', `translate(${at([x, y])})`)
  const chains = around(30, (turn) => {
    const sway = (random() - 0.5) * 3
    const hang = turn > 110 && turn < 250 ? -9 : 22
    return [0, 1, 2].map((link) => {
      const [x, y] = polar([400, 500], 312 - link * 2, turn + sway)
      return ring([x, y + link * hang])
    }).join('')
  })
  return define('a-link', circle(0, 0, 14, 'none', `stroke="${darker(brass, 0.5)}" stroke-width="6"`) + circle(-0.5, -0.5, 14, 'none', `stroke="${lighter(brass, 0.3)}" stroke-width="2.6"`)) +
    hoopBack(color) + glow('a-skin', [[0, '#f8efd6'], [0.75, skin], [1, darker(skin, 0.24)]], [0.45, 0.42], 0.62) + circle(400, 500, 330, darker(color, 0.38)) + circle(400, 500, 324, 'none', `stroke="${lighter(color, 0.3)}" stroke-width="1.5" opacity=".5"`) + circle(404, 506, 296, 'url(#a-skin)') + circle(404, 506, 288, 'none', 'stroke="#2b2115" stroke-width="16" opacity=".1"') + veins(random) + chains
}

const hoopBack = (color: string) => circle(412, 520, 352, '#2b2115', 'opacity=".14"') + across('a-frame', [[0, lighter(color, 0.42)], [0.4, color], [1, darker(color, 0.45)]]) + circle(400, 500, 352, 'url(#a-frame)', `stroke="${darker(color, 0.5)}" stroke-width="3"`) + circle(400, 500, 342, 'none', `stroke="${lighter(color, 0.4)}" stroke-width="2" opacity=".6"`)

const veins = (random: () => number) => line(times(8, () => {
  const [x, y] = polar([400, 500], 260 * random(), 360 * random())
  return `M${at([x, y])}q${round(30 - 60 * random())} ${round(40 * random())} ${round(80 - 160 * random())} ${round(80 - 160 * random())}`
}), '#c9b48a', 3, 'opacity=".4"')

function dafFront({ color, random }: Brush): string {
  const tacks = dots([400, 500], 40, 341, 4.5)
  return hoopBack(color) + glow('a-skin', [[0, '#fbf4e0'], [0.75, skin], [1, darker(skin, 0.2)]], [0.4, 0.35], 0.7) + circle(400, 500, 334, 'url(#a-skin)') + veins(random) + circle(400, 500, 320, 'none', `stroke="${color}" stroke-width="3" opacity=".7"`) +
    path(tacks, brass, `stroke="${darker(brass, 0.5)}" stroke-width="1"`) + path(petals([400, 500], 16, 214, 306, 20), color, 'opacity=".75"') + circle(400, 500, 204, 'none', `stroke="${color}" stroke-width="4" opacity=".75"`) + group('translate(560 520)', writing(4, 320, darker(color, 0.35), 24))
}

function ney({ color }: Brush): string {
  const nodes = [-330, -222, -108, 12, 138, 268]
  const joint = (y: number) => path(`M-27 ${y - 7}q27 11 54 0v12q-27 11 -54 0z`, darker(color, 0.4)) + line(`M-27 ${y + 8}q27 11 54 0`, lighter(color, 0.5), 2)
  const binding = (y: number) => path(`M-28 ${y}q28 11 56 0v30q-28 11 -56 0z`, '#7a2430') + line(times(5, (index) => `M-28 ${y + 4 + index * 6}q28 11 56 0`), '#c98a72', 1.6, 'opacity=".7"')
  const hole = (y: number) => ellipse(-2, y, 11, 14, darker(color, 0.72), `stroke="${darker(color, 0.35)}" stroke-width="2.5"`)
  return across('a-reed', [[0, darker(color, 0.5)], [0.22, lighter(color, 0.25)], [0.34, lighter(color, 0.62)], [0.6, color], [1, darker(color, 0.5)]]) + across('a-brass', [[0, darker(brass, 0.5)], [0.3, lighter(brass, 0.6)], [0.6, brass], [1, darker(brass, 0.55)]]) +
    path('M-26 -440H26V450Q0 460 -26 450z', 'url(#a-reed)', `stroke="${darker(color, 0.55)}" stroke-width="1.5"`) + ellipse(0, 450, 26, 8, darker(color, 0.65)) + nodes.map(joint).join('') + binding(-290) + binding(330) + [40, 84, 164, 206, 246].map(hole).join('') +
    path('M-27 -452H27V-392Q0 -382 -27 -392z', 'url(#a-brass)') + line('M-27 -404q27 10 54 0M-27 -412q27 10 54 0', darker(brass, 0.5), 2) + path('M-20 -478Q0 -484 20 -478L27 -450H-27z', 'url(#a-brass)') + ellipse(0, -478, 20, 6, darker(brass, 0.55)) + ellipse(0, -478, 14, 4, '#2b2115') + line('M-10 -380V-340M-10 -312V-240M-10 -200V-130M-10 -90V-10M-10 300V320M-10 370V440', '#fffaf0', 5, 'opacity=".35"')
}

const dropped = (x: number, y: number, turn: number, scale: number) => group(`translate(${x + 18} ${y + 22})rotate(${turn})scale(${scale})`, path('M-26 -470H26V452H-26z', '#2b2115', 'opacity=".15"'))
const layNey = (brush: Brush, x: number, y: number, turn: number, scale = 1) => dropped(x, y, turn, scale) + group(`translate(${x} ${y})rotate(${turn})scale(${scale})`, ney(brush))

function lowTable(color: string): string {
  const wood = mix('#6a4328', color, 0.2)
  return shadow(400, 930, 340, 24) + path('M70 700H730L790 800H10z', lighter(wood, 0.2)) + rect(10, 800, 780, 32, darker(wood, 0.2)) + path('M40 832H90L80 930H54zM710 832H760L746 930H720z', darker(wood, 0.35))
}

export const percussionShapes = {
  santur: inViews({
    whole: (brush) => group('rotate(-16 400 500)', path('M60 690L200 350H600L770 740H40z', '#2b2115', 'opacity=".13" transform="translate(16 44)"')) + group('rotate(-16 400 500)translate(2 20)scale(.94)', santur(brush) + mallets(brush.color, 'translate(300 800)rotate(74)scale(1.1)', 'translate(470 790)rotate(104)scale(1.1)')),
    detail: (brush) => closeUp([520, 540], 2.6, santur(brush)),
    use: (brush) => corner(brush.color, 740) + mat(brush.color, 850, 130) + lowTable(brush.color) + group('translate(44 474)scale(.89 .46)', santur(brush)) + mallets(brush.color, 'translate(330 700)rotate(66)scale(.8)', 'translate(500 690)rotate(-58)scale(.8)'),
  }),
  daf: inViews({
    whole: dafInside,
    detail: (brush) => closeUp([190, 330], 2.6, dafInside(brush)),
    use: (brush) => corner(brush.color, 790) + mat(brush.color, 850, 120) + ellipse(450, 560, 300, 316, '#2b2115', 'opacity=".12"') + group('translate(64 142)scale(.84 .87)', dafFront(brush)),
  }),
  ney: inViews({
    whole: (brush) => layNey(brush, 400, 500, 34, 0.98),
    detail: (brush) => group('translate(360 180)rotate(30)scale(2.9)', group('translate(0 -150)', ney(brush))),
    use: (brush) => table(brush.color, 470) + path('M120 560H690L780 940H30z', mix('#8f2431', brush.color, 0.25)) + line('M146 580H668L744 918H66z', lighter(brush.color, 0.5), 5) + line('M166 594H650L716 900H92z', lighter(brush.color, 0.3), 2, 'stroke-dasharray="9 8"') + layNey(brush, 410, 740, 66, 0.78) + rose(200, 640, 70) + rose(280, 690, 46),
  }),
}
