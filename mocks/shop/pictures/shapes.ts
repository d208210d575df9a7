import type { Shape } from '../catalogue/seed.ts'
import type { Draw } from './canvas.ts'
import { booksMusicShapes } from './shapes/books-music.ts'
import { enamelShapes } from './shapes/enamel.ts'
import { khatamShapes } from './shapes/khatam.ts'
import { leatherShapes } from './shapes/leather.ts'
import { metalShapes } from './shapes/metal.ts'
import { pantryShapes } from './shapes/pantry.ts'
import { potteryGlassShapes } from './shapes/pottery-glass.ts'
import { rugShapes } from './shapes/rugs.ts'
import { teaShapes } from './shapes/tea.ts'
import { textileShapes } from './shapes/textiles.ts'

export const shapes: Record<Shape, Draw> = {
  ...rugShapes,
  ...textileShapes,
  ...leatherShapes,
  ...khatamShapes,
  ...enamelShapes,
  ...metalShapes,
  ...potteryGlassShapes,
  ...pantryShapes,
  ...teaShapes,
  ...booksMusicShapes,
}
