/** Text of 4.5 to 1, and what is no text but has to be seen, of 3 to 1. */
const [text, shape] = [4.5, 3]

/** What stands on what, and the contrast that it needs; names of custom properties in `src/app/tokens.css`. */
export const pairs = [
  {
    ink: 'ink',
    grounds: ['paper', 'surface', 'ground-gray', 'ground-pink', 'hover', 'accent-wash'],
    needs: text,
  },
  { ink: 'ink-2', grounds: ['paper', 'surface', 'ground-gray', 'ground-pink', 'hover'], needs: text },
  { ink: 'accent-text', grounds: ['paper', 'surface', 'accent-wash'], needs: text },
  { ink: 'on-accent', grounds: ['accent', 'accent-hover'], needs: text },
  { ink: 'sale', grounds: ['paper', 'surface'], needs: text },
  { ink: 'on-sale', grounds: ['sale'], needs: text },
  { ink: 'success', grounds: ['paper', 'surface'], needs: text },
  { ink: 'info', grounds: ['surface', 'info-wash'], needs: text },
  { ink: 'control', grounds: ['paper', 'surface'], needs: shape },
] as const

export const palettes = ['basePrimary', 'secoundPrimary', 'grayPrimary'] as const

/** In pixels, as the design has them. */
export const sizes = [12, 14, 16, 18, 22, 28, 36] as const
export const weights = [400, 500, 700] as const
export const lengths = ['radius-field', 'radius-card', 'section', 'margin', 'header', 'bottom-bar'] as const
