import type { ImageSizes } from '../Picture/sized-address.ts'

export const heroImageSizes: ImageSizes = { width: 800, sizes: 'min(100vw, 1000px)' }
