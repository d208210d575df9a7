import { darker, lighter, mix } from '../canvas.ts'
import type { Brush } from '../canvas.ts'
import { across, around, circle, clipped, define, ellipse, glow, group, inViews, line, path, petals, rect, round, shadow, times, use, volume } from '../still-life.ts'
import { turned } from '../wheel.ts'
import type { Point } from '../still-life.ts'
import { dots, gilding } from '../still-life-metal.ts'
import { phraseCount, slanted, stroke, writing } from '../still-life-script.ts'
import { corner, pomegranate, rose, sprig, table } from '../still-life-setting.ts'

const [paper, ink, gold] = ['#f3e8cf', '#221a16', '#c19a3a']

const cornerPiece = (color: string) => path('M0 0H190C170 24 150 20 140 44C110 40 104 70 80 76C80 104 52 104 44 140C20 150 24 170 0 190z', color) + path(petals([44, 44], 8, 6, 38, 7), gold) + line('M10 170Q20 100 70 70T170 10', gold, 3) + path(petals([110, 22], 6, 3, 18, 4) + petals([22, 110], 6, 3, 18, 4), lighter(gold, 0.5)) + circle(44, 44, 7, paper)

function sheet(color: string): string {
  const bud = path(petals([0, 0], 6, 3, 13, 4), gold) + line('M-22 0Q-11 -12 0 0T22 0', gold, 1.8)
  const along = (count: number, x: number, y: number, dx: number, dy: number, turn: number) => times(count, (index) => use('a-bud', `translate(${round(x + index * dx)} ${round(y + index * dy)})rotate(${turn})`))
  return define('a-bud', bud) + define('a-corner', cornerPiece(mix(color, '#24407a', 0.55))) + rect(0, 0, 500, 660, lighter(color, 0.1)) + along(11, 30, 21, 44, 0, 0) + along(11, 30, 639, 44, 0, 0) + along(13, 21, 66, 0, 44, 90) + along(13, 479, 66, 0, 44, 90) +
    rect(42, 42, 416, 576, paper, `stroke="${gold}" stroke-width="5"`) + rect(50, 50, 400, 560, 'none', `stroke="${darker(gold, 0.3)}" stroke-width="1.5"`) +
    clipped('a-sheet', 'M52 52H448V608H52z', use('a-corner', 'translate(52 52)scale(.84)') + use('a-corner', 'translate(448 608)rotate(180)scale(.84)') + group('translate(424 146)', slanted(4, 318, 96, ink)))
}

function panel({ color }: Brush): string {
  const wood = darker(mix(color, '#5d3a24', 0.5), 0.25)
  return rect(98, 92, 624, 830, '#2b2115', 'opacity=".13"') + rect(88, 76, 624, 830, wood) + across('a-frame', [[0, lighter(wood, 0.28)], [0.5, wood], [1, darker(wood, 0.3)]]) + rect(88, 76, 624, 830, 'url(#a-frame)') + rect(96, 84, 608, 814, 'none', `stroke="${lighter(wood, 0.4)}" stroke-width="2"`) +
    rect(118, 106, 564, 770, gold) + rect(123, 111, 554, 760, '#efe6d3') + path('M123 111H677L665 121H133V861L123 871z', '#2b2115', 'opacity=".14"') + group('translate(150 161)', sheet(color)) + path('M123 111H420L123 640z', '#ffffff', 'opacity=".12"')
}

function inkClose({ color }: Brush): string {
  const cloud = 'M60 360C20 300 90 240 150 270C180 200 290 200 320 260C400 200 500 220 520 290C590 250 690 280 690 350C760 380 750 470 680 480C660 550 560 560 520 510C470 570 360 560 330 510C270 560 160 540 150 480C70 490 20 420 60 360z'
  const specks = path(dots([400, 500], 26, 380, 3) + dots([380, 480], 18, 270, 2) + dots([420, 540], 30, 460, 2.6), gold, 'opacity=".55"')
  return rect(0, 0, 800, 1000, paper) + specks + group('translate(0 -40)rotate(-12 400 400)', path(cloud, 'none', `stroke="${gold}" stroke-width="4"`) + line(cloud, gold, 1.5, 'transform="translate(16 16)scale(.96)"') + group('translate(770 420)', writing(0, 760, ink))) +
    group('rotate(-12 400 400)', group('translate(800 820)', writing(3, 860, ink))) + group('rotate(-12 400 400)', group('translate(880 80)', writing(1, 860, ink))) + define('a-corner', cornerPiece(mix(color, '#24407a', 0.55))) + use('a-corner', 'scale(1.5)') + use('a-corner', 'translate(800 1000)rotate(180)scale(1.7)') + line('M0 6H800M794 0V1000', gold, 6)
}

function cover({ color }: Brush): string {
  const gilt = gilding(color)
  const almond = 'M230 130C250 170 340 210 340 320C340 430 250 470 230 510C210 470 120 430 120 320C120 210 210 170 230 130z'
  const spandrel = path('M34 34H190C176 60 150 58 142 84C116 84 112 116 84 120C84 150 50 156 34 200z', darker(color, 0.3), `stroke="${gilt}" stroke-width="3"`) + path(petals([74, 74], 8, 5, 32, 6), gilt) + line('M44 180Q50 120 90 96T180 44', gilt, 2.5)
  const medal = path(almond, darker(color, 0.3), `stroke="${gilt}" stroke-width="5"`) + path(almond, 'none', `stroke="${gilt}" stroke-width="1.8" transform="translate(25.3 35.2)scale(.89)"`) + path(petals([230, 320], 12, 14, 70, 11), gilt) + path(petals([230, 320], 12, 14, 44, 5, 15), lighter(color, 0.4)) + circle(230, 320, 12, gilt) + path(petals([230, 212], 6, 4, 32, 7) + petals([230, 428], 6, 4, 32, 7), gilt) + line('M230 246Q170 250 160 320Q170 390 230 394Q290 390 300 320Q290 250 230 246', gilt, 3)
  const pendants = path('M230 84c14 16 14 26 0 40c-14 -14 -14 -24 0 -40zM230 516c14 16 14 26 0 40c-14 -14 -14 -24 0 -40z', gilt)
  const rule = rect(16, 16, 428, 608, 'none', `stroke="${gilt}" stroke-width="5"`) + rect(26, 26, 408, 588, 'none', `stroke="${gilt}" stroke-width="1.8"`) + line('M21 30V610M439 30V610M30 21H430M30 619H430', lighter(gilt, 0.4), 2, 'stroke-dasharray="2 9"')
  return define('a-spandrel', spandrel) + rect(0, 0, 460, 640, color, 'rx="8"') + rule + ['', 'translate(460 0)scale(-1 1)', 'translate(0 640)scale(1 -1)', 'translate(460 640)rotate(180)'].map((where) => use('a-spandrel', where)).join('') + medal + pendants +
    across('a-cover', [[0, '#1b140c', 0.45], [0.05, '#fffaf0', 0.16], [0.09, '#1b140c', 0.2], [0.12, '#fffaf0', 0.08], [0.5, '#fffaf0', 0.1], [1, '#1b140c', 0.2]]) + rect(0, 0, 460, 640, 'url(#a-cover)', 'rx="8"')
}

const pageEdges = (width: number) => path('M460 8L506 50V684H50L8 640H460z', '#efe3c6') +
  line(times(9, (index) => `M${round(466 + index * 4.4)} ${12 + index * 4}V${round(634 + index * 4)}M8 ${round(646 + index * 4.2)}H${466 + index * 4}`), '#b9a57c', width)

function book(brush: Brush): string {
  const back = darker(brush.color, 0.4)
  return shadow(420, 868, 290, 36) + group('rotate(-5 400 500)translate(150 150)', path('M0 0L52 46H520V694H52L0 640z', back) + pageEdges(1.6) + cover(brush) + path('M420 640V730l12 -12 12 12V640z', '#8f2431'))
}

const bookClose = (brush: Brush) => group('translate(-60 -60)scale(2)', group('translate(20 -190)', pageEdges(1) + cover(brush)))

function openBook(color: string): string {
  const lines = times(phraseCount, (index) => define(`a-line${index}`, writing(index, 200, ink, 20)))
  const text = (x: number) => times(9, (index) => use(`a-line${(index * 2) % phraseCount}`, `translate(${x - (index % 2) * 10} ${index * 29})scale(${index % 2 ? 0.92 : 1})`))
  return shadow(400, 880, 350, 34) + path('M50 590L400 620L750 590L790 880L400 900L10 880z', darker(color, 0.15)) + path('M70 580C180 556 330 566 400 606C470 566 620 556 730 580L764 860C640 840 480 846 400 882C320 846 160 840 36 860z', '#e6d8b8') +
    path('M76 572C184 548 330 560 400 600V874C320 838 166 832 46 852z', '#f8f0dc') + path('M724 572C616 548 470 560 400 600V874C480 838 634 832 754 852z', '#f3e8cf') + path('M400 600V874C380 864 360 856 340 852V574C364 580 384 590 400 600z', '#2b2115', 'opacity=".12"') +
    lines + group('translate(0 606)', text(326) + text(690)) + path('M394 600h12v300l-6 -8 -6 8z', '#8f2431')
}

function qalam(color: string, id: string): string {
  const joint = (y: number) => path(`M-21 ${y}q21 9 42 0v7q-21 9 -42 0z`, darker(color, 0.35))
  return across(id, [[0, darker(color, 0.45)], [0.3, lighter(color, 0.5)], [0.6, color], [1, darker(color, 0.5)]]) + path('M-20 -360Q0 -368 20 -360V236C18 290 12 330 8 360L-8 354C-10 320 -18 290 -20 236z', `url(#${id})`) + ellipse(0, -362, 20, 7, lighter(color, 0.4)) + ellipse(0, -362, 11, 4, darker(color, 0.5)) +
    path('M-20 232C-4 262 14 262 20 232C18 290 12 330 8 360L-8 354C-10 320 -18 290 -20 232z', lighter(color, 0.68)) + line('M0 290V350', darker(color, 0.5), 1.6) + path('M-10.5 318L10 324L8 362L-8 355z', ink) + joint(-180) + joint(40) + line('M-8 -340V-190M-8 -160V30M-8 60V226', '#fffaf0', 4, 'opacity=".35"')
}

function inkwell(color: string): string {
  const profile: readonly Point[] = [[60, 640], [64, 660], [110, 700], [122, 760], [104, 820], [84, 842]]
  const glaze = mix(color, '#1f5f78', 0.65)
  return shadow(400, 848, 120) + path(turned(profile), glaze) + clipped('a-well', turned(profile), path(around(7, (turn) => petals([400 + (turn - 154) * 0.72, 760], 8, 4, 26, 5)), lighter(glaze, 0.75)) + line('M270 716Q400 752 530 716M270 806Q400 836 530 806', lighter(glaze, 0.7), 4)) + volume(turned(profile), 'a-well-volume') + ellipse(400, 640, 62, 12, lighter(glaze, 0.4)) + ellipse(400, 641, 50, 8, ink)
}

function pens({ color }: Brush): string {
  const pen = (x: number, y: number, turn: number) => group(`translate(${x + 12} ${y + 16})rotate(${turn})`, path('M-20 -360H20V236L8 362L-8 355L-20 236z', '#2b2115', 'opacity=".13"')) + use('a-qalam', `translate(${x} ${y})rotate(${turn})`)
  return define('a-qalam', qalam(color, 'a-reed')) + group('translate(-96 -46)scale(1.1)', pen(280, 480, 20) + pen(395, 495, 26) + pen(510, 510, 32)) + group('translate(248 20)scale(.98)', inkwell(color))
}

const nibs = ({ color }: Brush) => rect(0, 0, 800, 1000, paper) + group('translate(60 -30)', path(stroke([[720, 760], [640, 860], [440, 900], [200, 840], [60, 760]], 74), ink)) + define('a-qalam', qalam(color, 'a-reed')) + use('a-qalam', 'translate(500 90)rotate(28)scale(2.3)') + glow('a-dim', [[0, '#fffaf0', 0.3], [1, '#2b2115', 0.12]]) + rect(0, 0, 800, 1000, 'url(#a-dim)')

export const calligraphyShapes = {
  'calligraphy-panel': inViews({
    whole: (brush) => panel(brush),
    detail: inkClose,
    use: (brush) => corner(brush.color, 860) + group('translate(144 -10)scale(.64)', panel(brush)) + rect(90, 724, 620, 24, '#8a623f') + path('M90 748H710V900H682V776H118V900H90z', '#6a4328') + pomegranate([190, 686], 40, 'a-fruit') + pomegranate([268, 694], 31, 'a-small'),
  }),
  book: inViews({ whole: book, detail: bookClose, use: (brush) => table(brush.color, 500) + group('translate(300 -116)scale(.78)', inkwell(brush.color)) + sprig([612, 390], -16, 150) + sprig([622, 390], 20, 130) + openBook(brush.color) + sprig([200, 540], 80, 120) + rose(180, 520, 58) }),
  'reed-pens': inViews({
    whole: pens,
    detail: nibs,
    use: (brush) => table(brush.color, 480) + path('M90 620L560 590L640 960L40 980z', paper) + path('M90 620L560 590L566 618L88 648z', '#2b2115', 'opacity=".05"') + group('translate(540 760)rotate(-4)', writing(0, 400, ink) + group('translate(40 110)', writing(3, 420, ink))) + group('translate(290 20)scale(.82)', inkwell(brush.color)) + define('a-qalam', qalam(brush.color, 'a-reed')) + use('a-qalam', 'translate(560 420)rotate(-16)scale(.7)') + group('translate(330 936)rotate(80)scale(.7)', path('M-8 -350H32V236L14 362L-8 355z', '#2b2115', 'opacity=".2"')) + use('a-qalam', 'translate(330 930)rotate(80)scale(.7)'),
  }),
}
