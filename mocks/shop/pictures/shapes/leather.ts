import type { Shape } from '../../catalogue/seed.ts'
import { darker, lighter, mix } from '../canvas.ts'
import type { Brush, Draw, View } from '../canvas.ts'
import { compact } from '../compact.ts'
import { buckle, cornerPiece, corners, grain, hideOf, piece, pressed, rivet, stamp, stampRow, stitches, toranj } from '../leather.ts'
import type { Hide } from '../leather.ts'
import { near, tea } from '../scene-parts.ts'
import { across, ellipse, group, line, path, rect, shadow, times, use } from '../still-life.ts'
import { corner, table } from '../still-life-setting.ts'

type Scene = (hide: Hide, brush: Brush) => string
const drawer = (scenes: Record<View, Scene>): Draw => (brush) => {
  const hide = hideOf(brush.color, brush.view === 'detail')
  return compact(grain(brush.random) + toranj(hide) + cornerPiece(hide) + stamp(hide) + scenes[brush.view](hide, brush))
}
const tooled = (x: number, y: number, size: number) => use('a-toranj', `translate(${x} ${y})scale(${size})`)

function bag(hide: Hide, top: number): string {
  const body = 'M150 420Q150 400 172 400H628Q650 400 650 420L668 836Q668 872 632 872H168Q132 872 132 836z'
  const flap = 'M142 384Q142 360 168 360H632Q658 360 658 384L664 600Q664 700 400 742Q136 700 136 600z'
  const seam = 'M164 392Q164 380 178 380H622Q636 380 636 392L642 594Q640 676 400 718Q160 676 158 594z'
  const strap = `M176 420C150 ${top + 120} 262 ${top} 400 ${top}S650 ${top + 120} 624 420`
  return line(strap, hide.deep, 38) + line(strap, hide.dark, 32) + line(strap, hide.color, 22) + stitches(strap, hide, 0.7) +
    piece('a-body', body, hide) + path('M132 800L134 836Q132 872 168 872H632Q668 872 666 836L665 800Q400 850 132 800z', '#1b140c', 'opacity=".16"') + stitches('M150 470L152 830Q150 852 172 852H628Q650 852 648 830L650 470', hide) +
    path(flap, '#1b140c', 'opacity=".3" transform="translate(0 12)"') + piece('a-flap', flap, hide) + stitches(seam, hide) +
    pressed('M186 404H614L620 590Q616 654 400 694Q184 654 180 590z', hide, 3) + tooled(400, 524, 0.92) + corners(194, 412, 606, 412, 0.74).split('<use').slice(0, 3).join('<use') +
    stampRow([240, 640], [320, 672], 3, 0.26) + stampRow([480, 672], [560, 640], 3, 0.26) +
    piece('a-tab', 'M368 690H432V806Q400 836 368 806z', hide, 'across') + stitches('M378 700V800Q400 820 422 800V700', hide, 0.7) + group('translate(400 762)rotate(90)', buckle(56, 78)) +
    [176, 624].map((x) => piece(`a-ear${x}`, `M${x - 22} 372H${x + 22}V446Q${x} 468 ${x - 22} 446z`, hide, 'across') + rivet(x, 436)).join('')
}

const bagOnHook: Scene = (hide, { color }) => corner(color, 850) + rect(250, 130, 300, 46, '#7b5a3c') + rect(250, 130, 300, 6, '#a98463') + line('M400 150V196Q400 214 420 210', '#c29a3a', 14) +
  path('M180 420H650L690 800H210z', '#1b140c', 'opacity=".14"') + group('translate(400 480)scale(.86)translate(-400 -480)', bag(hide, 130))

function wallet(hide: Hide): string {
  return path('M-206 -150H226V186H-206z', '#1b140c', 'opacity=".25"') + path('M-216 -164Q-216 -176 -204 -176H216Q230 -176 230 -162V158Q230 172 216 172H-204z', hide.deep) +
    path('M-212 -168H222V164H-212z', lighter(hide.color, 0.5)) + piece('a-front', 'M-220 -158Q-220 -172 -206 -172H206Q222 -172 222 -156V154Q222 170 206 170H-206Q-220 170 -220 156z', hide) +
    path('M-220 -158Q-220 -172 -206 -172H-186V170H-206Q-220 170 -220 156z', '#fffaf0', 'opacity=".14"') + stitches('M-198 -154H204V152H-198', hide, 0.8) +
    pressed('M-170 -134H186V132H-170z', hide, 2.4) + corners(-164, -128, 180, 126, 0.58) + group('translate(8 -1)rotate(90)scale(.72)', use('a-toranj', ''))
}

function openWallet(hide: Hide): string {
  const pocket = (y: number) => piece(`a-pocket${y}`, `M20 ${y}H250V150H20z`, hide) + stitches(`M34 ${y + 12}H238`, hide, 0.6)
  return piece('a-inside', 'M-270 -130Q-270 -150 -250 -150H250Q270 -150 270 -130V140Q270 160 250 160H-250Q-270 160 -270 140z', hide) + path('M-4 -150H4V160H-4z', hide.deep, 'opacity=".6"') +
    rect(-246, -176, 220, 60, '#efe6d0') + rect(-240, -168, 220, 60, '#c9d6cf') + rect(40, -126, 190, 50, '#2f7f7a') + rect(34, -84, 196, 40, '#e9dcc0') +
    piece('a-purse', 'M-256 -122H-18V148H-256z', hide) + stitches('M-242 -108H-32V134H-242z', hide, 0.6) + tooled(-137, 14, 0.6) + pocket(-66) + pocket(-8) + pocket(52)
}

function belt(hide: Hide): string {
  const outer = 'M130 470A270 104 0 0 0 670 470V600A270 104 0 0 1 130 600z'
  const turns = times(6, (index) => {
    const [rx, ry] = [270 - index * 34, 104 - index * 14]
    return ellipse(400 - index * 3, 470 - index * 1.5, rx, ry, index % 2 ? hide.dark : hide.deep) + ellipse(400 - index * 3, 470 - index * 1.5, rx - 3, ry - 2, 'none', `stroke="${index < 5 ? hide.light : hide.color}" stroke-width="10"`)
  })
  const along = (y: number) => `M130 ${y}A270 104 0 0 0 670 ${y}`
  const flowers = times(11, (index) => {
    const angle = ((index - 5) / 11) * Math.PI * 0.86
    return `<use href="#a-stamp" transform="translate(${Math.round(400 + 270 * Math.sin(angle))} ${Math.round(535 + 104 * Math.cos(angle))})scale(${(0.62 * Math.cos(angle)).toFixed(2)} .62)"/>`
  })
  return shadow(400, 690, 300, 40) + across('a-round', [[0, hide.deep], [0.25, hide.light], [0.5, hide.color], [1, hide.deep]]) +
    path('M430 640C590 650 700 720 742 800L700 830C650 760 560 726 430 700z', hide.dark, `stroke="${hide.deep}" stroke-width="3"`) + path('M430 640C590 650 700 720 742 800L700 830C650 760 560 726 430 700z', 'url(#a-grain)') +
    times(4, (index) => ellipse(606 + index * 30, 722 + index * index * 3 + index * 12, 6, 5, '#1b140c')) +
    path(outer, 'url(#a-round)', `stroke="${hide.deep}" stroke-width="3"`) + path(outer, 'url(#a-grain)') + stitches(along(486) + along(586), hide, 0.8) + pressed(along(500) + along(572), hide, 2) + flowers + turns +
    ellipse(385, 462, 66, 20, lighter(hide.color, 0.78)) + ellipse(385, 466, 66, 20, '#1b140c', 'opacity=".35"') +
    piece('a-keeper', 'M176 480L226 500V650L176 626z', hide, 'across') + group('translate(238 590)rotate(14)', piece('a-tongue', 'M-60 -64H30V64H-60z', hide, 'across') + group('translate(40 0)', buckle(92, 146)))
}

const beltHung: Scene = (hide, { color }) => {
  const strip = 'M352 210H448V850Q448 880 400 912Q352 880 352 850z'
  return corner(color, 930) + rect(220, 92, 360, 44, '#7b5a3c') + rect(220, 92, 360, 6, '#a98463') + line('M400 112V170', '#8a6a2c', 14) + path('M372 220H476V880L420 920z', '#1b140c', 'opacity=".14"') +
    piece('a-strip', strip, hide, 'across') + stitches('M364 260V846Q368 870 400 892Q432 870 436 846V260', hide, 0.8) + stampRow([400, 330], [400, 690], 9, 0.5) +
    times(4, (index) => ellipse(400, 742 + index * 34, 6, 7, '#1b140c')) + piece('a-wrap', 'M352 208H448V276H352z', hide, 'across') + rivet(374, 260, 7) + rivet(426, 260, 7) + group('translate(400 190)rotate(90)', buckle(94, 132))
}

function notebook(hide: Hide, { color }: Brush): string {
  const pages = times(7, (index) => `M236 ${-306 + index * 3}V${306 - index}M${-200} ${326 + index * 2}H236`)
  return path('M-214 -296H262V356H-214z', '#1b140c', 'opacity=".22"') + path('M-226 -316H248V344H-226z', hide.deep) + path('M-210 -310H240V336H-210z', '#f1e7d0') + line(pages, '#b9a884', 1.2) +
    piece('a-cover', 'M-230 -310Q-230 -326 -214 -326H216Q230 -326 230 -312V308Q230 322 216 322H-214Q-230 322 -230 306z', hide) +
    path('M-230 -310Q-230 -326 -214 -326H-176V322H-214Q-230 322 -230 306z', '#1b140c', 'opacity=".2"') + line('M-174 -324V320', hide.deep, 3) + stitches('M-188 -310V306', hide) +
    pressed('M-152 -302H206V298H-152z', hide, 4) + pressed('M-140 -290H194V286H-140z', hide, 1.8) + stampRow([-116, -296], [170, -296], 12, 0.1) + stampRow([-116, 292], [170, 292], 12, 0.1) +
    corners(-132, -282, 186, 278, 1) + tooled(27, -2, 1.08) +
    path('M-60 320L-66 420L-48 404L-34 424L-30 320z', darker(mix('#8f2431', color, 0.2), 0.1)) + line('M196 -326V322', darker(hide.color, 0.5), 13) + line('M194 -326V322', hide.dark, 7)
}

const reedPen = (x: number, y: number, turn: number) => group(`translate(${x} ${y})rotate(${turn})`,
  path('M-8 6H12V312H-8z', '#1b140c', 'opacity=".18" transform="translate(10 6)"') + path('M-9 0H9V280L2 318H-4L-9 286z', '#a86c37') + path('M-9 0H-3V286L-4 318z', '#d19c62') + line('M-9 90H9M-9 196H9', '#6d421e', 3))

const desk = (color: string, body: string) => table(color, 330) + body

export const leatherShapes = {
  'leather-bag': drawer({
    whole: (hide) => shadow(400, 884, 290, 22) + bag(hide, 110),
    detail: (hide) => near([330, 610], 2.5, bag(hide, 110)),
    use: bagOnHook,
  }),
  'leather-wallet': drawer({
    whole: (hide) => shadow(400, 850, 300, 20) + group('translate(400 350)rotate(-4)scale(1.04)', openWallet(hide)) + group('translate(410 660)rotate(5)scale(1.16)', wallet(hide)),
    detail: (hide) => near([60, 40], 2.6, rect(-400, -400, 800, 800, lighter(hide.color, 0.7)) + wallet(hide)),
    use: (hide, { color }) => desk(color, group('translate(340 680)scale(1 .8)rotate(-14)scale(1.3)', wallet(hide)) + tea(640, 560, .85) +
      group('translate(640 850)', line('M0 0A40 26 0 1 1 1 0M36 -20L120 20M100 10L92 28M116 18L108 36', '#5a3f10', 13) + line('M0 0A40 26 0 1 1 1 0M36 -20L120 20M100 10L92 28M116 18L108 36', '#d3ac4c', 8))),
  }),
  'leather-belt': drawer({
    whole: (hide) => group('translate(392 540)scale(1.14)translate(-400 -570)', belt(hide)),
    detail: (hide) => near([330, 600], 2.6, rect(0, 0, 800, 1000, lighter(hide.color, 0.7)) + belt(hide)),
    use: beltHung,
  }),
  'leather-notebook': drawer({
    whole: (hide, brush) => group('translate(396 490)rotate(-3)scale(1.12)', notebook(hide, brush)),
    detail: (hide, brush) => near([60, -120], 2.4, notebook(hide, brush)),
    use: (hide, brush) => desk(brush.color, group('translate(350 660)scale(1 .8)rotate(-16)scale(1)', notebook(hide, brush)) + reedPen(650, 560, 28) + reedPen(710, 560, 16) +
      tea(650, 470, .8)),
  }),
} satisfies Partial<Record<Shape, Draw>>
