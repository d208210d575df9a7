import type { Draw } from '../canvas.ts'
import type { Shape } from '../../catalogue/seed.ts'
import { calligraphyShapes } from './calligraphy.ts'

export const booksMusicShapes = { ...calligraphyShapes } satisfies Partial<Record<Shape, Draw>>
