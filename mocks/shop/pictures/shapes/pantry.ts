import type { Draw } from '../canvas.ts'
import type { Shape } from '../../catalogue/seed.ts'
import { nutShapes } from './nuts.ts'
import { spiceShapes } from './spices.ts'

export const pantryShapes = { ...spiceShapes, ...nutShapes } satisfies Partial<Record<Shape, Draw>>
