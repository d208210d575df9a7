import { darker, lighter, mix } from './canvas.ts'
import {
  across,
  circle,
  clipped,
  define,
  down,
  ellipse,
  group,
  line,
  path,
  rect,
  round,
  shadow,
  use,
} from './still-life.ts'
import { corner, dish, pomegranate, sprig, teaGlass } from './still-life-setting.ts'

export type Room = (color: string, rug: string) => string

const woodOf = (color: string) => mix('#6d4a30', color, 0.1)

const laid = (rug: string, x: number, y: number, size = 0.9, slant = -0.16) =>
  `<g transform="matrix(${size} 0 ${slant} ${round(size * 54) / 100} ${x} ${y})"><path d="M-402 -258H424V292H-388z" fill="#1b140c" opacity=".2"/>${group('rotate(90)', rug)}</g>`

const sunOn = (y: number) =>
  path(`M70 ${y}L330 ${y}L560 1000H180z`, '#fff3d6', 'opacity=".16"') +
  path(`M362 ${y}H440L760 1000H640z`, '#fff3d6', 'opacity=".12"')

export function lowTable(x: number, y: number, size: number, color: string): string {
  const wood = woodOf(color)
  const leg = (dx: number, lean: number) =>
    path(`M${dx - 11} 0L${dx + lean - 7} 132h14L${dx + 11} 0z`, darker(wood, 0.3))
  return group(
    `translate(${x} ${y})scale(${size})`,
    shadow(0, 136, 210, 34) +
      leg(-130, -22) +
      leg(130, 22) +
      leg(-40, -6) +
      leg(40, 6) +
      across('a-table-top', [
        [0, lighter(wood, 0.3)],
        [0.5, lighter(wood, 0.12)],
        [1, darker(wood, 0.15)],
      ]) +
      ellipse(0, 12, 220, 52, darker(wood, 0.4)) +
      ellipse(0, 0, 220, 52, 'url(#a-table-top)', `stroke="${lighter(wood, 0.45)}" stroke-width="2"`) +
      group('translate(-40 -64)', dish([0, 0], 92, '#2f8f8a')) +
      define('a-fruit', pomegranate([0, 0], 34, 'a-skin')) +
      use('a-fruit', 'translate(-80 -84)') +
      use('a-fruit', 'translate(-12 -86)') +
      use('a-fruit', 'translate(-46 -126)scale(.9)') +
      group('translate(28 -236)scale(.3)', teaGlass('a-tea')),
  )
}

function alcove(color: string): string {
  const wall = mix('#e2d5c0', color, 0.16)
  return (
    path('M470 350V190C470 130 530 110 560 66C590 110 650 130 650 190V350z', lighter(wall, 0.5)) +
    path('M484 340V194C484 142 536 122 560 88C584 122 636 142 636 194V340z', darker(wall, 0.2)) +
    path('M484 340V194C484 142 536 122 560 88C520 140 508 170 508 230V340z', '#2b2115', 'opacity=".12"') +
    rect(456, 340, 208, 14, lighter(wall, 0.6)) +
    sprig([560, 262], 12, 112) +
    across('a-niche-jar', [
      [0, '#8c5a2c'],
      [0.35, '#d9a05a'],
      [1, '#7d4a24'],
    ]) +
    path('M548 256H574L571 272C596 284 596 322 578 341H544C526 322 526 284 551 272z', 'url(#a-niche-jar)')
  )
}

export const livingRoom: Room = (color, rug) =>
  corner(color, 470) + alcove(color) + sunOn(470) + laid(rug, 405, 765) + lowTable(400, 560, 1.05, color)

export const cushion = (x: number, y: number, width: number, color: string, id: string) => {
  const half = width / 2
  return (
    ellipse(x, y + half * 0.92, half * 1.05, 13, '#2b2115', 'opacity=".22"') +
    `<radialGradient id="${id}" cx=".4" cy=".3" r=".9"><stop offset="0" stop-color="${lighter(color, 0.3)}"/><stop offset="1" stop-color="${darker(color, 0.3)}"/></radialGradient>` +
    path(
      `M${x - half} ${y - half * 0.84}Q${x} ${y - half * 0.7} ${x + half} ${y - half * 0.84}Q${x + half * 0.86} ${y} ${x + half} ${y + half * 0.9}Q${x} ${y + half * 0.8} ${x - half} ${y + half * 0.9}Q${x - half * 0.86} ${y} ${x - half} ${y - half * 0.84}z`,
      `url(#${id})`,
    ) +
    line(
      `M${x - half * 0.6} ${y}L${x} ${y - half * 0.5}L${x + half * 0.6} ${y}L${x} ${y + half * 0.54}z`,
      lighter(color, 0.65),
      3,
      'opacity=".75"',
    ) +
    line(
      `M${x - half * 0.3} ${y}L${x} ${y - half * 0.25}L${x + half * 0.3} ${y}L${x} ${y + half * 0.27}z`,
      lighter(color, 0.65),
      2,
      'opacity=".75"',
    )
  )
}

const tray = (x: number, y: number) =>
  group(
    `translate(${x} ${y})`,
    shadow(0, 10, 128, 26) +
      ellipse(0, 6, 124, 32, '#8a5a24') +
      ellipse(0, 0, 124, 32, '#c98f46') +
      ellipse(0, 2, 104, 25, '#b67a36') +
      define('a-glass', teaGlass('a-tea')) +
      use('a-glass', 'translate(-200 -270)scale(.34)') +
      use('a-glass', 'translate(-80 -258)scale(.34)'),
  )

export const cushionRoom: Room = (color, rug) => {
  const wool = mix('#8f3a2c', color, 0.25)
  const blue = mix('#2c4368', color, 0.2)
  return (
    corner(color, 500) +
    sunOn(500) +
    laid(rug, 405, 778) +
    cushion(210, 440, 250, wool, 'a-cushion1') +
    cushion(470, 452, 220, blue, 'a-cushion2') +
    tray(575, 720)
  )
}

export const hungRoom: Room = (color, rug) => {
  const wood = woodOf(color)
  return (
    corner(color, 850) +
    path('M206 128H618V724L640 744H226z', '#1b140c', 'opacity=".12"') +
    line('M170 112H630', darker(wood, 0.3), 11) +
    line('M170 109H630', lighter(wood, 0.3), 3) +
    circle(166, 112, 10, '#c29a3a') +
    circle(634, 112, 10, '#c29a3a') +
    group('translate(400 416)scale(.76)', rug) +
    ellipse(400, 946, 300, 16, '#2b2115', 'opacity=".2"') +
    down('a-bench', [
      [0, lighter(wood, 0.2)],
      [1, darker(wood, 0.2)],
    ]) +
    path('M150 842H176L168 946H152zM624 842H650L648 946H632z', darker(wood, 0.3)) +
    rect(118, 806, 564, 40, 'url(#a-bench)') +
    rect(118, 806, 564, 5, lighter(wood, 0.45)) +
    sprig([566, 730], -12, 150) +
    sprig([572, 730], 22, 118) +
    across('a-jar', [
      [0, '#1d6d6b'],
      [0.35, '#63b9b2'],
      [1, '#1a5a5c'],
    ]) +
    path('M548 728H592L588 744C618 756 618 794 594 807H546C522 794 522 756 552 744z', 'url(#a-jar)')
  )
}

export const chairRoom: Room = (color, rug) => {
  const wood = woodOf(color)
  const linen = mix('#e6dcc7', color, 0.1)
  return (
    corner(color, 520) +
    sunOn(520) +
    laid(rug, 405, 790) +
    shadow(430, 720, 180, 26) +
    line('M330 500L312 716M560 500L584 716M350 620L340 742M540 620L552 742', darker(wood, 0.15), 15) +
    path('M318 300Q440 270 566 300L556 560H332z', linen) +
    path('M318 300Q440 270 566 300L564 330Q440 304 320 330z', lighter(linen, 0.5)) +
    line('M380 300L386 556M440 292V556M500 300L496 556', darker(linen, 0.18), 2) +
    path('M306 556H586L606 628Q446 654 290 628z', darker(linen, 0.08)) +
    path('M306 556H586L592 580Q446 600 300 580z', lighter(linen, 0.4)) +
    line('M292 480Q280 470 296 466H340M604 480Q616 470 600 466H552', wood, 17) +
    shadow(130, 640, 70, 14) +
    sprig([128, 490], -24, 210) +
    sprig([132, 490], 6, 260) +
    sprig([136, 490], 34, 190) +
    across('a-pot', [
      [0, '#a8603e'],
      [0.4, '#d08d66'],
      [1, '#8c4a2e'],
    ]) +
    path('M76 490H188L172 636H92z', 'url(#a-pot)') +
    rect(70, 484, 124, 24, '#bf7650')
  )
}

export const benchRoom: Room = (color, rug) => {
  const wood = woodOf(color)
  return (
    corner(color, 770) +
    define('a-rug', rug) +
    shadow(400, 930, 330, 24) +
    line('M116 600V926M684 600V926', darker(wood, 0.3), 26, 'stroke-linecap="butt"') +
    line('M170 600V880M630 600V880', darker(wood, 0.45), 18, 'stroke-linecap="butt"') +
    path('M60 560L124 490H676L740 560z', lighter(wood, 0.25)) +
    rect(60, 560, 680, 52, wood) +
    clipped('a-seat', 'M60 502H740V560H60z', use('a-rug', 'matrix(.86 0 0 .2 400 548)')) +
    path('M168 560H632V606H168z', '#1b140c', 'opacity=".25"') +
    clipped(
      'a-drop',
      'M60 560H740V900H60z',
      path('M150 560H650V820H150z', '#1b140c', 'opacity=".12"') + use('a-rug', 'matrix(.86 0 0 .86 400 490)'),
    ) +
    down('a-fold', [
      [0, '#fffaf0', 0.34],
      [0.12, '#fffaf0', 0],
      [1, '#1b140c', 0.16],
    ]) +
    rect(168, 560, 464, 262, 'url(#a-fold)') +
    cushion(250, 410, 170, mix('#2c4368', color, 0.2), 'a-cushion') +
    shadow(560, 512, 66, 9) +
    across('a-jar', [
      [0, '#1d6d6b'],
      [0.35, '#63b9b2'],
      [1, '#1a5a5c'],
    ]) +
    sprig([556, 404], -16, 170) +
    sprig([562, 404], 16, 200) +
    path('M540 402H582L578 424C612 444 612 496 586 514H536C510 496 510 444 544 424z', 'url(#a-jar)')
  )
}
