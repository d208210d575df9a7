import type { Shape } from '../../catalogue/seed.ts'
import { darker, lighter, mix } from '../canvas.ts'
import type { Brush, Draw, View } from '../canvas.ts'
import { cushion, dummy, runner, satin, shawlFall, shawlTile, termeh } from '../cloth.ts'
import { compact } from '../compact.ts'
import { paletteOf } from '../ornament.ts'
import type { Palette } from '../ornament.ts'
import { raking, tea } from '../scene-parts.ts'
import { clipped, closeUp, define, ellipse, group, line, path, rect, shadow, use } from '../still-life.ts'
import { corner, dish, pomegranate, sprig, table } from '../still-life-setting.ts'

type Scene = (palette: Palette, brush: Brush) => string
const drawer = (scenes: Record<View, Scene>): Draw => (brush) =>
  compact(scenes[brush.view](paletteOf(brush.color, brush.view === 'detail'), brush))

const twill = `<pattern id="a-twill" width="7" height="7" patternUnits="userSpaceOnUse"><path d="M0 7L7 0M-1 1L1 -1M6 8L8 6" stroke="#1b140c" stroke-width="1.5" opacity=".2"/><path d="M0 3.5L3.5 0M3.5 7L7 3.5" stroke="#fffaf0" stroke-width="1.1" opacity=".2"/></pattern>` +
  rect(0, 0, 800, 1000, 'url(#a-twill)')
const near = (color: string, body: string) => rect(0, 0, 800, 1000, lighter(color, 0.7)) + body + twill + raking

const fruitDish = (x: number, y: number, size: number) => group(`translate(${x} ${y})scale(${size})`,
  dish([0, 0], 92, '#b9772f') + define('a-fruit', pomegranate([0, 0], 34, 'a-skin')) + use('a-fruit', 'translate(-36 -20)') + use('a-fruit', 'translate(34 -22)') + use('a-fruit', 'translate(0 -62)scale(.9)'))

const cornerTurned = (p: Palette, body: string) => clipped('a-whole', 'M0 0H800V640L680 666L480 866L460 1000H0z', body) +
  path('M690 656L480 866L498 690Q510 664 536 660z', '#2b2115', 'opacity=".18" transform="translate(-9 -4)"') +
  path('M690 656L480 866L494 696Q502 670 532 666z', mix(p.ground, p.field, 0.3)) + path('M690 656L480 866L488 780Q560 710 690 656z', '#fffaf0', 'opacity=".14"') +
  line('M690 656L480 866', lighter(p.gold, 0.3), 5)

const rod = '<path d="M150 156H650" stroke="#4a3324" stroke-width="20"/><path d="M150 152H650" stroke="#8a6546" stroke-width="5"/>' +
  ellipse(150, 156, 16, 16, '#c29a3a') + ellipse(650, 156, 16, 16, '#c29a3a')

const scarfOnRod: Scene = (p, { random }) => shadow(420, 930, 230, 16) + shawlTile(p) +
  shawlFall('a-back', { ...p, field: darker(p.field, 0.25) }, [420, 560], [430, 610], [160, 720], random) + rod +
  path(saddle, p.field) + path(saddle, 'url(#a-field-tile)') +
  shawlFall('a-front', p, [236, 512], [206, 512], [166, 840], random) + path('M236 174Q238 136 262 136H500Q516 140 512 174Q500 150 480 150H270Q244 150 236 174z', '#fffaf0', 'opacity=".3"')

const collar = 'M306 236Q270 300 330 340Q400 376 474 338Q530 300 494 236Q476 190 462 200Q470 262 400 270Q330 262 338 200Q322 190 306 236z'
const saddle = 'M236 172Q238 136 262 136H500Q516 140 512 172L480 190H250z'

const scarfWorn: Scene = (p, { color, random }) => corner(color, 850) + ellipse(400, 958, 190, 14, '#2b2115', 'opacity=".2"') + dummy(color) + shawlTile(p) +
  shawlFall('a-back', { ...p, field: darker(p.field, 0.12) }, [410, 500], [420, 540], [270, 620], random) +
  shawlFall('a-front', p, [300, 400], [262, 400], [270, 730], random) +
  path(collar, '#1b140c', 'opacity=".25" transform="translate(0 8)"') + path(collar, p.field) + path(collar, 'url(#a-field-tile)') +
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
    whole: (p) => cornerTurned(p, group('translate(400 500)', path('M-282 -362H298V382H-282z', '#2b2115', 'opacity=".14"') + termeh(p) + satin + rect(-290, -370, 580, 740, 'url(#a-satin)'))),
    detail: (p, { color }) => near(color, closeUp([-110, -180], 2.5, termeh(p))),
    use: (p, { color }) => table(color, 450) + `<g transform="matrix(.82 .37 -.76 .37 400 730)"><path d="M-284 -284H306V306H-284z" fill="#1b140c" opacity=".22"/>${termeh(p, 580, 580)}</g>` + fruitDish(380, 620, 1.5) + tea(590, 830, 0.62),
  }),
  'pateh-cushion': drawer({
    whole: (p) => shadow(400, 792, 270, 24) + group('translate(400 490)', cushion(p)),
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
    use: (p, { color }) => table(color, 450) + `<g transform="matrix(-.36 .56 .98 .16 400 740)"><path d="M-166 -316L8 -424L186 -316V330L8 444L-166 330z" fill="#1b140c" opacity=".22"/>${runner(p)}</g>` + fruitDish(385, 640, 1.5) +
      sprig([640, 500], -10, 190) + sprig([646, 500], 20, 230) + path('M622 492H674L668 516C706 540 708 604 676 626H620C588 604 590 540 628 516z', darker(mix('#2f8f8a', color, 0.1), 0.1)),
  }),
} satisfies Partial<Record<Shape, Draw>>
