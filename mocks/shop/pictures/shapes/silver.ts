import { darker, lighter, mix } from '../canvas.ts'
import type { Brush } from '../canvas.ts'
import { across, around, at, circle, closeUp, define, down, ellipse, glow, group, inViews, line, path, petals, polar, rect, rod, shadow, smooth, times, use } from '../still-life.ts'
import type { Point } from '../still-life.ts'
import { dots, metalOf, stoneOf } from '../still-life-metal.ts'
import { corner, table } from '../still-life-setting.ts'

function stone([x, y]: Point, rx: number, ry: number, color: string, metal: string, id: string, veins = ''): string {
  const beads = around(28, (turn) => {
    const [dx, dy] = polar([0, 0], 1, turn)
    return `M${at([x + dx * (rx + 15) - 5, y + dy * (ry + 15)])}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z`
  })
  return glow(id, [[0, lighter(color, 0.55)], [0.35, lighter(color, 0.1)], [0.75, darker(color, 0.12)], [1, darker(color, 0.5)]], [0.36, 0.28], 0.8) +
    ellipse(x, y, rx + 24, ry + 24, darker(metal, 0.42)) + ellipse(x - 1, y - 2, rx + 22, ry + 22, metal) +
    path(beads, lighter(metal, 0.6), `stroke="${darker(metal, 0.5)}" stroke-width="1.4"`) + ellipse(x, y, rx + 8, ry + 8, darker(metal, 0.5)) +
    ellipse(x, y, rx + 5, ry + 5, lighter(metal, 0.3)) + ellipse(x, y, rx, ry, `url(#${id})`) + group(`translate(${x} ${y})scale(${(rx / 100).toFixed(2)} ${(ry / 100).toFixed(2)})`, veins) +
    ellipse(x - rx * 0.34, y - ry * 0.46, rx * 0.28, ry * 0.16, '#ffffff', `opacity=".55" transform="rotate(-24 ${at([x - rx * 0.34, y - ry * 0.46])})"`)
}

function veinsOf({ random }: Brush): string {
  const vein = () => {
    const turn = random() * 360
    return smooth([0, 1, 2, 3].map((step) => polar([0, 0], 92 - step * 30, turn + step * (14 + random() * 16))))
  }
  return line(times(5, vein), '#3a2a18', 1.6, 'opacity=".45"')
}

function ring(brush: Brush): string {
  const [metal, gem] = [metalOf(brush.color), stoneOf(brush.color)]
  const leaf = (sign: number) => group(`translate(400 320)scale(${sign} 1)`,
    path('M86 40C150 60 190 110 214 190C176 170 120 140 84 96z', metal, `stroke="${darker(metal, 0.5)}" stroke-width="2.5"`) +
    line('M96 62C140 84 172 120 198 168M104 84C136 104 156 122 178 148', darker(metal, 0.5), 2) + path('M110 60a7 7 0 1 0 1 0zM140 84a6 6 0 1 0 1 0zM166 114a5 5 0 1 0 1 0z', lighter(metal, 0.6)))
  return across('a-ring', [[0, darker(metal, 0.45)], [0.14, lighter(metal, 0.7)], [0.34, darker(metal, 0.12)], [0.6, lighter(metal, 0.4)], [0.85, darker(metal, 0.35)], [1, lighter(metal, 0.2)]]) +
    shadow(400, 862, 200) + path('M400 330A262 262 0 1 0 401 330zM400 386A212 212 0 1 1 399 386z', 'url(#a-ring)', `stroke="${darker(metal, 0.55)}" stroke-width="2.5"`) +
    path('M400 386A212 212 0 1 0 401 386zM400 404A200 202 0 1 1 399 404z', darker(metal, 0.5), 'opacity=".8"') + line('M158 540A256 256 0 0 0 250 800', '#ffffff', 8, 'opacity=".7"') +
    leaf(1) + leaf(-1) + path('M276 350Q400 440 524 350L500 420Q400 470 300 420z', darker(metal, 0.3)) + stone([400, 270], 112, 138, gem, metal, 'a-gem', veinsOf(brush))
}

const curl = 'M0 -24C-16 -20 -18 4 -2 6C8 6 8 -8 -1 -8M0 -24C16 -20 18 4 2 6M0 6V22'

function pendant(brush: Brush): string {
  const [metal, gem] = [metalOf(brush.color), stoneOf(brush.color)]
  const drop = 'M400 470C470 530 530 580 530 660A130 130 0 0 1 270 660C270 580 330 530 400 470z'
  const drops = [-96, -50, 0, 50, 96].map((dx) => {
    const y = 782 - Math.abs(dx) * 0.36
    return line(`M${400 + dx} ${y}v34`, darker(metal, 0.3), 4) + path(`M${400 + dx} ${y + 30}c20 28 18 46 0 50c-18 -4 -20 -22 0 -50z`, dx ? metal : gem, `stroke="${darker(metal, 0.5)}" stroke-width="2"`)
  }).join('')
  const curls = around(14, (turn) => {
    const [x, y] = polar([400, 652], 102, turn)
    return turn < 20 || turn > 340 ? '' : use('a-curl', `translate(${at([x, y])})rotate(${turn.toFixed(0)})`)
  })
  return define('a-curl', line(curl, lighter(metal, 0.7), 3.4)) + drops + path(drop, darker(metal, 0.42), 'opacity=".9"') + curls +
    rod(drop, 13, metal) + use('a-curl', 'translate(400 524)scale(1.1)') + rod('M400 470a20 22 0 1 1 1 0', 10, metal) + stone([400, 652], 46, 56, gem, metal, 'a-gem', veinsOf(brush))
}

function chain(points: readonly Point[], metal: string): string {
  const d = smooth(points)
  return line(d, darker(metal, 0.5), 15, 'stroke-dasharray="15 12" stroke-linecap="butt"') + line(d, lighter(metal, 0.5), 9, 'stroke-dasharray="13 14"') + line(d, darker(metal, 0.2), 4, 'stroke-dasharray="8 19" stroke-dashoffset="-13.5"')
}

const loop: Point[] = [[400, 430], [290, 392], [196, 300], [160, 200], [210, 110], [320, 74], [400, 70], [480, 74], [590, 110], [640, 200], [604, 300], [510, 392], [400, 430]]

function necklace(brush: Brush): string {
  const [metal, gem] = [metalOf(brush.color), stoneOf(brush.color)]
  const bead = ([x, y]: Point) => circle(x, y, 19, darker(gem, 0.15), `stroke="${darker(metal, 0.4)}" stroke-width="5"`) + circle(x - 5, y - 6, 6, '#fff', 'opacity=".6"')
  return group('translate(8 16)', line(smooth(loop), '#2b2115', 14, 'opacity=".1"') + ellipse(400, 660, 134, 142, '#2b2115', 'opacity=".1"')) +
    chain(loop, metal) + ([[290, 392], [196, 300], [604, 300], [510, 392]] as const).map(bead).join('') + pendant(brush)
}

function bust(color: string): string {
  const cloth = mix('#3d332a', color, 0.18)
  return shadow(400, 900, 250) + across('a-bust', [[0, darker(cloth, 0.45)], [0.35, lighter(cloth, 0.2)], [1, darker(cloth, 0.4)]]) +
    path('M330 120C330 96 470 96 470 120C470 240 484 300 560 334C650 372 706 412 712 520C716 640 650 760 596 900H204C150 760 84 640 88 520C94 412 150 372 240 334C316 300 330 240 330 120z', 'url(#a-bust)') +
    ellipse(400, 119, 69, 16, lighter(cloth, 0.3)) + line('M214 880C164 750 108 640 108 530C112 440 150 400 230 366', lighter(cloth, 0.4), 3, 'opacity=".5"')
}

const hung: Point[] = [[333, 200], [312, 290], [286, 370], [312, 450], [400, 512], [488, 450], [514, 370], [488, 290], [467, 200]]

function bracelet(brush: Brush): string {
  const [metal, gem] = [metalOf(brush.color), stoneOf(brush.color)]
  const panels = [-58, -36, 36, 58].map((angle) => {
    const [x, squeeze] = [400 + 300 * Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)]
    return group(`translate(${x.toFixed(0)} ${(556 + 96 * squeeze).toFixed(0)})scale(${squeeze.toFixed(2)} 1)`, use('a-panel', ''))
  }).join('')
  const panel = path(petals([0, 0], 8, 10, 52, 11), metal, `stroke="${darker(metal, 0.55)}" stroke-width="2.5"`) + path(petals([0, 0], 8, 24, 62, 5, 22.5), lighter(metal, 0.6)) + circle(0, 0, 15, gem, `stroke="${darker(metal, 0.5)}" stroke-width="4"`)
  return across('a-cuff', [[0, darker(metal, 0.5)], [0.16, lighter(metal, 0.55)], [0.34, metal], [0.5, lighter(metal, 0.7)], [0.76, darker(metal, 0.25)], [1, darker(metal, 0.55)]]) +
    down('a-inside', [[0, darker(metal, 0.25)], [1, darker(metal, 0.6)]]) + shadow(404, 596, 316, 96) +
    path('M100 400A300 96 0 0 1 700 400V552A300 96 0 0 0 100 552z', 'url(#a-inside)') + line('M108 540A296 92 0 0 1 692 540', lighter(metal, 0.3), 3, 'opacity=".6"') +
    define('a-panel', panel) + path('M100 400A300 96 0 0 0 700 400V572A300 96 0 0 1 100 572z', 'url(#a-cuff)', `stroke="${darker(metal, 0.5)}" stroke-width="2.5"`) +
    group('translate(0 -74)', panels) + rodEdge(424, metal) + rodEdge(566, metal) + stone([400, 580], 62, 76, gem, metal, 'a-gem', veinsOf(brush))
}

const rodEdge = (y: number, metal: string) => rod(`M101 ${y - 22}A300 96 0 0 0 699 ${y - 22}`, 17, metal) + line(`M104 ${y - 4}A300 96 0 0 0 696 ${y - 4}`, darker(metal, 0.5), 7, 'stroke-dasharray="1 12"')

function velvetBox(color: string): string {
  const velvet = mix('#5a2030', color, 0.25)
  return shadow(400, 900, 360, 40) + rect(90, 330, 620, 300, darker(velvet, 0.5), 'rx="14"') + rect(112, 350, 576, 270, mix(velvet, '#fffaf0', 0.78), 'rx="8"') +
    path('M90 630H710L750 870H50z', darker(velvet, 0.25)) + path('M112 640H688L722 800H78z', velvet) + path('M78 800H722V826H78z', darker(velvet, 0.45)) + rect(50, 826, 700, 60, darker(velvet, 0.6), 'rx="8"') +
    path(dots([400, 490], 24, 60, 4), '#c9a227', 'opacity=".7"') + path(petals([400, 490], 12, 8, 48, 8), '#c9a227', 'opacity=".7"')
}

export const silverShapes = {
  'silver-ring': inViews({
    whole: ring,
    detail: (brush) => closeUp([420, 330], 2.3, ring(brush)),
    use: (brush) => table(brush.color, 560) + velvetBox(brush.color) + ellipse(400, 812, 150, 16, '#1b140c', 'opacity=".4"') + group('translate(180 340)scale(.55)', ring(brush)) + path('M78 800H722V826H78z', darker(mix('#5a2030', brush.color, 0.25), 0.45)),
  }),
  'silver-necklace': inViews({
    whole: necklace,
    detail: (brush) => closeUp([400, 640], 2.5, necklace(brush)),
    use: (brush) => table(brush.color, 760) + bust(brush.color) + chain(hung, metalOf(brush.color)) + group('translate(160 262)scale(.6)', group('translate(0 -90)', pendant(brush))),
  }),
  'silver-bracelet': inViews({
    whole: bracelet,
    detail: (brush) => closeUp([470, 540], 2.5, bracelet(brush)),
    use: (brush) => corner(brush.color, 620) + group('translate(0 -80)', cushion(brush.color)) + group('translate(56 130)scale(.86)', bracelet(brush)),
  }),
}

function cushion(color: string): string {
  const cloth = mix('#7c2a36', color, 0.3)
  return shadow(400, 900, 360, 44) + glow('a-cushion', [[0, lighter(cloth, 0.25)], [1, darker(cloth, 0.4)]], [0.4, 0.2], 0.9) +
    path('M60 690C180 640 620 640 740 690C770 760 770 830 736 880C600 910 200 910 64 880C30 830 30 760 60 690z', 'url(#a-cushion)') +
    line('M60 690C40 760 34 820 64 880M740 690C770 760 766 830 736 880M64 880C200 910 600 910 736 880', lighter(cloth, 0.55), 6, 'stroke-dasharray="2 12"')
}
