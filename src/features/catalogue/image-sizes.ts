import type { ImageSizes } from '#src/ui/Picture/sized-address.ts'

export const cardImageSizes: ImageSizes = { width: 320, sizes: 'min(56vw, 300px)' }

export const productImageSizes: ImageSizes = {
  width: 800,
  sizes: '(min-width: 64em) 700px, (min-width: 48em) 50vw, 100vw',
}
