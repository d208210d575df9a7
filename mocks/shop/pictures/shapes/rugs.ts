import type { Shape } from '../../catalogue/seed.ts'
import { lighter } from '../canvas.ts'
import type { Draw } from '../canvas.ts'
import { compact } from '../compact.ts'
import { paletteOf } from '../ornament.ts'
import type { Palette } from '../ornament.ts'
import { gardenRug, heratiRug, medallionRug, treeRug } from '../rug-floral.ts'
import { knots, ribs, rugHeight, rugWidth, weave } from '../rug-loom.ts'
import type { Rug } from '../rug-loom.ts'
import { benchRoom, chairRoom, cushionRoom, hungRoom, livingRoom } from '../rug-rooms.ts'
import type { Room } from '../rug-rooms.ts'
import { raking } from '../scene-parts.ts'
import { diamondKilim, gabbehRug, stripedKilim, tribalRug } from '../rug-tribal.ts'
import { closeUp, group, path, rect } from '../still-life.ts'
import type { Point } from '../still-life.ts'

type Model = {
  rug: (palette: Palette, random: () => number) => Rug
  room: Room
  focus: Point
  zoom: number
  surface: string
}

const [x, y] = [-rugWidth / 2, -rugHeight / 2]
const shade = [14, 9, 4].map((drop) => path(`M${x - 3} ${y + drop}h${rugWidth + 8}v${rugHeight + drop}h${-rugWidth - 8}z`, '#2b2115', 'opacity=".1"')).join('')

const drawer = ({ rug, room, focus, zoom, surface }: Model): Draw => ({ color, view, random }) => {
  const body = weave(rug(paletteOf(color, view === 'detail'), random), random)
  if (view === 'whole') return compact(group('translate(400 496)', shade + body))
  if (view === 'use') return compact(room(color, body))
  return compact(rect(0, 0, 800, 1000, lighter(color, 0.75)) + closeUp(focus, zoom, body) + surface + raking)
}

export const rugShapes = {
  'carpet-medallion': drawer({ rug: medallionRug, room: livingRoom, focus: [70, -96], zoom: 2.7, surface: knots }),
  'carpet-garden': drawer({ rug: gardenRug, room: cushionRoom, focus: [-104, -190], zoom: 2.5, surface: knots }),
  'carpet-tree': drawer({ rug: treeRug, room: hungRoom, focus: [66, 120], zoom: 2.6, surface: knots }),
  'carpet-herati': drawer({ rug: heratiRug, room: livingRoom, focus: [120, 216], zoom: 2.7, surface: knots }),
  'carpet-tribal': drawer({ rug: tribalRug, room: cushionRoom, focus: [-100, 120], zoom: 2.5, surface: knots }),
  'kilim-stripes': drawer({ rug: stripedKilim, room: benchRoom, focus: [-60, 252], zoom: 2.4, surface: ribs }),
  'kilim-diamonds': drawer({ rug: diamondKilim, room: benchRoom, focus: [-100, -190], zoom: 2.4, surface: ribs }),
  gabbeh: drawer({ rug: gabbehRug, room: chairRoom, focus: [20, 190], zoom: 2.3, surface: knots }),
} satisfies Partial<Record<Shape, Draw>>
