/** Which of a product's three pictures: the whole thing, a close detail, the thing in use. */
export const views = ['whole', 'detail', 'use'] as const
export type View = (typeof views)[number]

export type Brush = {
  /** The main colour of the goods, `#rrggbb`. */
  color: string
  view: View
  /** A stream of numbers in [0, 1): the same for the same product and variant. */
  random: () => number
}

/**
 * Draws one kind of goods, with its shadow, as SVG elements inside the viewBox 0 0 800 1000, over a ground
 * that the frame has painted already. Ids must start with `a-` and stay unique within one picture.
 */
export type Draw = (brush: Brush) => string

/** Mixes two `#rrggbb` colours; share 0 gives the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const channel = (color: string, at: number) => parseInt(color.slice(1 + at * 2, 3 + at * 2), 16)
  const hex = [0, 1, 2].map((at) =>
    Math.round(channel(from, at) * (1 - share) + channel(to, at) * share)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${hex.join('')}`
}

export const lighter = (color: string, share: number) => mix(color, '#fffaf0', share)
export const darker = (color: string, share: number) => mix(color, '#1b140c', share)
