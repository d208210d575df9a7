import type { Draw } from '../canvas.ts'
import type { Shape } from '../../catalogue/seed.ts'
import { copperShapes } from './copper.ts'
import { firoozehShapes } from './firoozeh.ts'
import { silverShapes } from './silver.ts'

export const metalShapes = { ...copperShapes, ...silverShapes, ...firoozehShapes } satisfies Partial<Record<Shape, Draw>>
