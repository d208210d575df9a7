import { secondPrimaryName } from '#src/app/theme.ts'

const minTextContrast = 4.5
const minNonTextContrast = 3

/** Names of custom properties in `src/app/tokens.css`, with the WCAG contrast they need. */
export const pairs = [
  {
    ink: 'ink',
    grounds: ['paper', 'surface', 'ground-gray', 'ground-pink', 'hover', 'accent-wash'],
    needs: minTextContrast,
  },
  {
    ink: 'ink-2',
    grounds: ['paper', 'surface', 'ground-gray', 'ground-pink', 'hover'],
    needs: minTextContrast,
  },
  { ink: 'accent-text', grounds: ['paper', 'surface', 'accent-wash'], needs: minTextContrast },
  { ink: 'on-accent', grounds: ['accent', 'accent-hover'], needs: minTextContrast },
  { ink: 'sale', grounds: ['paper', 'surface'], needs: minTextContrast },
  { ink: 'on-sale', grounds: ['sale'], needs: minTextContrast },
  { ink: 'success', grounds: ['paper', 'surface'], needs: minTextContrast },
  { ink: 'info', grounds: ['surface', 'info-wash'], needs: minTextContrast },
  { ink: 'control', grounds: ['paper', 'surface'], needs: minNonTextContrast },
] as const

export const palettes = ['basePrimary', secondPrimaryName, 'grayPrimary'] as const

export const sizes = [12, 14, 16, 18, 22, 28, 36] as const
export const weights = [400, 500, 700] as const
export const lengths = ['radius-field', 'radius-card', 'section', 'margin', 'header', 'bottom-bar'] as const
