import type { Shown } from '#src/ui/Picture/sized-address.ts'

export const cardShown: Shown = { width: 320, sizes: 'min(56vw, 300px)' }

export const productShown: Shown = {
  width: 800,
  sizes: '(min-width: 64em) 700px, (min-width: 48em) 50vw, 100vw',
}
