import type { Shape } from '../../catalogue/seed.ts'
import { darker, lighter, mix } from '../canvas.ts'
import type { Brush, Draw, View } from '../canvas.ts'
import { cushion, dummy, runner, satin, shawlFall, shawlTile, termeh } from '../cloth.ts'
import { compact } from '../compact.ts'
import { paletteOf } from '../ornament.ts'
import type { Palette } from '../ornament.ts'
import { closeUp, define, ellipse, glow, group, line, path, rect, shadow, use } from '../still-life.ts'
import { corner, dish, pomegranate, sprig, table, teaGlass } from '../still-life-setting.ts'

type Scene = (palette: Palette, brush: Brush) => string
const drawer = (scenes: Record<View, Scene>): Draw => (brush) =>
  compact(scenes[brush.view](paletteOf(brush.color, brush.view === 'detail'), brush))

const twill = `<pattern id="a-twill" width="7" height="7" patternUnits="userSpaceOnUse"><path d="M0 7L7 0M-1 1L1 -1M6 8L8 6" stroke="#1b140c" stroke-width="1.5" opacity=".2"/><path d="M0 3.5L3.5 0M3.5 7L7 3.5" stroke="#fffaf0" stroke-width="1.1" opacity=".2"/></pattern>` +
  rect(0, 0, 800, 1000, 'url(#a-twill)')
const raking = glow('a-raking', [[0, '#fffaf0', 0.22], [0.5, '#fffaf0', 0], [1, '#1b140c', 0.28]], [0.3, 0.24], 0.95) + rect(0, 0, 800, 1000, 'url(#a-raking)')
const near = (color: string, body: string) => rect(0, 0, 800, 1000, lighter(color, 0.7)) + body + twill + raking

const fruitDish = (x: number, y: number, size: number) => group(`translate(${x} ${y})scale(${size})`,
  dish([0, 0], 92, '#b9772f') + define('a-fruit', pomegranate([0, 0], 34, 'a-skin')) + use('a-fruit', 'translate(-36 -20)') + use('a-fruit', 'translate(34 -22)') + use('a-fruit', 'translate(0 -62)scale(.9)'))
const tea = (x: number, y: number, size: number) => group(`translate(${x} ${y})scale(${size})translate(-400 -790)`, teaGlass('a-tea'))

/** The lower right corner turned over, its lining showing. */
const turnedCorner = (p: Palette) => path('M690 650L470 870H690z', lighter(p.field, 0.82)) +
  path('M690 650L470 870L498 690Q510 664 536 660z', '#2b2115', 'opacity=".18" transform="translate(-9 -4)"') +
  path('M690 650L470 870L490 694Q500 668 530 664z', mix(p.ground, p.field, 0.3)) + path('M690 650L470 870L482 770Q560 700 690 650z', '#fffaf0', 'opacity=".14"') +
  line('M690 650L470 870', lighter(p.gold, 0.3), 5)

const rod = '<path d="M150 156H650" stroke="#4a3324" stroke-width="20"/><path d="M150 152H650" stroke="#8a6546" stroke-width="5"/>' +
  ellipse(150, 156, 16, 16, '#c29a3a') + ellipse(650, 156, 16, 16, '#c29a3a')

const scarfOnRod: Scene = (p, { random }) => shadow(420, 930, 230, 16) + shawlTile(p) +
  shawlFall('a-back', { ...p, field: darker(p.field, 0.25) }, [420, 560], [430, 610], [160, 720], random) + rod +
  path('M236 172Q238 136 262 136H500Q516 140 512 172L480 190H250z', p.field) + path('M236 172Q238 136 262 136H500Q516 140 512 172L480 190H250z', 'url(#a-field-tile)') +
  shawlFall('a-front', p, [236, 512], [206, 512], [166, 840], random) + path('M236 174Q238 136 262 136H500Q516 140 512 174Q500 150 480 150H270Q244 150 236 174z', '#fffaf0', 'opacity=".3"')

const scarfWorn: Scene = (p, { color, random }) => corner(color, 850) + ellipse(400, 958, 190, 14, '#2b2115', 'opacity=".2"') + dummy(color) + shawlTile(p) +
  shawlFall('a-back', { ...p, field: darker(p.field, 0.12) }, [410, 500], [420, 540], [270, 620], random) +
  shawlFall('a-front', p, [300, 400], [262, 400], [270, 730], random) +
  [['#1b140c', 0.25, 8], ['', 1, 0]].map(([, opacity, drop]) => path('M306 236Q270 300 330 340Q400 376 474 338Q530 300 494 236Q476 190 462 200Q470 262 400 270Q330 262 338 200Q322 190 306 236z', opacity === 1 ? p.field : '#1b140c', `opacity="${opacity}" transform="translate(0 ${drop})"`)).join('') +
  path('M306 236Q270 300 330 340Q400 376 474 338Q530 300 494 236Q476 190 462 200Q470 262 400 270Q330 262 338 200Q322 190 306 236z', 'url(#a-field-tile)') +
  line('M318 232Q306 292 400 308Q490 294 482 232M312 300Q350 340 420 338', '#1b140c', 7, 'opacity=".2"') + line('M326 224Q322 280 400 290', '#fffaf0', 6, 'opacity=".25"')

const divan: Scene = (p, { color }) => {
  const wood = mix('#6d4a30', color, 0.1)
  const seat = mix('#ddd0b8', color, 0.12)
  return corner(color, 790) + shadow(400, 940, 380, 24) + path('M60 600H96V930H74zM704 600H740L726 930H704z', darker(wood, 0.3)) +
    path('M40 430Q40 410 60 410H100Q116 410 116 430V760H40zM684 430Q684 410 700 410H740Q760 410 760 430V760H684z', wood) + path('M48 430Q48 418 62 418H98', 'none', `stroke="${lighter(wood, 0.4)}" stroke-width="4"`) +
    path('M104 664Q104 640 130 640H670Q696 640 696 664V770H104z', seat) + path('M104 664Q104 640 130 640H670Q696 640 696 664V680H104z', lighter(seat, 0.4)) + rect(40, 764, 720, 44, wood) + rect(40, 764, 720, 6, lighter(wood, 0.35)) +
    shadow(290, 648, 160, 14) + path('M420 452Q530 466 620 444Q606 540 624 636Q520 624 428 644Q438 540 420 452z', mix(p.ground, '#e3d7c0', 0.35)) + path('M420 452Q530 466 620 444Q606 540 624 636', 'none', 'stroke="#fffaf0" stroke-width="3" opacity=".4"') +
    group('translate(300 500)rotate(-5)scale(.52)', cushion(p))
}

export const textileShapes = {
  'termeh-cloth': drawer({
    whole: (p) => shadow(400, 880, 300, 16) + group('translate(400 500)', path('M-282 -362H300V384H-282z', '#2b2115', 'opacity=".16"') + termeh(p) + satin + rect(-290, -370, 580, 740, 'url(#a-satin)')) + turnedCorner(p),
    detail: (p, { color }) => near(color, closeUp([-110, -180], 2.5, termeh(p))),
    use: (p, { color }) => table(color, 560) + `<g transform="matrix(.86 .3 -.8 .3 400 770)"><path d="M-284 -284H306V306H-284z" fill="#1b140c" opacity=".22"/>${termeh(p, 580, 580)}</g>` + fruitDish(360, 690, 1.3) + tea(560, 800, 0.5),
  }),
  'pateh-cushion': drawer({
    whole: (p) => shadow(400, 830, 270, 30) + group('translate(400 500)', cushion(p)),
    detail: (p, { color }) => near(color, closeUp([-96, -120], 2.6, cushion(p))),
    use: divan,
  }),
  scarf: drawer({
    whole: scarfOnRod,
    detail: (p, brush) => near(brush.color, closeUp([360, 740], 2.5, scarfOnRod(p, brush))),
    use: scarfWorn,
  }),
  'table-runner': drawer({
    whole: (p) => group('translate(400 500)scale(.9)', path('M-140 -326L8 -424L160 -326V340L8 444L-140 340z', '#2b2115', 'opacity=".2"') + runner(p) + satin + path('M-150 -330L0 -430L150 -330V330L0 430L-150 330z', 'url(#a-satin)')),
    detail: (p, { color }) => near(color, closeUp([0, 330], 2.5, runner(p))),
    use: (p, { color }) => table(color, 520) + `<g transform="matrix(-.34 .5 .95 .12 400 760)"><path d="M-140 -326L8 -424L160 -326V340L8 444L-140 340z" fill="#1b140c" opacity=".22"/>${runner(p)}</g>` + fruitDish(390, 690, 1.25) +
      sprig([640, 560], -10, 150) + sprig([646, 560], 20, 180) + path('M628 552H668L664 572C694 590 696 640 672 656H624C600 640 602 590 632 572z', darker(mix('#2f8f8a', color, 0.1), 0.1)),
  }),
} satisfies Partial<Record<Shape, Draw>>
