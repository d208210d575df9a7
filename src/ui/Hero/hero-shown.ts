import type { Shown } from '../Picture/sized-address.ts'

export const heroShown: Shown = { width: 800, sizes: 'min(100vw, 1000px)' }
