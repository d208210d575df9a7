import type { Shape } from '../catalogue/seed.ts'
import type { Draw } from './canvas.ts'
import { booksMusicShapes } from './shapes/books-music.ts'
import { metalShapes } from './shapes/metal.ts'
import { pantryShapes } from './shapes/pantry.ts'
import { potteryGlassShapes } from './shapes/pottery-glass.ts'
import { rugShapes } from './shapes/rugs.ts'
import { teaShapes } from './shapes/tea.ts'
import { textileShapes } from './shapes/textiles.ts'

/** What draws each shape; one that is not here yet gets a rosette. */
export const shapes: Partial<Record<Shape, Draw>> = {
  ...rugShapes,
  ...textileShapes,
  ...metalShapes,
  ...potteryGlassShapes,
  ...pantryShapes,
  ...teaShapes,
  ...booksMusicShapes,
}
