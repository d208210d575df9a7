import { darker, lighter, mix } from '../canvas.ts'
import type { Brush } from '../canvas.ts'
import { around, at, circle, clipped, closeUp, define, down, ellipse, glow, group, inViews, line, path, petal, petals, polar, rect, shadow, times, use, volume } from '../still-life.ts'
import { belt, hoops, turned } from '../wheel.ts'
import type { Point } from '../still-life.ts'
import type { Profile } from '../wheel.ts'
import { dots, engraving, gilding, metalBody } from '../still-life-metal.ts'
import { dish, table, teaGlass } from '../still-life-setting.ts'

type Area = { left: number; top: number; width: number; height: number }

function threads(random: () => number, { left, top, width, height }: Area, count: number, length: number, thickness: number): string {
  const whole = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`
  const thread = () => {
    const turn = random() * 360
    const bend = polar([0, 0], length * 0.55, turn + (random() - 0.5) * 80)
    return `M${whole([left + random() * width, top + random() * height])}q${whole(bend)} ${whole(polar(bend, length * 0.5, turn + (random() - 0.5) * 90))}`
  }
  const layer = (color: string, share: number) => line(times(Math.round(count * share), thread), color, thickness)
  const tip = () => whole([(random() - 0.5) * length * 0.24, (random() - 0.5) * length * 0.24])
  const tips = times(Math.round(count * 0.16), () => `M${whole([left + random() * width, top + random() * height])}l${tip()}`)
  return layer('#5e0f12', 0.36) + layer('#8d1a18', 0.34) + layer('#b5281d', 0.3) + line(tips, '#e08a2a', thickness * 0.9) + layer('#d1432a', 0.14)
}

function crocus([x, y]: Point, size: number): string {
  const back = [-62, 62, 0].map((turn) => petal([x, y], turn, 0, size, size * 0.22)).join('')
  const front = [-32, 32].map((turn) => petal([x, y], turn, 0, size * 0.92, size * 0.22)).join('')
  const stigma = [-20, 0, 22].map((turn) => `M${at([x, y - size * 0.2])}Q${at(polar([x, y], size * 0.7, turn * 0.4))} ${at(polar([x, y], size * 1.08, turn))}`).join('')
  return path(back, '#8264a8') + line(stigma, '#b5281d', size * 0.06) + path(front, '#9d82c2') + line([-32, 32].map((turn) => `M${at([x, y])}L${at(polar([x, y], size * 0.7, turn))}`).join(''), '#6a4c92', size * 0.02)
}

const jarProfile: Profile = [[136, 330], [136, 360], [176, 400], [188, 430], [188, 780], [180, 812], [160, 830]]
const lidProfile: Profile = [[120, 204], [146, 214], [150, 230], [150, 330]]

function jar({ color, random }: Brush): string {
  const outline = turned(jarProfile)
  const gold = mix('#c19a3a', color, 0.3)
  const lid = { profile: lidProfile, color: gold, belts: [[246, 312, 7]] as const }
  return shadow(400, 846, 210) + engraving(gold) + path(outline, '#fffaf0', 'opacity=".6"') +
    clipped('a-jar', outline, rect(200, 480, 400, 400, '#701414') + threads(random, { left: 190, top: 470, width: 410, height: 360 }, 270, 70, 6) + path('M200 440H600V478Q400 500 200 478z', '#fffaf0', 'opacity=".5"')) + volume(outline) +
    line(outline, '#ffffff', 4, 'opacity=".7"') + line('M236 450V760', '#ffffff', 15, 'opacity=".5"') + line('M262 456V600', '#ffffff', 5, 'opacity=".5"') + metalBody(lid, 'a-lid') + ellipse(400, 206, 122, 20, lighter(gold, 0.5)) +
    path('M310 560Q310 520 400 505Q490 520 490 560V700Q490 730 400 744Q310 730 310 700z', '#fbf3e0', `stroke="${gold}" stroke-width="5"`) + path('M322 566Q324 532 400 518Q476 532 478 566V694Q476 720 400 732Q324 720 322 694z', 'none', `stroke="${gold}" stroke-width="1.6"`) + crocus([400, 674], 96) + line('M400 674V706M372 712H428', '#6d7a4a', 5)
}

const loose = (random: () => number) => threads(random, { left: 130, top: 850, width: 160, height: 26 }, 30, 54, 5) + threads(random, { left: 520, top: 858, width: 140, height: 20 }, 18, 54, 5)

function rice(random: () => number, color: string): string {
  const grains = (area: Area, count: number) => times(count, () => `M${Math.round(area.left + random() * area.width)} ${Math.round(area.top + random() * area.height)}l${Math.round((random() - 0.5) * 22)} ${Math.round((random() - 0.5) * 16)}`)
  const hill = 'M60 800Q110 640 270 630Q430 640 480 800Q270 870 60 800z'
  return dish([270, 790], 250, mix(color, '#2a5ba8', 0.55)) + path(hill, '#efe6d0') + clipped('a-rice', hill, path('M140 690Q200 640 270 620Q350 640 410 700Q340 740 270 720Q200 740 140 690z', '#e3a52c') +
    line(grains({ left: 60, top: 640, width: 420, height: 200 }, 150), '#fffaf0', 6) + line(grains({ left: 170, top: 636, width: 200, height: 80 }, 60), '#f3c04a', 6) + line(grains({ left: 80, top: 680, width: 380, height: 140 }, 60), '#d3c5a2', 3)) + path(petals([270, 650], 2, 0, 34, 9, 70), '#b5281d')
}

const tinProfile: Profile = [[206, 300], [206, 302], [206, 800], [204, 816]]
const capProfile: Profile = [[196, 196], [212, 206], [214, 220], [214, 318]]

function tin({ color }: Brush): string {
  const [deep, gold, paper] = [darker(color, 0.08), gilding(color), '#f6ecd6']
  const outline = turned(tinProfile, 0.14)
  const cap = turned(capProfile, 0.14)
  const flower = path(petals([0, 0], 8, 10, 40, 8), gold) + path(petals([0, 0], 8, 12, 30, 4, 22.5), paper) + circle(0, 0, 7, gold) + line('M-52 0Q-40 -40 0 -48Q40 -40 52 0Q40 40 0 48Q-40 40 -52 0z', gold, 3)
  const medal = path(petals([400, 580], 16, 60, 138, 24), gold) + circle(400, 580, 108, paper) + circle(400, 580, 98, 'none', `stroke="${gold}" stroke-width="3"`) + path(petals([400, 580], 12, 20, 84, 13), deep) + path(petals([400, 580], 12, 14, 56, 6, 15), gold) + circle(400, 580, 18, paper) + path(dots([400, 580], 8, 10, 2.4), deep) + path(dots([400, 580], 40, 91, 2), deep)
  return define('a-flower', flower) + shadow(400, 846, 220) + path(outline, deep) +
    clipped('a-tin', outline, line(hoops(tinProfile, [334, 424, 740, 806], 0.14), gold, 6) + belt(tinProfile, 378, 'a-flower', 9, 0.72, 0.14) + belt(tinProfile, 776, 'a-flower', 11, 0.5, 0.14) + group('translate(0 24)', medal) + path([[224, 604], [576, 604]].map(([x, y]) => petals([x!, y!], 10, 10, 60, 10)).join(''), gold, 'opacity=".7"')) + volume(outline) +
    path(cap, lighter(deep, 0.08)) + clipped('a-cap', cap, line(hoops(capProfile, [228, 298], 0.14), gold, 5) + belt(capProfile, 262, 'a-flower', 11, 0.5, 0.14)) + volume(cap, 'a-cap-volume') + ellipse(400, 206, 206, 28, lighter(deep, 0.3), `stroke="${gold}" stroke-width="4"`) + ellipse(400, 205, 170, 21, lighter(deep, 0.18), `stroke="${gold}" stroke-width="2"`)
}

function powder([x, y]: Point, width: number, color: string, id: string): string {
  return shadow(x, y + 4, width, width * 0.1) + down(id, [[0, lighter(color, 0.35)], [1, darker(color, 0.15)]]) + path(`M${x - width} ${y}Q${x - width * 0.3} ${y - width * 0.66} ${x} ${y - width * 0.66}Q${x + width * 0.34} ${y - width * 0.62} ${x + width} ${y}Q${x} ${y + width * 0.22} ${x - width} ${y}z`, `url(#${id})`) + path(`M${x - width * 0.1} ${y - width * 0.65}Q${x + width * 0.4} ${y - width * 0.6} ${x + width} ${y}Q${x + width * 0.5} ${y + width * 0.1} ${x + width * 0.2} ${y}Q${x + width * 0.3} ${y - width * 0.3} ${x - width * 0.1} ${y - width * 0.65}z`, darker(color, 0.3), 'opacity=".3"')
}

const anise = ([x, y]: Point, size: number) => path(petals([x, y], 8, 4, size, size * 0.2), '#6a3a1c', 'stroke="#3a1d0c" stroke-width="2"') + around(8, (turn) => circle(...polar([x, y], size * 0.6, turn), size * 0.09, '#c98a4a'))
const cinnamon = (x: number, y: number, turn: number) => group(`translate(${x} ${y})rotate(${turn})`, rect(-110, -16, 220, 32, '#9a5a2c', 'rx="14"') + rect(-110, -16, 220, 12, '#b9763f', 'rx="6"') + ellipse(110, 0, 9, 16, '#5e3216') + ellipse(110, -4, 4, 7, '#b9763f'))

function crystals(random: () => number, spots: readonly Point[], size: number): string {
  return spots.map(([x, y]) => use(`a-crystal${Math.floor(random() * 3)}`, `translate(${at([x, y])})rotate(${Math.floor(random() * 360)})scale(${Math.round(size * (0.7 + random() * 0.6) * 100) / 100})`)).join('')
}

function crystalKinds(color: string): string {
  const [lit, plain, shade, edge] = [lighter(color, 0.6), lighter(color, 0.3), color, lighter(color, 0.75)]
  const kind = (id: number, top: string, left: string, right: string) => define(`a-crystal${id}`, `<g stroke="${edge}" stroke-width="1.4" stroke-linejoin="round" opacity=".86">${path(left, plain)}${path(right, shade)}${path(top, lit)}</g>` + line('M-10 -12L6 -18', '#ffffff', 3, 'opacity=".9"'))
  return kind(0, 'M-28 -10L-4 -28L26 -14L2 4z', 'M-28 -10L2 4L4 32L-24 18z', 'M26 -14L2 4L4 32L28 12z') + kind(1, 'M-20 -24L16 -26L24 -4L-12 0z', 'M-20 -24L-12 0L-14 26L-30 4z', 'M-12 0L24 -4L22 22L-14 26z') + kind(2, 'M-24 -18L8 -30L20 -8L-10 6z', 'M-24 -18L-10 6L-8 28L-26 10z', 'M20 -8L-10 6L-8 28L18 20z')
}

function nabat(random: () => number): string {
  const spots = Array.from({ length: 62 }, (_, index): Point => {
    const share = index / 61
    const half = 50 * Math.sin(Math.PI * (0.12 + share * 0.8))
    return [(random() - 0.5) * 2 * half, 6 + share * 350 + (random() - 0.5) * 20]
  })
  return rect(-8, -20, 16, 640, '#d8b98a', 'rx="6"') + rect(-8, -20, 6, 640, '#efdcb8', 'rx="3"') + ellipse(0, 184, 54, 186, '#b8741a', 'opacity=".55"') + crystals(random, spots, 0.86)
}

const cupProfile: Profile = [[150, 560], [146, 600], [132, 700], [104, 790], [90, 830]]

function rockSugar({ color, random }: Brush): string {
  const sugar = sugarOf(color)
  const ware = mix('#2f8f8a', color, 0.2)
  const outline = turned(cupProfile)
  const sticks = [-17, 16, 0].map((turn, index) => group(`translate(${400 + turn * 11} ${index === 2 ? 110 : 160})rotate(${turn})`, nabat(random))).join('')
  return crystalKinds(sugar) + shadow(400, 842, 170) + ellipse(400, 560, 150, 24, darker(ware, 0.5)) + sticks + path(turned(cupProfile).replace(/A150 24 0 0 1 ([\d. ]+)z$/, 'A150 24 0 0 0 $1z'), ware) +
    define('a-flower', path(petals([0, 0], 8, 8, 40, 8), '#f6ecd6') + circle(0, 0, 8, '#d3ae52')) + clipped('a-cup', outline, `<g>${line(hoops(cupProfile, [604, 730]), '#f6ecd6', 5)}${belt(cupProfile, 664, 'a-flower', 7, 0.95)}</g>`) + volume(`M250 560A150 24 0 0 0 550 560L532 700L490 830A90 15 0 0 1 310 830L268 700z`, 'a-round') + line('M250 560A150 24 0 0 0 550 560', lighter(ware, 0.6), 6) +
    crystals(random, [[180, 840], [240, 868], [610, 856], [560, 876]], 1.1)
}

const isPale = (color: string) => parseInt(color.slice(1, 3), 16) > 215
const sugarOf = (color: string) => mix(color, '#e0a02c', isPale(color) ? 0.2 : 0.75)

function sugarField({ color, random }: Brush): string {
  const sugar = sugarOf(color)
  const strewn = (count: number) => Array.from({ length: count }, (): Point => [random() * 820 - 10, random() * 1020 - 10])
  const glints = strewn(16).map((point) => petals(point, 4, 0, 12 + random() * 22, 2)).join('')
  return crystalKinds(sugar) + rect(0, 0, 800, 1000, darker(sugar, 0.2)) + crystals(random, strewn(140), 2.7) + rect(0, 0, 800, 1000, darker(sugar, 0.12), 'opacity=".4"') + crystals(random, strewn(66), 3.8) + path(glints, '#ffffff')
}

export const spiceShapes = {
  'saffron-jar': inViews({
    whole: (brush) => jar(brush) + loose(brush.random),
    detail: ({ random }) => rect(0, 0, 800, 1000, '#4a0c0e') + threads(random, { left: -40, top: -40, width: 880, height: 1080 }, 420, 250, 15) + glow('a-dim', [[0, '#fffaf0', 0.14], [0.5, '#fffaf0', 0], [1, '#1b140c', 0.34]], [0.35, 0.3], 0.9) + rect(0, 0, 800, 1000, 'url(#a-dim)'),
    use: (brush) => table(brush.color, 560) + group('translate(310 120)scale(.72)', jar(brush)) + rice(brush.random, brush.color) + threads(brush.random, { left: 500, top: 880, width: 200, height: 40 }, 30, 54, 5) + crocus([640, 860], 84),
  }),
  'spice-tin': inViews({
    whole: (brush) => tin(brush) + powder([640, 866], 104, mix(brush.color, '#c8801f', 0.6), 'a-powder') + anise([180, 860], 48),
    detail: (brush) => closeUp([350, 560], 2.1, tin(brush)),
    use: (brush) => table(brush.color, 560) + group('translate(20 90)scale(.8)', tin(brush)) + powder([600, 860], 120, '#c8801f', 'a-one') + powder([690, 760], 90, '#9c3a24', 'a-two') + cinnamon(220, 880, -12) + cinnamon(250, 916, -4) + anise([420, 910], 46),
  }),
  'rock-sugar': inViews({
    whole: rockSugar,
    detail: sugarField,
    use: (brush) => table(brush.color, 600) + crystalKinds(sugarOf(brush.color)) + group('translate(306 650)rotate(196)scale(.74)', nabat(brush.random)) + group('translate(-230 -270)scale(1.36)', teaGlass('a-tea')) + dish([590, 800], 140, '#2f8f8a') + crystals(brush.random, Array.from({ length: 40 }, (_, index): Point => [500 + (index % 8) * 26 - Math.floor(index / 8) * 2, 806 - Math.floor(index / 8) * 14]), 1),
  }),
}
