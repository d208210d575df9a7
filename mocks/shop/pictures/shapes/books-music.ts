import type { Draw } from '../canvas.ts'
import type { Shape } from '../../catalogue/seed.ts'
import { calligraphyShapes } from './calligraphy.ts'
import { luteShapes } from './lutes.ts'
import { percussionShapes } from './percussion.ts'

export const booksMusicShapes = { ...calligraphyShapes, ...luteShapes, ...percussionShapes } satisfies Partial<Record<Shape, Draw>>
