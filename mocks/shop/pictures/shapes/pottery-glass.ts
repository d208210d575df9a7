import type { Draw } from '../canvas.ts'
import type { Shape } from '../../catalogue/seed.ts'
import { glassShapes } from './glass.ts'
import { potteryShapes } from './pottery.ts'

export const potteryGlassShapes = { ...potteryShapes, ...glassShapes } satisfies Partial<Record<Shape, Draw>>
