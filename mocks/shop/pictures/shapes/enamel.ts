import type { Shape } from '../../catalogue/seed.ts'
import { darker, lighter } from '../canvas.ts'
import type { Brush, Draw, View } from '../canvas.ts'
import { compact } from '../compact.ts'
import { enamelled, enamelMotifs, enamelOf, plate, shamse, shine } from '../enamelwork.ts'
import type { Enamel } from '../enamelwork.ts'
import { blossom, paletteOf, place } from '../ornament.ts'
import { near, tea } from '../scene-parts.ts'
import { across, around, clipped, define, ellipse, group, line, path, polar, round, shadow, use } from '../still-life.ts'
import type { Profile } from '../wheel.ts'
import { niche, pomegranate, sprig, table } from '../still-life-setting.ts'

type Scene = (enamel: Enamel, brush: Brush) => string
const drawer = (scenes: Record<View, Scene>): Draw => (brush) => compact(scenes[brush.view](enamelOf(brush.color, brush.view === 'detail'), brush))
const medallion = (e: Enamel, x: number, y: number, radius: number, tall = 1) =>
  `<g transform="translate(${x} ${y})scale(1 ${tall})">${ellipse(0, 0, radius * 1.14, radius * 1.14, e.gold)}${ellipse(0, 0, radius * 1.09, radius * 1.09, e.white)}${use('a-shamse', `scale(${radius / 98})`)}</g>`

const vaseProfile: Profile = [[86, 122], [60, 150], [46, 200], [52, 270], [120, 350], [184, 450], [186, 550], [130, 680], [76, 760], [70, 786], [112, 836], [116, 856]]

function vase(e: Enamel): string {
  const gilt = { ...e, color: e.gold, deep: darker(e.gold, 0.35) }
  return shadow(400, 866, 170, 26) + enamelMotifs(e) + define('a-shamse', shamse(e, 100)) +
    enamelled('a-vase', vaseProfile, e, [[122, 152, 'a-curl', 5, e.deep], [168, 218, 'a-leaf', 5, e.white], [218, 256, 'a-flower', 5, e.color], [292, 348, 'a-leaf', 12, e.deep], [362, 400, 'a-flower', 14, e.white], [596, 634, 'a-flower', 14, e.white], [650, 730, 'a-leaf', 12, e.deep], [806, 836, 'a-curl', 9, e.deep]],
      [-150, 150].map((x) => use('a-shamse', `translate(${400 + x} 505)scale(.36 .72)`)).join('') + [-96, 96].map((x) => use('a-curl', `translate(${400 + x} 448)scale(.4)`) + use('a-curl', `translate(${400 + x} 566)scale(.4)`)).join('') + medallion(e, 400, 506, 80)) +
    ellipse(400, 122, 86, 13.8, gilt.color) + ellipse(400, 123, 76, 11, darker(e.deep, 0.5)) + shine('M262 440C250 490 256 560 276 610M362 190V240')
}

const bowlProfile: Profile = [[296, 380], [294, 440], [262, 540], [190, 630], [112, 676], [84, 696], [80, 716], [130, 756], [136, 770]]

function bowl(e: Enamel, filling = ''): string {
  const wall = around(22, (turn) => {
    const [x, y] = polar([0, 0], 250, turn)
    return `<use href="#a-leaf" transform="translate(${round(400 + x)} ${round(396 + y * 0.2)})scale(${round((0.3 + Math.abs(y) / 420) * 10) / 10} .42)"/>`
  })
  const mouth = 'M114 382A286 61 0 0 1 686 382A286 61 0 0 1 114 382z'
  const inside = ellipse(400, 380, 296, 65, e.gold) + clipped('a-mouth', mouth, path(mouth, e.white) + ellipse(400, 392, 276, 58, e.color) + wall + ellipse(400, 418, 216, 42, e.gold) + ellipse(400, 421, 212, 41, e.deep) + group('translate(400 424)scale(1 .2)', shamse(e, 200)))
  return shadow(400, 782, 210, 28) + enamelMotifs(e) +
    enamelled('a-bowl', bowlProfile, e, [[380, 412, 'a-curl', 17, e.deep], [424, 492, 'a-flower', 11, e.white], [504, 622, 'a-boteh', 9, e.color], [634, 682, 'a-leaf', 11, e.deep], [730, 762, 'a-curl', 9, e.deep]], '', 0.22) + inside +
    across('a-hollow', [[0, '#1b140c', 0.6], [0.3, '#1b140c', 0.22], [0.7, '#fffaf0', 0.08], [0.86, '#fffaf0', 0.22], [1, '#1b140c', 0.1]]) + path(mouth, 'url(#a-hollow)') + path('M114 382A286 61 0 0 1 686 382A286 49 0 0 0 114 382z', '#1b140c', 'opacity=".22"') + filling + line('M106 390A296 65 0 0 0 694 390', lighter(e.gold, 0.4), 4) + shine('M146 470C156 520 186 570 214 600')
}

const bodyProfile: Profile = [[204, 520], [226, 580], [222, 660], [180, 744], [110, 790], [98, 806], [140, 846], [144, 858]]
const lidProfile: Profile = [[18, 286], [34, 296], [120, 340], [186, 420], [212, 500], [216, 516]]
const knobProfile: Profile = [[2, 186], [8, 200], [26, 226], [24, 250], [10, 262], [18, 276], [30, 290]]

function sugarBox(e: Enamel): string {
  const gilt = { ...e, color: e.gold, deep: darker(e.gold, 0.4) }
  return shadow(400, 868, 230, 28) + enamelMotifs(e) +
    enamelled('a-base', bodyProfile, e, [[524, 560, 'a-curl', 13, e.deep], [572, 676, 'a-boteh', 9, e.white], [688, 738, 'a-flower', 11, e.color], [742, 792, 'a-leaf', 12, e.deep], [820, 848, 'a-curl', 9, e.deep]], '') +
    enamelled('a-knob', knobProfile, gilt, []) + enamelled('a-lid', lidProfile, e, [[300, 338, 'a-curl', 9, e.deep], [348, 402, 'a-leaf', 12, e.white], [412, 482, 'a-flower', 11, e.color], [490, 514, 'a-curl', 15, e.deep]], '') +
    line('M184 516A216 34.6 0 0 0 616 516', darker(e.gold, 0.3), 10) + line('M184 514A216 34.6 0 0 0 616 514', lighter(e.gold, 0.3), 4) + shine('M246 420C262 388 290 362 312 350M190 600C190 640 200 680 216 706')
}

const fruitHeap = define('a-fruit', pomegranate([0, 0], 66, 'a-skin')) + [[300, 350, 1], [500, 350, 1], [400, 368, 1], [350, 268, 0.94], [456, 272, 0.94]].map(([x, y, size]) => use('a-fruit', `translate(${x} ${y})scale(${size})`)).join('')
const cubes = (x: number, y: number) => [[0, 0], [52, 16], [20, 40]].map(([dx, dy]) => path(`M${x + dx!} ${y + dy!}l22 -10l22 10v24l-22 10l-22 -10z`, '#e9dfcb') + path(`M${x + dx!} ${y + dy!}l22 -10l22 10l-22 10z`, '#fffaf0') + path(`M${x + dx! + 22} ${y + dy! + 10}l22 -10v24l-22 10z`, '#cfc2a8')).join('')

function bouquet(brush: Brush): string {
  const p = paletteOf(brush.color)
  const stems: [number, number, string, number][] = [[330, 130, 'a-rosy', 0.9], [420, 70, 'a-creamy', 1], [490, 150, 'a-rosy', 0.8], [270, 220, 'a-creamy', 0.7], [390, 170, 'a-rosy', 0.7]]
  return blossom('a-rosy', p, '#d98f8a', '#b5484f') + blossom('a-creamy', p, '#f3e3c6', '#d99a6a') + stems.map(([x, y]) => line(`M400 330Q${(x + 400) / 2} 240 ${x} ${y}`, '#5d6f45', 5)).join('') +
    sprig([392, 320], -34, 200) + sprig([408, 320], 30, 210) + stems.map(([x, y, id, size]) => place(id, [x, y], size)).join('')
}

const stand = (color: string) => line('M300 800L340 640M500 800L460 640', darker(color, 0.5), 18) + line('M286 772Q320 796 330 756M514 772Q480 796 470 756', '#6d4a30', 15)

export const enamelShapes = {
  'enamel-plate': drawer({
    whole: (e) => ellipse(412, 520, 318, 318, '#2b2115', 'opacity=".12"') + ellipse(406, 510, 316, 316, '#2b2115', 'opacity=".14"') + group('translate(400 500)', plate(e)),
    detail: (e) => near([-112, -138], 2.8, plate(e)),
    use: (e, { color }) => niche(color) + line('M300 800L350 560M500 800L450 560', '#4a3324', 16) + ellipse(410, 560, 206, 206, '#2b2115', 'opacity=".16"') + group('translate(400 556)scale(.66)', plate(e)) + stand('#6d4a30') + shadow(400, 806, 150, 12),
  }),
  'enamel-vase': drawer({
    whole: vase,
    detail: (e) => near([370, 480], 2.6, vase(e)),
    use: (e, brush) => niche(brush.color) + group('translate(400 800)scale(.66)translate(-400 -862)', group('translate(0 -200)', bouquet(brush)) + vase(e)),
  }),
  'enamel-bowl': drawer({
    whole: (e) => group('translate(0 -60)scale(1.08)translate(-30 -20)', bowl(e)),
    detail: (e) => near([330, 500], 2.5, bowl(e)),
    use: (e, { color }) => table(color, 560) + group('translate(400 800)scale(.96)translate(-400 -770)', bowl(e, fruitHeap)) + sprig([690, 880], -70, 180),
  }),
  'enamel-box': drawer({
    whole: sugarBox,
    detail: (e) => near([350, 470], 2.5, sugarBox(e)),
    use: (e, { color }) => table(color, 540) + group('translate(340 800)scale(.84)translate(-400 -862)', sugarBox(e)) + tea(620, 850, 1) + cubes(150, 880),
  }),
} satisfies Partial<Record<Shape, Draw>>
