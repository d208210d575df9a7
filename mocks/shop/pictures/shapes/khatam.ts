import type { Shape } from '../../catalogue/seed.ts'
import { darker, lighter, mix } from '../canvas.ts'
import type { Brush, Draw, View } from '../canvas.ts'
import { compact } from '../compact.ts'
import { boneDiamond, chessmen, face, inlayOf, khatam, moulding, panel } from '../marquetry.ts'
import type { Inlay } from '../marquetry.ts'
import { bird, blossom, lobed, paletteOf, place, tendril } from '../ornament.ts'
import { near, tea } from '../scene-parts.ts'
import { across, clipped, down, ellipse, group, line, path, rect, round, shadow, times } from '../still-life.ts'
import { corner, sprig, table } from '../still-life-setting.ts'

type Scene = (inlay: Inlay, brush: Brush) => string
const drawer = (scenes: Record<View, Scene>, star = 34): Draw => (brush) => {
  const inlay = inlayOf(brush.color, brush.view === 'detail')
  return compact(khatam(inlay, star) + scenes[brush.view](inlay, brush))
}
const dark = '#1b140c'

const box = (inlay: Inlay) =>
  face('1 0 0 1 100 570', panel(inlay, 480, 200), 480, 200, dark, 0.08) + face('.55 -.6 0 1 580 570', panel(inlay, 230, 200), 230, 200, dark, 0.42) +
  path('M100 570H580L706.500 432V444L580 584H100z', dark, 'opacity=".55"') +
  face('1 0 0 1 92 486', rect(0, 0, 496, 84, inlay.wood) + rect(6, 6, 484, 72, inlay.brass) + rect(8, 8, 480, 68, 'url(#a-khatam)') + rect(0, 0, 496, 9, inlay.wood), 496, 84, dark, 0.02) +
  face('.55 -.6 0 1 588 486', rect(0, 0, 238, 84, inlay.wood) + rect(6, 6, 226, 72, inlay.brass) + rect(8, 8, 222, 68, 'url(#a-khatam)'), 238, 84, dark, 0.4) +
  `<g transform="matrix(1 0 -.55 .6 222.900 343.200)">${panel(inlay, 496, 238, 84)}${[[-170, 0], [170, 0]].map(([x]) => boneDiamond(248 + x!, 119, 40, inlay)).join('')}${across('a-top', [[0, '#fffaf0', 0.3], [0.4, '#fffaf0', 0], [0.7, '#fffaf0', 0.16], [1, dark, 0.1]])}${rect(0, 0, 496, 238, 'url(#a-top)')}</g>` +
  path('M316 552H364V604Q340 622 316 604z', '#8a6420') + path('M319 555H361V602Q340 617 319 602z', '#d6ac4c') + ellipse(340, 584, 5, 7, '#3a2a10') + line('M92 486H588L719 343', lighter(inlay.brass, 0.5), 2.4)

const boxFeet = (inlay: Inlay) => [104, 540].map((x) => path(`M${x} 768H${x + 44}L${x + 36} 796H${x + 8}z`, inlay.ebony)).join('') + path('M664 640L700 606L694 640L668 660z', inlay.ebony)
const casket = (inlay: Inlay) => shadow(410, 790, 320, 36) + boxFeet(inlay) + box(inlay)

function birdAndRose(brush: Brush): string {
  const p = paletteOf(mix('#c9606a', brush.color, 0.1), true)
  const stem = tendril([10, 40], 96, 200, 300, 9)
  return bird('a-bird', p, '#3f8f96') + blossom('a-rose', p, '#e7a9a4', '#c4525c') + blossom('a-bud', p, '#f3dcc4', '#d98a6a') +
    line('M-60 190C-40 120 -70 70 -50 10C-40 -60 10 -90 70 -130M-50 20C0 10 40 30 90 20M-52 100C-90 80 -110 60 -120 20', '#6b4b2a', 5) + line(stem.stem, '#6b4b2a', 3) + path(stem.leaves, '#6f8a54', 'stroke="#44582f" stroke-width="1"') +
    sprig([-50, 20], -40, 90) + sprig([40, -110], 50, 80) + place('a-rose', [-60, -60], 0.95) + place('a-rose', [84, 34], 0.8) + place('a-bud', [-118, 20], 0.55) + place('a-bud', [78, -136], 0.6) + place('a-rose', [-6, 120], 0.62) +
    place('a-bud', [30, 74], 0.4) + place('a-bird', [34, -44], 1.25)
}

function frame(inlay: Inlay, brush: Brush): string {
  const [w, h, depth] = [560, 720, 104]
  const side = (turn: number, away: number, length: number) => `<g transform="rotate(${turn})translate(0 ${depth - away})">${moulding(inlay, length, depth, `a-side${turn}`)}</g>`
  const [x, y] = [w / 2 - depth, h / 2 - depth]
  return path(`M${14 - w / 2} ${20 - h / 2}H${w / 2 + 16}V${h / 2 + 22}H${14 - w / 2}z`, '#2b2115', 'opacity=".2"') + rect(-x, -y, 2 * x, 2 * y, '#f3ead4') +
    clipped('a-page', `M${-x} ${-y}h${2 * x}v${2 * y}h${-2 * x}z`, group('scale(1.12)', birdAndRose(brush)) + line(`M${16 - x} ${16 - y}h${2 * x - 32}v${2 * y - 32}h${32 - 2 * x}z`, inlay.brass, 3) + line(`M${23 - x} ${23 - y}h${2 * x - 46}v${2 * y - 46}h${46 - 2 * x}z`, inlay.green, 1.4) +
      path(`M${-x} ${-y}H${x}V${14 - y}H${12 - x}V${y}H${-x}z`, dark, 'opacity=".26"')) +
    side(0, h / 2, w) + side(90, w / 2, h) + side(180, h / 2, w) + side(270, w / 2, h) +
    path(`M${-w / 2} ${-h / 2}L${-x} ${-y}H${x}L${w / 2} ${-h / 2}z`, '#fffaf0', 'opacity=".12"') + path(`M${-w / 2} ${h / 2}L${-x} ${y}H${x}L${w / 2} ${h / 2}zM${w / 2} ${-h / 2}L${x} ${-y}V${y}L${w / 2} ${h / 2}z`, dark, 'opacity=".18"')
}

const boardSize = 560
const square = (boardSize - 120) / 8
const onBoard = ([column, row]: readonly [number, number]) => {
  const [x, y] = [60 + (column + 0.5) * square, 60 + (row + 0.5) * square]
  return [400 + (x - y) * 0.66, 360 + (x + y) * 0.4] as const
}
const men: [kind: string, side: 'light' | 'dark', column: number, row: number][] = [
  ['rook', 'dark', 0, 0], ['knight', 'dark', 1, 0], ['queen', 'dark', 3, 0], ['king', 'dark', 4, 0], ['bishop', 'dark', 5, 0], ['rook', 'dark', 7, 0], ['pawn', 'dark', 0, 1], ['pawn', 'dark', 1, 1], ['pawn', 'dark', 5, 1], ['pawn', 'dark', 6, 1],
  ['pawn', 'dark', 3, 3], ['knight', 'dark', 5, 2], ['pawn', 'light', 3, 4], ['pawn', 'light', 4, 5], ['bishop', 'light', 2, 4], ['knight', 'light', 5, 5],
  ['pawn', 'light', 0, 6], ['pawn', 'light', 1, 6], ['pawn', 'light', 6, 6], ['pawn', 'light', 7, 6], ['rook', 'light', 0, 7], ['queen', 'light', 3, 7], ['king', 'light', 6, 7], ['rook', 'light', 5, 7],
]

function chess(inlay: Inlay): string {
  const squares = (odd: number) => times(64, (index) => ((index + (index >> 3)) % 2 === odd ? `M${60 + (index % 8) * square} ${60 + (index >> 3) * square}h${square}v${square}h${-square}z` : ''))
  const edge = face('.66 .4 0 1 30.400 584', rect(0, 0, boardSize, 40, inlay.wood) + rect(0, 6, boardSize, 26, 'url(#a-khatam)'), boardSize, 40, dark, 0.16) + face('.66 -.4 0 1 400 808', rect(0, 0, boardSize, 40, inlay.wood) + rect(0, 6, boardSize, 26, 'url(#a-khatam)'), boardSize, 40, dark, 0.4)
  const ordered = [...men].sort((a, b) => a[2] + a[3] - b[2] - b[3])
  const standing = ordered.map(([kind, side, column, row]) => {
    const [x, y] = onBoard([column, row])
    return ellipse(x + 12, y + 5, 32, 12, dark, 'opacity=".28"') + `<use href="#a-${side}-${kind}" transform="translate(${round(x)} ${round(y)})scale(.76)"/>`
  }).join('')
  return [[10, 14], [18, 26], [24, 36]].map(([x, y]) => path(`M${30 + x!} ${590 + y!}L${400 + x!} ${360 + y!}L${770 + x!} ${590 + y!}V${620 + y!}L${400 + x!} ${844 + y!}L${30 + x!} ${620 + y!}z`, '#2b2115', 'opacity=".1"')).join('') + edge +
    `<g transform="matrix(.66 .4 -.66 .4 400 360)">${panel(inlay, boardSize, boardSize)}${rect(54, 54, boardSize - 108, boardSize - 108, inlay.brass)}${path(squares(0), inlay.bone)}${path(squares(1), inlay.wood)}</g>` +
    chessmen('light', inlay) + chessmen('dark', inlay) + standing
}

function penCase(inlay: Inlay): string {
  const shape = (half: number, tall: number) => `M${tall - half} ${-tall}H${half - tall}A${tall} ${tall} 0 0 1 ${half - tall} ${tall}H${tall - half}A${tall} ${tall} 0 0 1 ${tall - half} ${-tall}z`
  const cartouche = (x: number, wide: number) => `<g transform="translate(${x} 0)scale(${wide} 1)">${path(lobed([0, 0], 8, 50, 41), inlay.ebony, `stroke="${inlay.brass}" stroke-width="4"`)}${path(lobed([0, 0], 8, 40, 32), inlay.red)}${place('a-bloom', [0, 0], 0.56)}</g>`
  return path(shape(340, 84), '#2b2115', 'opacity=".2" transform="translate(20 52)"') + path(shape(336, 82), inlay.ebony, 'transform="translate(10 34)"') +
    `<g transform="translate(7 22)">${path(shape(336, 82), inlay.wood)}${line(shape(336, 82), inlay.brass, 3)}</g>` +
    path(shape(338, 84), inlay.wood) + path(shape(332, 78), inlay.brass) + path(shape(329, 75), 'url(#a-braid)') + path(shape(318, 64), inlay.brass) + path(shape(315, 61), 'url(#a-khatam)') +
    cartouche(-196, 1) + cartouche(0, 1.9) + cartouche(196, 1) +
    down('a-gloss', [[0, '#fffaf0', 0.36], [0.34, '#fffaf0', 0.04], [0.6, dark, 0.02], [1, dark, 0.34]]) + path(shape(338, 84), 'url(#a-gloss)')
}

const pen = (x: number, y: number, turn: number) => group(`translate(${x} ${y})rotate(${turn})`, path('M-260 4H250L290 14L250 24H-260z', '#2b2115', 'opacity=".16" transform="translate(4 14)"') +
  path('M-260 -10H250L300 -3L304 4L250 10H-260z', '#9a6533') + path('M-260 -10H250L300 -3L250 -3H-260z', '#d3a065') + line('M-90 -9V9M80 -9V9', '#6d421e', 3) + path('M286 -5L300 -3L304 4L288 4z', '#241812'))

const cased = (inlay: Inlay, brush: Brush) => blossom('a-bloom', { ...paletteOf(brush.color, inlay.fine), light: inlay.bone, rose: inlay.red, gold: inlay.brass }) + penCase(inlay)
const script = 'M0 0C-60 50 -150 46 -150 4C-150 -14 -134 -20 -128 -12M20 -60C10 -20 20 10 60 4C96 0 100 -30 92 -36M120 -70L112 6M150 10C190 20 220 0 216 -26'
const sheet = (inlay: Inlay) => path('M-230 -150H230V170H-230z', '#2b2115', 'opacity=".16" transform="translate(10 12)"') + path('M-230 -160H230V160H-230z', '#f6eedb') + line('M-212 -142H212V142H-212z', inlay.brass, 3) +
  [0, 2.5, 5, 7.5].map((slant) => line(script, '#241812', 6, `transform="translate(${slant - 20} ${10 - slant})"`)).join('') + path('M-120 66l9 9-9 9-9-9zM-90 66l9 9-9 9-9-9zM84 60l9 9-9 9-9-9z', '#241812')
const inkPot = (color: string) => shadow(0, 62, 62, 12) + across('a-pot', [[0, darker(color, 0.3)], [0.35, lighter(color, 0.5)], [1, darker(color, 0.4)]]) + path('M-26 -40H26L30 -26C66 -8 66 46 44 60H-44C-66 46 -66 -8 -30 -26z', 'url(#a-pot)') + ellipse(0, -40, 27, 8, darker(color, 0.6))

export const khatamShapes = {
  'khatam-box': drawer({
    whole: casket,
    detail: (inlay) => near([300, 500], 2.7, box(inlay)),
    use: (inlay, { color }) => table(color, 500) + group('translate(390 650)scale(.92)translate(-400 -590)', casket(inlay)) + tea(170, 860, .85) + sprig([700, 560], -8, 220) + sprig([704, 560], 16, 170) + group('translate(702 590)', inkPot('#2f8f8a')),
  }),
  'khatam-frame': drawer({
    whole: (inlay, brush) => group('translate(400 500)scale(1.08)', frame(inlay, brush)),
    detail: (inlay, brush) => near([-150, -230], 2.5, frame(inlay, brush)),
    use: (inlay, brush) => corner(brush.color, 900) + group('translate(400 360)scale(.72)', frame(inlay, brush)) + rect(90, 760, 620, 28, mix('#6d4a30', brush.color, 0.1)) + rect(90, 760, 620, 5, '#a98463') + path('M120 788H150L144 960H126zM650 788H680L674 960H656z', '#4a3324') +
      sprig([600, 690], -10, 170) + sprig([606, 690], 20, 130) + group('translate(602 700)', inkPot('#2f8f8a')) + tea(220, 762, .6),
  }),
  'khatam-chess': drawer({
    whole: (inlay) => group('translate(400 470)scale(.98)translate(-400 -560)', chess(inlay)),
    detail: (inlay) => near([230, 610], 2.5, chess(inlay)),
    use: (inlay, { color }) => table(color, 420) + group('translate(400 690)scale(.96)translate(-400 -600)', chess(inlay)) + tea(690, 500, .8),
  }),
  'khatam-pen-case': drawer({
    whole: (inlay, brush) => group('translate(390 500)rotate(-38)', pen(10, 170, 0) + pen(-20, 222, 3)) + group('translate(370 450)rotate(-38)scale(1.16)', cased(inlay, brush)),
    detail: (inlay, brush) => rect(0, 0, 800, 1000, lighter(brush.color, 0.6)) + near([120, 10], 3.4, group('rotate(-16)', cased(inlay, brush))),
    use: (inlay, brush) => table(brush.color, 360) + group('translate(480 660)scale(1 .8)rotate(-8)scale(1.1)', sheet(inlay)) + group('translate(300 830)scale(1 .84)rotate(-14)scale(.84)', cased(inlay, brush)) + group('translate(560 560)rotate(-24)scale(.7)', pen(0, 0, 0)) + group('translate(170 560)scale(1.3)', inkPot('#2a5ba8')),
  }, 26),
} satisfies Partial<Record<Shape, Draw>>
